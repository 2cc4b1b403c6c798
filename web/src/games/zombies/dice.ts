// The die that lies on the table: the last one rolled.
import type { Event } from "./types";

const ROLLS: readonly string[] = ["combat-rolled", "movement-rolled", "zombies-rolled", "doubt-rolled"];

export interface Roll {
  readonly name: string;
  readonly ply: number;
  readonly seat: number;
  readonly die: number;
  readonly bonus: number;
}

export class Dice {
  private last: Roll | null = null;

  /** The last roll, after some more events. The same position may arrive again without a new roll. */
  follow(events: readonly Event[]): Roll | null {
    const found = events.findLast((event) => ROLLS.includes(event.name));
    if (!found) return this.last;
    const values = found.values as Readonly<Record<string, number | undefined>>;
    const { name, ply } = found;
    const { seat = -1, die = 0, bonus = 0 } = values;
    const last = this.last;
    if (last?.name !== name || last.ply !== ply || last.die !== die) this.last = { name, ply, seat, die, bonus };
    return this.last;
  }
}

/** Whether a roll is one of these events, and not older. */
export const isNew = (roll: Roll | null, events: readonly Event[]): boolean => events.some((event) => event.ply === roll?.ply && event.name === roll.name);
