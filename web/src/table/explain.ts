// The explanation of a thing on the board: its name, its legal options, and its refusals with reasons.
import type { Facts } from "../core/facts";
import { fitting } from "../core/picker";
import { t } from "../core/language.svelte";
import type { Barred, Choice, ReachEnd } from "../core/protocol";
import { steps } from "../core/reaching.svelte";
import type { Words } from "../core/texts";

export interface Tip {
  readonly title: string;
  readonly text: string;
  readonly can: readonly string[];
  readonly cannot: readonly { readonly what: string; readonly why: string; readonly clause: string }[];
}

const MOST = 4;
// A thing that can be used says one thing that can't be done with it, so that its tip stays small.
const MOST_REFUSALS_OF_USABLE = 1;

export function explain(
  ref: string,
  words: Words,
  facts: Facts,
  options: readonly Choice[],
  refused: readonly Barred[],
  chosen: readonly string[],
): Tip {
  const [kind = "", value = ""] = split(ref);
  const title = kind === "seat" && /^\d+$/.test(value) ? words.seat(Number(value)) : name(kind, value, words, facts);
  const textKey = keyOf(kind, `${value}-text`, words, facts);
  const fit = fitting(options, chosen).filter((option) => option.refs.includes(ref));
  const barred = refused.filter((bar) => bar.refs.includes(ref));
  return {
    title,
    text: textKey ? words.say(textKey) : "",
    can: fit.slice(0, MOST).map((option) => words.option(option)),
    cannot: barred.slice(0, fit.length > 0 ? MOST_REFUSALS_OF_USABLE : MOST).map((bar) => ({ what: words.option(bar), why: words.reason(bar), clause: bar.clause })),
  };
}

/**
 * What it costs a seat to reach a place by several answers, what happens on the way, and what stops it there.
 * `costs`: some places cost more than steps, so the tip of one that does not says so.
 */
export function reached(end: ReachEnd | undefined, stops: boolean, words: Words, seat: number | undefined, costs = false): string[] {
  if (!end) return [];
  const takes = end.cost > 0 ? t("end-cost", { count: end.cost }) : t(costs ? "end-free" : "end-steps", { count: steps(end) });
  const told = (end.told ?? []).map((event) => words.event(event));
  const asked = end.asks && words.question(end.asks);
  if (asked) told.push(end.asks?.seat === seat ? t("end-asks", { question: asked }) : t("question-to", { question: asked }));
  else if (stops && told.length === 0) told.push(t(end.known ? "end-stops" : "end-draws"));
  return [takes, ...told];
}

function split(ref: string): [string, string] {
  const at = ref.indexOf(":");
  return [ref.slice(0, at), ref.slice(at + 1)];
}

function name(kind: string, value: string, words: Words, facts: Facts): string {
  const key = keyOf(kind, value, words, facts);
  if (key) return words.say(key);
  return words.has(`ref-${kind}`) ? words.say(`ref-${kind}`, { value: words.word(kind, value) }) : "";
}

/** The text key of a ref. Its kind may differ from the name of its domain. */
function keyOf(kind: string, value: string, words: Words, facts: Facts): string | undefined {
  const domains = facts.game.domains.filter((domain) => domain.ref === kind).map((domain) => domain.name);
  const slots = facts.game.verbs.flatMap((verb) => verb.slots).filter((slot) => slot.ref === kind);
  return [kind, ...domains, ...slots.map((slot) => slot.domain)].map((name) => `${name}-${value}`).find((key) => words.has(key));
}
