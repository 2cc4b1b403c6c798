// A fight as both games of the road show it: the dice on the table, and the sounds of events.
import type { Facts } from "../../core/facts";
import type { Choice, Happening } from "../../core/protocol";
import { percentage } from "../../core/signs";
import type { Words } from "../../core/texts";
import type { Effect } from "../contract";
import type { Events, FightFrame, FightOdds, MeleeFrame, RoadOdds } from "./types";

export const FIGHT_EFFECTS = {
  shot: { tone: "note", sound: "shot", weight: 1.5, scene: "shot", at: "living" },
  "shot-down": { tone: "note", scene: "hit", at: "dead", count: "amount" },
  killed: { tone: "note", scene: "hit", at: "dead", count: "amount" },
  "struck-twice": { tone: "note", scene: "hit", at: "dead" },
  seized: { tone: "note", scene: "hit", at: "dead" },
  fled: { tone: "note", scene: "escape", at: "living" },
  rolled: { tone: "note", sound: "dice", weight: 1.5 },
  "event-rolled": { tone: "note", sound: "dice", weight: 1.5 },
  burned: { tone: "note", scene: "blast", at: "dead" },
  blasted: { tone: "note", scene: "blast", at: "dead" },
  bitten: { tone: "loss", weight: 1.2, scene: "bite", at: "living" },
  "horribly-died": { tone: "loss", weight: 1.5, scene: "bite", at: "living", count: "amount" },
  "won-fight": { tone: "gain", sound: "gain" },
} as const satisfies Partial<Record<keyof Events, Effect>>;

const ROLLS: readonly string[] = ["shot", "rolled", "event-rolled"] satisfies (keyof Events)[];
const BEGINNINGS = ["fight-began", "combat-began"];

/** The visible roll after these events: the last one, unless a new fight has begun since. */
export function liesAfter(events: readonly Happening[], before: Happening | null): Happening | null {
  const last = events.findLast((event) => ROLLS.includes(event.name) || BEGINNINGS.includes(event.name));
  if (!last) return before;
  return ROLLS.includes(last.name) ? last : null;
}

/** The roll that ended its fight or event. */
export function decided(events: readonly Happening[], lies: Happening | null): Happening | null {
  const last = events.findLast((event) => ROLLS.includes(event.name)) ?? null;
  return last === lies ? null : last;
}

// What ends a fight. Later events of the same answer belong to the next card or round.
const ENDINGS: readonly string[] = ["won-fight", "fled", "eliminated", "wiped-out"];
const NEXT: readonly string[] = [...BEGINNINGS, "encountered", "collected", "round-began"];

/** How many of the events belong to the fight of a view, if they end it, or to dice rolled before a fight begins. */
export function closing(before: { readonly stack: readonly { readonly frame: string }[] }, events: readonly Happening[]): number {
  if (!before.stack.some((one) => one.frame === "Fight")) {
    const begins = events.findIndex((event) => BEGINNINGS.includes(event.name));
    return events.slice(0, Math.max(0, begins)).some((event) => event.name === "event-rolled") ? begins : 0;
  }
  const next = events.findIndex((event) => NEXT.includes(event.name));
  return (next < 0 ? events : events.slice(0, next)).findLastIndex((event) => ENDINGS.includes(event.name)) + 1;
}

/** The two sides of a fight: who stands, and who has just fallen. */
export interface Sides {
  readonly zombies: number;
  readonly survivors: number;
  readonly slain: number;
  readonly lost: number;
  /** Whether the fight is over and its end is shown. */
  readonly over: boolean;
}

/** While the end of a fight is shown, the view is still the one before its last events. */
export function sidesOf(view: Parameters<typeof closing>[0], events: readonly Happening[], zombies: number, survivors: number): Sides {
  const over = events.length > 0 && closing(view, events) === events.length;
  const begun = events.findLastIndex((event) => BEGINNINGS.includes(event.name));
  const own = events.slice(begun + 1);
  const lost = summed(own, "died");
  if (!over) return { zombies, survivors, slain: summed(own, "killed", "shot-down", "struck-twice", "seized"), lost, over };
  const won = own.some((event) => event.name === "won-fight");
  const left = won ? 0 : Number(own.findLast((event) => event.values["left"] !== undefined)?.values["left"] ?? zombies);
  return { zombies: left, survivors: Math.max(0, survivors - lost), slain: zombies - left, lost, over };
}

/** The victims of these events: one each, unless the event has an amount. */
const summed = (events: readonly Happening[], ...names: string[]): number => events.reduce((sum, event) => sum + (names.includes(event.name) ? Number(event.values["amount"] ?? 1) : 0), 0);

export interface Lying {
  readonly face: string;
  /** A red die. */
  readonly horde: boolean;
  /** Still to be decided: a bite, an opportunity or a critical. */
  readonly waiting: boolean;
}

export const facesOf = (roll: Happening | null, facts: Facts): string[] => [roll?.values["dice"] ?? []].flat().map((face) => facts.value("face", face));

/** The dice of a fight, horde dice first. After a reload only the pending dice are known. */
export function lying(roll: Happening | null, fight: FightFrame, melee: MeleeFrame | undefined, facts: Facts): Lying[] {
  const red = roll?.name === "rolled" ? fight.horde : 0;
  const [bite = 0, opportunity = 0, critical = 0] = melee?.pending ?? [];
  const left: Record<string, number> = { bite, opportunity, critical };
  if (!roll) return Object.entries(left).flatMap(([face, count]) => Array.from({ length: count }, () => ({ face, horde: false, waiting: true })));
  return facesOf(roll, facts).map((face, at) => {
    const pending = left[face] ?? 0;
    if (pending > 0) left[face] = pending - 1;
    return { face, horde: at < red, waiting: pending > 0 };
  });
}

/** A mean in hundredths, with one digit after the point. */
export const average = (hundredths: number, words: Words): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(hundredths / 100);

/** Thousandths as whole percent. A rare event is not shown as 0 %. */
export const percent = (thousandths: number): string => (thousandths > 0 && thousandths < 10 ? "< 1" : String(Math.round(thousandths / 10)));

/** The same with its sign, as the language writes it. */
export const chance = (thousandths: number, words: Words): string => percentage(percent(thousandths), words.language);

/** A change in hundredths, with its sign and one digit after the point. What rounds to nothing has no sign. */
export const change = (hundredths: number, words: Words): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(hundredths / 100).replace("-", "−");

/** The odds of a whole road in words: what it brings and costs, and how the engine reckons. */
export function roadOdds(odds: RoadOdds, words: Words): string[] {
  const values = { survivors: change(odds.survivors, words), goods: change(odds.goods, words), lost: percent(odds.lost) };
  return [words.say("road-odds-told", values), words.say("road-odds-how")];
}

/** The odds of an answer in a fight, computed by the engine. */
export function answerOdds(odds: FightOdds | null, option: Choice, words: Words): string {
  const roll = option.verb === "fight" ? odds?.melee : option.verb === "shoot" ? odds?.shots[Number(option.args["amount"])] : undefined;
  if (!roll || roll.kills.length < 2) return "";
  const values = { kills: average(roll.mean, words), bite: percent(roll.bite), horror: percent(roll.horror) };
  if (option.verb === "shoot") return words.say(roll.bite > 0 ? "odds-shots-more" : "odds-shots", values);
  return words.say(roll.horror > 0 ? "odds-melee-horde" : "odds-melee", values);
}
