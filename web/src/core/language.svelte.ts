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
  ],
  fr: [
    () => import("../texts/fr.ftl?raw"),
    () => import("../texts/people/fr.ftl?raw"),
    () => import("../texts/problems/fr.ftl?raw"),
    () => import("../texts/tables/fr.ftl?raw"),
  ],
  it: [
    () => import("../texts/it.ftl?raw"),
    () => import("../texts/people/it.ftl?raw"),
    () => import("../texts/problems/it.ftl?raw"),
    () => import("../texts/tables/it.ftl?raw"),
  ],
};

/** Texts that only some pages use. */
export type Part = "admin" | "lab" | "review";
const parts: Record<Language, Record<Part, Source>> = {
  en: { admin: () => import("../texts/admin/en.ftl?raw"), lab: () => import("../texts/lab/en.ftl?raw"), review: () => import("../texts/review/en.ftl?raw") },
  fr: { admin: () => import("../texts/admin/fr.ftl?raw"), lab: () => import("../texts/lab/fr.ftl?raw"), review: () => import("../texts/review/fr.ftl?raw") },
  it: { admin: () => import("../texts/admin/it.ftl?raw"), lab: () => import("../texts/lab/it.ftl?raw"), review: () => import("../texts/review/it.ftl?raw") },
};

class Shell {
  catalogue = $state.raw(new Catalogue("en", []));
  ready = $state(false);
  private readonly needed = new Set<Part>();

  async load(language: Language): Promise<void> {
    const needed = [...this.needed];
    const wanted = [...sources[language], ...needed.map((part) => parts[language][part])];
    const found = await Promise.all(wanted.map((source) => source()));
    // Another call loads another language or more parts.
    if (language !== prefs.language || needed.length !== this.needed.size) return;
    this.catalogue = new Catalogue(language, found.map((source) => source.default));
    document.documentElement.lang = language;
    this.ready = true;
  }

  /** Load a part too, now and in every language that is chosen later. */
  async need(part: Part): Promise<void> {
    if (this.needed.has(part)) return;
    this.needed.add(part);
    await this.load(prefs.language);
  }
}

export const shell = new Shell();

/** A sentence of the table itself. */
export function t(key: string, values: Values = {}): string {
  return shell.catalogue.say(key, values);
}
