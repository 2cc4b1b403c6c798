// The answers of a hint, best lower bound first, with their value and the terms in which they differ.
import type { TableStore } from "../core/store.svelte";
import type { Choice, Term } from "../core/protocol";
import type { Words } from "../core/texts";

export interface Advised {
  readonly option: Choice;
  /** Games won of 100, with its interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Games of 100 that other seats win, and that nobody wins; nothing that rounds to 0. Empty for a lone player. */
  readonly others: string;
  readonly better: string;
  readonly worse: string;
}

export function advised(store: TableStore, words: Words): Advised[] {
  return store.advice.flatMap(({ notation, share, low, high, terms, shares, nobody }) => {
    const option = store.options.find((one) => one.notation === notation);
    if (!option) return [];
    const named = (some: readonly Term[]): string => some.map((term) => words.say(`term-${term.name}`)).join(", ");
    // Who plays alone loses the games that nobody wins.
    const rest = shares.length < 2 ? [] : [...shares.map((won, seat) => [words.seat(seat), won] as const).filter((_, seat) => seat !== store.hint?.seat), [words.say("nobody"), nobody] as const];
    return {
      option,
      share: Math.round(share * 100),
      low: Math.round(low * 100),
      high: Math.round(high * 100),
      others: rest
        .filter(([, won]) => won >= 0.005)
        .map(([who, won]) => `${who} ${Math.round(won * 100)}`)
        .join(", "),
      better: named(terms.filter((term) => term.amount > 0)),
      worse: named(terms.filter((term) => term.amount < 0)),
    };
  });
}
