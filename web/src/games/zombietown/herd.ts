// Zombies and cars have no identity in the engine. Here each zombie keeps a name and each car its last direction,
// so that they move smoothly and face the right way.
import type { Point } from "./town";
import type { Event } from "./types";

export interface Zombie {
  id: number;
  space: number;
  /** Its place among those of its space, and how many they are. */
  at: number;
  of: number;
}

export class Herd {
  private ids = new Map<number, number[]>();
  private next = 0;
  private ply = -1;

  follow(counts: readonly number[], events: readonly Event[]): Zombie[] {
    const ids = new Map([...this.ids].map(([space, here]) => [space, [...here]]));
    // The same moment may be shown twice; its steps are made once.
    const ply = events.at(-1)?.ply ?? -1;
    if (ply !== this.ply) {
      for (const { name, values } of events) {
        if (name !== "lurched") continue;
        const { from, space } = values;
        if (typeof from !== "number" || typeof space !== "number") continue;
        const id = ids.get(from)?.pop();
        if (id !== undefined) ids.set(space, [...(ids.get(space) ?? []), id]);
      }
    }
    this.ply = ply;
    const now = new Map<number, number[]>();
    counts.forEach((count, space) => {
      const here = (ids.get(space) ?? []).slice(0, count);
      while (here.length < count) here.push(this.next++);
      if (count > 0) now.set(space, here);
    });
    this.ids = now;
    return [...now]
      .flatMap(([space, here]) => here.map((id, at) => ({ id, space, at, of: here.length })))
      .toSorted((a, b) => a.id - b.id);
  }
}

/** Which way each car looks, in degrees from north. */
export class Garage {
  private turns: number[] = [];
  private places: Point[] = [];

  follow(places: readonly Point[], axes: readonly number[], out: readonly number[]): number[] {
    this.turns = places.map((place, car) => {
      const was = this.places[car];
      const level = axes[car] === 1;
      const before = this.turns[car] ?? (out[car] ?? 0) * 90;
      const dx = place.x - (was?.x ?? place.x);
      const dy = place.y - (was?.y ?? place.y);
      if (level && dx !== 0) return dx > 0 ? 90 : 270;
      if (!level && dy !== 0) return dy > 0 ? 180 : 0;
      // Turned on the spot, or not moved: the nearest way along its axis.
      return (before % 180 === 90) === level ? before : level ? 90 : 0;
    });
    this.places = [...places];
    return this.turns;
  }
}

/** Where the zombies of a square stand, from its middle: a few beside each other, with a number beyond four. */
export function stand(at: number, of: number): Point & { size: number } {
  if (of === 1) return { x: 0, y: 0, size: 1.2 };
  if (of === 2) return { x: at === 0 ? -22 : 22, y: at === 0 ? -6 : 6, size: 1 };
  const [x, y] = ([[-24, -20], [24, -16], [-20, 22], [26, 24]] as const)[at % 4] ?? [0, 0];
  return { x: of === 3 && at === 2 ? 2 : x, y, size: 0.82 };
}
