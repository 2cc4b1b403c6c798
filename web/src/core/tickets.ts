// A proposed plan in few words: how many go to each place.
import type { Words } from "./texts";
import type { ReachChain, ReachEnd } from "./protocol";

/** One part of a plan in words, and the refs that it is about. */
export interface Ticket {
  readonly text: string;
  readonly refs: readonly string[];
  /** The last ref of all its parts. */
  readonly place: string;
}

const given = ({ answers, close }: ReachEnd): number => answers.length + (close === null ? 0 : 1);

/** The chain for which the game proposes a row of answers. A single answer has its own button. */
export const proposing = (chains: readonly ReachChain[]): ReachChain | undefined => chains.findLast(({ fill }) => fill !== null && given(fill) > 1);

/**
 * The tickets of what a chain proposes. A part is a thing (`member:regular-3`), or a thing at a place
 * (`member:regular-2 warehouse:fuel`); all things of a kind at one place are one ticket. The text is
 * `plan-<chain>-<kinds>`, such as `plan-send-member-warehouse`; parts without a text are not shown. With a text
 * `plan-<chain>` the whole plan is one ticket.
 */
export function tickets({ kind, fill }: ReachChain, words: Pick<Words, "has" | "say">, name: (ref: string) => string): Ticket[] {
  const whole = `plan-${kind}`;
  if (fill && words.has(whole)) {
    const refs = Object.keys(fill.mix).flatMap((part) => part.split(" "));
    const count = Object.values(fill.mix).reduce((sum, amount) => sum + amount, 0);
    return count > 1 ? [{ text: words.say(whole, { count }), refs, place: "" }] : [];
  }
  const found = new Map<string, { key: string; place: string; count: number; refs: string[] }>();
  for (const [part, count] of Object.entries(fill?.mix ?? {})) {
    const refs = part.split(" ");
    const place = refs.at(-1) ?? "";
    const key = `plan-${kind}-${refs.map((ref) => ref.split(":")[0]).join("-")}`;
    const before = found.get(`${key} ${place}`);
    found.set(`${key} ${place}`, { key, place, count: (before?.count ?? 0) + count, refs: [...(before?.refs ?? []), ...refs] });
  }
  return [...found.values()].filter(({ key }) => words.has(key)).map(({ key, place, count, refs }) => ({ text: words.say(key, { count, place: name(place) }), refs, place }));
}

/** What is left of a plan without some places: all parts go that belong there, shown or not. */
export function without(mix: Readonly<Record<string, number>>, places: ReadonlySet<string>): Record<string, number> {
  return Object.fromEntries(Object.entries(mix).filter(([part]) => !places.has(part.split(" ").at(-1) ?? "")));
}
