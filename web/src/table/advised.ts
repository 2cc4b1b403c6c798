// The answers that a hint names, the surest first, with what each seems worth and in what it is better or worse.
import type { TableStore } from "../core/store.svelte";
import type { Choice, Term } from "../core/protocol";
import type { Words } from "../core/texts";

export interface Advised {
  readonly option: Choice;
  /** Games won of 100, and the interval of it. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly better: string;
  readonly worse: string;
}

export function advised(store: TableStore, words: Words): Advised[] {
  return store.advice.flatMap(({ notation, share, low, high, terms }) => {
    const option = store.options.find((one) => one.notation === notation);
    if (!option) return [];
    const named = (some: readonly Term[]): string => some.map((term) => words.say(`term-${term.name}`)).join(", ");
    return {
      option,
      share: Math.round(share * 100),
      low: Math.round(low * 100),
      high: Math.round(high * 100),
      better: named(terms.filter((term) => term.amount > 0)),
      worse: named(terms.filter((term) => term.amount < 0)),
    };
  });
}
