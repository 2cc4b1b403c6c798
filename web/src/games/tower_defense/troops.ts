// Who stands where. Leaders are known by their bastion; regulars are only counted by the engine, but keep a name here,
// so that each glides from where it was to where it goes.
import { frame } from "../stack";
import type { Frame } from "./types";
import { FALLEN, HOME, LINES, OUT, POSTED, type Fort, type Gathering } from "./view";

/** A place: "home 0", "post 0 1" (bastion, warehouse), "cell 7", or "gate": the group that gathers, or waits for quarters. */
export type Place = string;

export interface Regular {
  readonly id: number;
  readonly place: Place;
}

/** The bastion at whose gate people stand: where a group gathers, or whose quarters are being settled. */
export function gate(stack: readonly Frame[], group: Gathering | null): number {
  if (group) return group.at;
  return frame(stack, "Quarter")?.at ?? -1;
}

export function regulars(fort: Fort, stack: readonly Frame[], group: Gathering | null): Map<Place, number> {
  const found = new Map<Place, number>();
  const put = (place: Place, count: number): void => {
    if (count > 0) found.set(place, count);
  };
  for (const bastion of LINES) {
    const joined = group?.joined[bastion] ?? 0;
    put(`home ${bastion}`, (fort.home[bastion] ?? 0) - joined);
    for (const warehouse of LINES) put(`post ${bastion} ${warehouse}`, fort.posted[bastion * 3 + warehouse] ?? 0);
  }
  fort.sent.forEach((count, cell) => put(`cell ${cell}`, count));
  const quarter = frame(stack, "Quarter");
  const kept = quarter ? fort.home.reduce((all, one, at) => (at < quarter.at ? all : all + one), 0) : 0;
  put("gate", group ? group.joined.reduce((all, one) => all + one, 0) : quarter ? quarter.pool - kept : 0);
  return found;
}

export function leaderAt(fort: Fort, group: Gathering | null, bastion: number): Place {
  const where = fort.leaders[bastion] ?? FALLEN;
  if (where < HOME) return "";
  if (where >= OUT) return `cell ${where - OUT}`;
  if (where >= POSTED) return `post ${bastion} ${where - POSTED}`;
  return group && (group.led >> bastion) & 1 ? "gate" : `home ${bastion}`;
}

export class Roster {
  private known: Regular[] = [];
  private next = 0;

  follow(places: ReadonlyMap<Place, number>): Regular[] {
    const left = new Map(places);
    const room = (place: Place): boolean => (left.get(place) ?? 0) > 0;
    const take = (place: Place): void => void left.set(place, (left.get(place) ?? 0) - 1);
    const moving: number[] = [];
    const now: Regular[] = [];
    for (const one of this.known) {
      if (room(one.place)) {
        take(one.place);
        now.push(one);
      } else {
        moving.push(one.id);
      }
    }
    for (const [place] of places) {
      while (room(place)) {
        take(place);
        now.push({ id: moving.shift() ?? this.next++, place });
      }
    }
    this.known = now.toSorted((a, b) => a.id - b.id);
    return this.known;
  }
}
