// What a game declares, looked up by name.
import type { Choice, DomainInfo, EventInfo, GameInfo, Happening, VerbInfo } from "./protocol";

export type Value = number | string;
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Row = Record<string, Plain>;

/** The generated types of what a game declares: the values of its domains and its printed rows. */
export interface Declared {
  readonly values: object;
  readonly rows: object;
}

export class Facts<G extends Declared = any> {
  private readonly domains: Map<string, DomainInfo>;
  private readonly verbs: Map<string, VerbInfo>;
  private readonly events: Map<string, EventInfo>;

  constructor(readonly game: GameInfo) {
    this.domains = new Map(game.domains.map((domain) => [domain.name, domain]));
    this.verbs = new Map(game.verbs.map((verb) => [verb.name, verb]));
    this.events = new Map(game.events.map((event) => [event.name, event]));
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

  /** The rows of printed components. */
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

  /** The refs of the things that an event names. */
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
