// The texts of the table itself, in the current language.
import { prefs } from "./prefs.svelte";
import { Catalogue, type Language, type Values } from "./texts";

type Source = () => Promise<{ default: string }>;

// Written out, so that each language is a separate bundle.
const sources: Record<Language, readonly Source[]> = {
  en: [
    () => import("../texts/en.ftl?raw"),
    () => import("../texts/people/en.ftl?raw"),
    () => import("../texts/problems/en.ftl?raw"),
    () => import("../texts/tables/en.ftl?raw"),
    () => import("../texts/admin/en.ftl?raw"),
    () => import("../texts/review/en.ftl?raw"),
    () => import("../texts/lab/en.ftl?raw"),
  ],
  fr: [
    () => import("../texts/fr.ftl?raw"),
    () => import("../texts/people/fr.ftl?raw"),
    () => import("../texts/problems/fr.ftl?raw"),
    () => import("../texts/tables/fr.ftl?raw"),
    () => import("../texts/admin/fr.ftl?raw"),
    () => import("../texts/review/fr.ftl?raw"),
    () => import("../texts/lab/fr.ftl?raw"),
  ],
  it: [
    () => import("../texts/it.ftl?raw"),
    () => import("../texts/people/it.ftl?raw"),
    () => import("../texts/problems/it.ftl?raw"),
    () => import("../texts/tables/it.ftl?raw"),
    () => import("../texts/admin/it.ftl?raw"),
    () => import("../texts/review/it.ftl?raw"),
    () => import("../texts/lab/it.ftl?raw"),
  ],
};

class Shell {
  catalogue = $state.raw(new Catalogue("en", []));
  ready = $state(false);

  async load(language: Language): Promise<void> {
    const found = await Promise.all(sources[language].map((source) => source()));
    if (language !== prefs.language) return;
    this.catalogue = new Catalogue(language, found.map((source) => source.default));
    document.documentElement.lang = language;
    this.ready = true;
  }
}

export const shell = new Shell();

/** A sentence of the table itself. */
export function t(key: string, values: Values = {}): string {
  return shell.catalogue.say(key, values);
}
