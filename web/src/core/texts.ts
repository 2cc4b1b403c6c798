// From keys to sentences: the same logic as deadroad/kernel/words.py, on the same Fluent catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Facts, Value } from "./facts";
import type { Choice, Happening } from "./protocol";

export type Values = Record<string, FluentVariable>;
export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Catalogues looked through in turn: a key is said by the first that has it. */
export class Catalogue {
  private readonly bundles: FluentBundle[];

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly behind: Catalogue | null = null,
  ) {
    this.bundles = sources.map((source) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key)) || (this.behind?.has(key) ?? false);
  }

  /** The sentence of a key; a key that has none is shown as it is, so that play can go on. */
  say(key: string, values: Values = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) {
        const errors: Error[] = [];
        return bundle.formatPattern(pattern, values, errors);
      }
    }
    return this.behind ? this.behind.say(key, values) : key;
  }
}

/** One language of one game at one table (whose seats have names). */
export class Words {
  constructor(
    readonly catalogue: Catalogue,
    readonly facts: Facts,
    readonly names: readonly string[],
  ) {}

  get language(): Language {
    return this.catalogue.language;
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  say(key: string, values: Values = {}): string {
    return this.catalogue.say(key, values);
  }

  /** The word for a value of a domain; a number stays a number. */
  word(domain: string, value: Value): Value {
    let name = value;
    if (typeof name === "number") {
      // Only where the game says so is a number of this name an index.
      const known = this.facts.domain(domain);
      const notation = known?.told ? known.values[name] : undefined;
      if (notation === undefined) return name;
      name = notation;
    }
    const key = `${domain}-${name}`;
    if (this.has(key)) return this.say(key);
    // A value of two parts (`3.north`) is put together by the text of its domain, if there is one.
    const parts = /^([^.]+)\.(.+)$/.exec(name);
    if (parts && this.has(domain)) return this.say(domain, { first: this.word(domain, parts[1] ?? ""), second: this.word(domain, parts[2] ?? "") });
    return /^-*\d+$/.test(name) ? Number(name) : name;
  }

  /** What a seat is called. */
  seat(seat: number): string {
    return this.names[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  /** The label of an option. */
  option(option: Pick<Choice, "verb" | "args" | "notation">): string {
    const key = `option-${option.verb}`;
    if (!this.has(key)) return option.notation;
    const slots = this.facts.verb(option.verb)?.slots ?? [];
    const values: Values = {};
    for (const { slot, domain } of slots) {
      const arg = option.args[slot] ?? "";
      values[slot] = domain === "seat" && /^\d+$/.test(arg) ? this.seat(Number(arg)) : this.word(domain, arg);
    }
    return this.say(key, values);
  }

  /** A question in plain words. */
  question(question: { kind: string; values: Record<string, Value> }): string {
    return this.say(`question-${question.kind}`, this.worded(question.values));
  }

  /** Why something is refused. */
  reason(refusal: { reason: string; values: Record<string, Value> }): string {
    return this.say(`reason-${refusal.reason}`, this.worded(refusal.values));
  }

  /** What to mind about an option. */
  caution(warned: { reason: string; values: Record<string, Value> }): string {
    return this.say(`caution-${warned.reason}`, this.worded(warned.values));
  }

  /** What happened, as one line. */
  event(event: Happening): string {
    const fields = this.facts.event(event.name)?.fields ?? [];
    const values: Values = {};
    for (const field of fields) {
      const value = event.values[field.name];
      if (field.many) {
        const items = (Array.isArray(value) ? value : []).map((item) => String(this.valued(field.domain, item)));
        values[field.name] = items.join(", ");
        values[`${field.name}-count`] = items.length;
      } else if (typeof value === "number") {
        values[field.name] = this.valued(field.domain, value);
      }
    }
    return this.say(`event-${event.name}`, values);
  }

  private worded(values: Record<string, Value>): Values {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.valued(name, value)]));
  }

  private valued(domain: string, value: Value): Value {
    return domain === "seat" && typeof value === "number" ? this.seat(value) : this.word(domain, value);
  }
}
