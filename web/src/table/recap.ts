// Values of a recap for drawings.
import { t } from "../core/language.svelte";
import type { Choice, Happening } from "../core/protocol";
import type { Recap, Told, Turn } from "../core/review";
import type { Words } from "../core/texts";
import type { Effect } from "../games/contract";

/** The line of each seat. */
export const linesOf = (recap: Recap, words: Words): { seat: number; name: string; shares: { ply: number; share: number }[] }[] =>
  (recap.curve[0]?.shares ?? []).map((_, seat) => ({
    seat,
    name: seat === words.reader ? t("you") : words.seat(seat),
    shares: recap.curve.map((point) => ({ ply: point.ply, share: point.shares[seat] ?? 0 })),
  }));

/**
 * The most important event of a moment: losses and gains come first. The beginning of a turn (`headings`) tells
 * nothing, and at the end of the game only a loss or a gain says more than that the points were counted.
 */
export function telling(told: readonly Told[], effects: Readonly<Record<string, Effect>>, headings: readonly string[] = [], last = false): Happening | undefined {
  const weight = ({ name }: Told): number => {
    const effect = effects[name];
    if (!effect || headings.includes(name)) return 0;
    const felt = effect.tone === "loss" || effect.tone === "gain";
    return felt || !last ? (effect.weight ?? 1) + (felt ? 1 : 0) : 0;
  };
  const found = told.toSorted((a, b) => weight(b) - weight(a))[0];
  return found && weight(found) > 0 ? { ...found, ply: 0, clause: "", seat: null } : undefined;
}

/** The moments to show. One of them concerns the reader, if any does. */
export function chosen({ turns, others = [] }: Recap, mine: number): readonly Turn[] {
  const own = others.find((turn) => turn.by === mine);
  if (!own || turns.some((turn) => turn.by === mine || turn.seat === mine)) return turns;
  const least = turns.toSorted((a, b) => Math.abs(a.swing) - Math.abs(b.swing))[0];
  return [...turns.filter((turn) => turn !== least), own].toSorted((a, b) => a.ply - b.ply);
}

/** Between two seats that share the win, a move of the other's share is shown as one of the reader's: a gain looks like a gain. */
export function seenBy(mine: number, turn: Turn, curve: Recap["curve"]): Turn {
  const shared = curve.every(({ shares }) => shares.length === 2 && Math.abs(shares[0]! + shares[1]! - 1) < 0.001);
  return shared && curve.length > 0 && turn.seat !== mine ? { ...turn, seat: mine, swing: -turn.swing } : turn;
}

const stems = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 || /\d/.test(word)).map((word) => word.slice(0, 4));

/** Whether the sentence of an event says what the label of an answer says. */
export function repeats(answer: string, event: string): boolean {
  const said = new Set(stems(event));
  const words = stems(answer);
  return event !== "" && words.length > 0 && words.filter((word) => said.has(word)).length >= 0.6 * words.length;
}

/** Whether an answer says nothing about an event: it has no words of its own, such as "pass", and the event is about another seat. */
export const idle = (option: Pick<Choice, "args">, by: number, event: Happening | undefined): boolean =>
  event !== undefined && Object.keys(option.args).length === 0 && typeof event.values["seat"] === "number" && event.values["seat"] !== by;

/** A change of shares in percentage points, with its sign. */
export const points = (swing: number): string => `${swing < 0 ? "−" : "+"}${Math.abs(Math.round(swing * 100))}`;

/** The result as a few lines of text, for sharing. */
export function told(title: string, verdict: string, recap: Recap, words: Words, link: string): string {
  const counts = recap.counts.map((count) => t("tip-of", { what: words.say(`tally-${count.name}`), says: count.amounts.join(" / ") }));
  return [t("tip-of", { what: title, says: verdict }), ...counts, link].join("\n");
}
