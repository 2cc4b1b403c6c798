// The engine only counts regulars. Here each keeps a name, so that it moves smoothly.
import type { Place } from "./types";

export interface Regular {
  readonly id: number;
  /** As the engine names it: `home 0`, `post 0 1`, `cell 7` or `gate`. */
  readonly place: string;
}

export class Roster {
  private known: Regular[] = [];
  private next = 0;

  follow(places: readonly Place[]): Regular[] {
    const left = new Map(places.map(({ name, regulars }) => [name, regulars]));
    const room = (place: string): boolean => (left.get(place) ?? 0) > 0;
    const take = (place: string): void => void left.set(place, (left.get(place) ?? 0) - 1);
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
    for (const { name: place } of places) {
      while (room(place)) {
        take(place);
        now.push({ id: moving.shift() ?? this.next++, place });
      }
    }
    this.known = now.toSorted((a, b) => a.id - b.id);
    return this.known;
  }
}
