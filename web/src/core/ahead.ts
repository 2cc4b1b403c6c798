// Answers ahead: a later answer is offered at once if a row of answers leads to it and nothing is learned on the way.
import type { Choice, ReachChain, ReachEnd } from "./protocol";

/** The last answer of a row. It represents the whole row. */
export interface Ahead extends Choice {
  readonly end: ReachEnd;
}

/** Parses an answer in notation. */
export type Reader = (notation: string) => Pick<Choice, "verb" | "args" | "notation">;

/** The end of the row that an answer represents; undefined for a single answer. */
export const endOf = (option: Choice): ReachEnd | undefined => ("end" in option ? (option as Ahead).end : undefined);

/** Whether an end is named by an answer, not by a place or a thing. */
export const isSpoken = (end: ReachEnd): boolean => !end.name.includes(":");

/** The answers of a question. Answers that only lead to others are replaced by those. */
export function offered(options: readonly Choice[], chains: readonly ReachChain[], read: Reader | null): readonly Choice[] {
  if (!read) return options;
  const rows = chains.flatMap((chain) => (chain.mix ? [] : chain.ends.filter((end) => isSpoken(end) && end.answers.length > 1)));
  if (rows.length === 0) return options;
  const begun = new Set(rows.map((end) => end.answers[0]));
  return [...options.filter((option) => !begun.has(option.notation)), ...rows.map((end): Ahead => ({ ...read(end.answers.at(-1) ?? ""), index: -1, refs: [], end }))];
}
