// A fight as both games of the road show it: the dice that lie there, and how what happens sounds.
import type { Facts } from "../../core/facts";
import type { Happening } from "../../core/protocol";
import type { Effect } from "../contract";
import type { Events, FightFrame, MeleeFrame } from "./types";

export const FIGHT_EFFECTS = {
  shot: { tone: "note", sound: "shot", weight: 1.5 },
  rolled: { tone: "note", sound: "dice", weight: 1.5 },
  "event-rolled": { tone: "note", sound: "dice", weight: 1.5 },
  burned: { tone: "note", sound: "shot" },
  bitten: { tone: "loss", sound: "loss", weight: 1.2 },
  "horribly-died": { tone: "loss", sound: "loss", weight: 1.5 },
  "won-fight": { tone: "gain", sound: "gain" },
} as const satisfies Partial<Record<keyof Events, Effect>>;

const ROLLS: readonly string[] = ["shot", "rolled", "event-rolled"] satisfies (keyof Events)[];
const BEGINNINGS = ["fight-began", "combat-began"];

/** The roll that lies on the table after these events: the last one, but none from before a fight that has begun. */
export function liesAfter(events: readonly Happening[], before: Happening | null): Happening | null {
  const last = events.findLast((event) => ROLLS.includes(event.name) || BEGINNINGS.includes(event.name));
  if (!last) return before;
  return ROLLS.includes(last.name) ? last : null;
}

/** The roll that ended what it was for, so that it lies in no fight any more. */
export function decided(events: readonly Happening[], lies: Happening | null): Happening | null {
  const last = events.findLast((event) => ROLLS.includes(event.name)) ?? null;
  return last === lies ? null : last;
}

export interface Lying {
  readonly face: string;
  /** A red die. */
  readonly horde: boolean;
  /** Still to be decided: a bite, an opportunity or a critical. */
  readonly waiting: boolean;
}

export const facesOf = (roll: Happening | null, facts: Facts): string[] => [roll?.values["dice"] ?? []].flat().map((face) => facts.value("face", face));

/** The dice of a fight, those of a horde first; to who did not see the roll, those that wait. */
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
