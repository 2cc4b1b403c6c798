// What a game declares, looked up by name.
import type { Choice, DomainInfo, EventInfo, GameInfo, Happening, VerbInfo } from "./protocol";

export type Value = number | string;
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Row = Record<string, Plain>;

/** What a game's types say of what it declares: the values of its domains and its printed rows. */
export interface Declared {
  readonly values: object;
  readonly rows: object;
}

export class Facts<G extends Declared = any> {
  private readonly domains: Map<string, DomainInfo>;
  private readonly verbs: Map<string, VerbInfo>;
  private readonly events: Map<string, EventInfo>;
  private readonly fields: Map<string, string>;

  constructor(readonly game: GameInfo) {
    this.domains = new Map(game.domains.map((domain) => [domain.name, domain]));
    this.verbs = new Map(game.verbs.map((verb) => [verb.name, verb]));
    this.events = new Map(game.events.map((event) => [event.name, event]));
    this.fields = new Map((game.fields ?? []).map((field) => [field.name, field.kind]));
  }

  domain(name: string): DomainInfo | undefined {
    return this.domains.get(name);
  }

  verb(name: string): VerbInfo | undefined {
    return this.verbs.get(name);
  }

  event(name: string): EventInfo | undefined {
    return this.events.get(name);
  }

  /** What the values of a field of a view are, as the engine reads its name: `seat`, a domain, or nothing. */
  kind(field: string): string {
    return this.fields.get(field) ?? "";
  }

  /** The fields of a part of a view, in the order in which the game declares them. */
  inOrder<V>(part: Readonly<Record<string, V>>): [string, V][] {
    const places = [...this.fields.keys()];
    const place = (name: string): number => (this.fields.has(name) ? places.indexOf(name) : places.length);
    return Object.entries(part).toSorted(([a], [b]) => place(a) - place(b));
  }

  /** Rows of what is printed on components. */
  rows<K extends keyof G["rows"] & string>(kind: K): G["rows"][K][] {
    return (this.game.content[kind] ?? []) as G["rows"][K][];
  }

  /** The notation of a value by its number in its domain. */
  value(domain: keyof G["values"] & string, index: number): string {
    return this.domains.get(domain)?.values[index] ?? String(index);
  }

  /** An answer as a record has it: its verb, then its arguments. */
  option(notation: string): Pick<Choice, "verb" | "args" | "notation"> {
    const [verb = "", ...given] = notation.split(" ");
    const slots = this.verbs.get(verb)?.slots ?? [];
    return { notation, verb, args: Object.fromEntries(slots.map(({ slot }, at) => [slot, given[at] ?? ""])) };
  }

  /** The things on the board that an event speaks of. */
  refs(happening: Happening): string[] {
    const found: string[] = [];
    for (const field of this.events.get(happening.name)?.fields ?? []) {
      const value = happening.values[field.name];
      const domain = this.domains.get(field.domain);
      const ref = field.domain === "seat" ? "seat" : domain?.told ? domain.ref : "";
      if (!ref || value === undefined) continue;
      for (const item of [value].flat()) {
        found.push(`${ref}:${field.domain === "seat" ? item : (domain?.values[item] ?? item)}`);
      }
    }
    return found;
  }
}
