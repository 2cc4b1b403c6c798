// The words of the table itself, in the language of the moment.
import { prefs } from "./prefs.svelte";
import { Catalogue, type Language, type Values } from "./texts";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../texts/en.ftl?raw"),
  fr: () => import("../texts/fr.ftl?raw"),
  it: () => import("../texts/it.ftl?raw"),
};

class Shell {
  catalogue = $state.raw(new Catalogue("en", []));
  ready = $state(false);

  async load(language: Language): Promise<void> {
    const source = (await sources[language]()).default;
    if (language !== prefs.language) return;
    this.catalogue = new Catalogue(language, [source]);
    document.documentElement.lang = language;
    this.ready = true;
  }
}

export const shell = new Shell();

/** A sentence of the table itself. */
export function t(key: string, values: Values = {}): string {
  return shell.catalogue.say(key, values);
}
