// What the table says about a thing on the board at the open question: its tip, its accessible name, its cautions.
import type { Facts } from "../core/facts";
import { t } from "../core/language.svelte";
import type { TableStore } from "../core/store.svelte";
import type { Words } from "../core/texts";
import type { GameArt, View } from "../games/contract";
import { explain, reached, type Tip } from "./explain";

/** What a thing is and allows. What several answers reach is refused only as a single one, and its cost is told instead. */
export const tipOf = (ref: string, store: TableStore, words: Words, facts: Facts): Tip =>
  explain(ref, words, facts, store.options, store.ends.has(ref) ? [] : store.refused, store.chosen);

const bare = (sentence: string): string => sentence.replace(/\.$/, "");

/** The accessible name of a thing. */
export function labelOf(ref: string, store: TableStore, words: Words, facts: Facts): string {
  const tip = tipOf(ref, store, words, facts);
  const cost = tip.can.length > 0 ? [] : reached(store.ends.at(ref), false, words, store.shown?.question?.seat, store.ends.costs);
  return [tip.title, ...tip.can, ...cost.map(bare), ...tip.cannot.map((bar) => t("tip-of", { what: bar.what, says: bare(bar.why) }))].filter(Boolean).join(". ");
}

/** More lines of a tip: what the drawing adds, what the way costs, and the cautions about the answers of a click. */
export function linesOf(ref: string, store: TableStore, words: Words, facts: Facts, art: GameArt | null): string[] {
  const end = store.ends.at(ref);
  const given = new Set(store.options.filter((option) => option.refs.includes(ref)).map((option) => option.notation));
  const cautions = (store.shown?.cautions ?? []).filter(({ notation }) => given.has(notation));
  return [
    ...(art?.about?.(ref, facts, words, (store.shown?.view ?? null) as View | null) ?? []),
    ...reached(end, end !== undefined && store.ends.stops(end), words, store.shown?.question?.seat, store.ends.costs),
    ...cautions.map((caution) => `⚠ ${words.caution(caution)}`),
  ];
}
