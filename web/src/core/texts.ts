// From keys to sentences: the same logic as deadroad/kernel/words.py, on the same Fluent catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { link } from "./linking";
import type { Facts, Value } from "./facts";
import type { Choice, Happening, StoryInfo } from "./protocol";
import { latest, standing, sums, totals } from "./story";

export type Values = Record<string, FluentVariable>;
export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence that ends in a name with its own punctuation ("Where did everybody go?") gets no full stop. */
const OWN_MARK = /(?<=[\p{L}\p{N}_])(\s?[!?…])\.(?=\s|$)/gu;

/** Catalogues in order of priority: the first one that has a key is used. */
export class Catalogue {
  private readonly bundles: FluentBundle[];

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly behind: Catalogue | null = null,
  ) {
    this.bundles = sources.map((source) => {
      const bundle = new FluentBundle(language, { useIsolating: false, functions: { LINK: ([word, name]) => link(language, spoken(word), spoken(name)) } });
      bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key)) || (this.behind?.has(key) ?? false);
  }

  /** The sentence of a key. A missing key is shown unchanged, so that play can continue. */
  say(key: string, values: Values = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) {
        const errors: Error[] = [];
        return bundle.formatPattern(pattern, values, errors).replaceAll(OWN_MARK, "$1");
      }
    }
    return this.behind ? this.behind.say(key, values) : key;
  }
}

/** A value in a text, as displayed. */
const spoken = (value: unknown): string => String((typeof value === "object" && value !== null ? value.valueOf() : value) ?? "");

/** One language of one game, with the names of the seats and the seat of the reader, if any. */
export class Words {
  constructor(
    readonly catalogue: Catalogue,
    readonly facts: Facts,
    readonly names: readonly string[],
    /** The seat of the reader, or -1. Lines about it use "you". */
    readonly reader = -1,
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
      // A number is an index of a domain only if the game declares it so.
      const known = this.facts.domain(domain);
      const notation = known?.told ? known.values[name] : undefined;
      if (notation === undefined) return name;
      name = notation;
    }
    const key = `${domain}-${name}`;
    if (this.has(key)) return this.say(key);
    // A value of two parts (`3.north`) uses the text of its domain, if there is one.
    const parts = /^([^.]+)\.(.+)$/.exec(name);
    if (parts && this.has(domain)) return this.say(domain, { first: this.word(domain, parts[1] ?? ""), second: this.word(domain, parts[2] ?? "") });
    return /^-*\d+$/.test(name) ? Number(name) : name;
  }

  /** The name of a seat. */
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
      if (domain === "seat" && /^\d+$/.test(arg)) this.name(values, slot, Number(arg));
      else values[slot] = this.word(domain, arg);
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

  /** A sentence of the game, by the prefix of its key. */
  sentence(family: string, said: { key: string; values: Record<string, Value> }): string {
    return this.say(`${family}-${said.key}`, this.worded(said.values));
  }

  /** The warning about an option. */
  caution(warned: { reason: string; values: Record<string, Value> }): string {
    return this.say(`caution-${warned.reason}`, this.worded(warned.values));
  }

  /** The line for an event. The reader is called "you". */
  event(event: Pick<Happening, "name" | "values">): string {
    const fields = this.facts.event(event.name)?.fields ?? [];
    const values: Values = {};
    for (const field of fields) {
      const value = event.values[field.name];
      if (field.many) {
        const items = (Array.isArray(value) ? value : []).map((item) => this.listed(field.domain, item));
        values[field.name] = items.join(", ");
        values[`${field.name}-count`] = items.length;
        values[`${field.name}-steps`] = Math.max(0, items.length - 1); // of a way with its start
      } else if (typeof value === "number" && field.domain === "seat") {
        this.name(values, field.name, value);
      } else if (typeof value === "number") {
        values[field.name] = this.word(field.domain, value);
        // What a card or another thing does: `$card` becomes `$card-text`.
        const key = `${field.domain}-${this.facts.value(field.domain, value)}-text`;
        if (this.has(key)) values[`${field.name}-text`] = this.say(key);
      }
    }
    return this.say(`event-${event.name}`, values);
  }

  /** One sentence for several events in a row. */
  story(story: StoryInfo, events: readonly Happening[]): string {
    const fields = new Map((this.facts.event(story.event)?.fields ?? []).map((field) => [field.name, field]));
    const values: Values = { count: events.length, ...totals(story, events) };
    for (const field of (story.then ?? []).length > 0 ? fields.values() : []) {
      const value = events[0]?.values[field.name];
      if (field.domain !== "seat" && typeof value === "number") values[field.name] = this.word(field.domain, value);
    }
    const seat = events[0]?.values["seat"];
    if (fields.has("seat") && typeof seat === "number") this.name(values, "seat", seat);
    if (story.place) values["place"] = this.last(story.place, standing(events));
    if (story.what) {
      const domain = this.domainOf(story.what, events);
      values["what"] = this.row(sums(story, events).map(([thing, count]) => this.amount(domain, thing, count)));
    }
    if (story.each) {
      const seats = latest(story, events);
      values["each"] = this.row(seats.map(([one, value]) => `${this.listed("seat", one)} ${value}`));
      values["seats"] = seats.length;
    }
    return this.say(`story-${story.event}`, values);
  }

  /** The word for the last value of a field; nothing if no event has it. */
  private last(name: string, events: readonly Happening[]): FluentVariable {
    const event = events.findLast((one) => typeof one.values[name] === "number");
    return event ? this.word(this.domainOf(name, [event]), event.values[name] as number) : "";
  }

  /** The domain of a field of some events. */
  private domainOf(name: string, events: readonly Happening[]): string {
    for (const event of events) {
      const field = this.facts.event(event.name)?.fields.find((one) => one.name === name);
      if (field) return field.domain;
    }
    return name;
  }

  /** An amount of a thing: by its text `resource-ammo-count`, or else as number and word. */
  private amount(domain: string, value: number, count: number): string {
    const key = `${domain}-${this.facts.value(domain, value)}-count`;
    return this.has(key) ? this.say(key, { count }) : `${count} ${this.word(domain, value)}`;
  }

  /** Things as a list in a sentence. */
  private row(parts: readonly string[]): string {
    return parts.length < 2 ? parts.join("") : this.say("row", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  /** Values in words. A name is `name:domain`, or a domain: `thief:seat` becomes `$thief`. */
  private worded(values: Record<string, Value>): Values {
    const found: Values = {};
    for (const [key, value] of Object.entries(values)) {
      const [name = key, domain = name] = key.split(":");
      if (domain === "seat" && typeof value === "number") this.name(found, name, value);
      else found[name] = this.word(domain, value);
    }
    return found;
  }

  /** Adds the name of a seat to the values, and whether it is the reader's: `$you`, or `$victim-you`. */
  private name(values: Values, field: string, seat: number): void {
    values[field] = this.seat(seat);
    values[field === "seat" ? "you" : `${field}-you`] = seat === this.reader ? "yes" : "no";
  }

  private listed(domain: string, value: Value): string {
    if (domain !== "seat" || typeof value !== "number") return String(this.word(domain, value));
    return value === this.reader ? this.say("you") : this.seat(value);
  }
}
