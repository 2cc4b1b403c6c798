// What lies over a board: what each place that can be reached costs, the way to one of them, and what is out of sight.
import type { Ends } from "../core/reaching.svelte";
import { outside, type Beyond } from "./outside";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place that one click leads to. */
export interface Mark extends Spot {
  readonly ref: string;
  /** What it takes: actions where they are counted, else steps. */
  readonly cost: number;
  /** Whether the way stops there by itself. */
  readonly ends: boolean;
}

export class Overlay {
  beyond = $state.raw<readonly Beyond[]>([]);
  marks = $state.raw<readonly Mark[]>([]);
  path = $state.raw<readonly Spot[]>([]);

  /** Look at the board as it is now. */
  look(frame: Element, ends: Ends): void {
    this.beyond = outside(frame);
    const found: Mark[] = [];
    const seen = new Set<string>();
    for (const thing of frame.querySelectorAll("[data-lit]")) {
      const ref = thing.getAttribute("data-ref") ?? "";
      const end = ends.at(ref);
      if (!end || seen.has(ref) || end.name.includes(" ")) continue;
      seen.add(ref);
      const box = thing.getBoundingClientRect();
      const at = within(frame, box.right - box.width * 0.16, box.top + box.height * 0.16);
      found.push({ ref, ...at, cost: end.cost > 0 ? end.cost : end.answers.length, ends: ends.stops(end) });
    }
    this.marks = found;
  }

  /** Show the way to what is pointed at, from the piece that goes; none where it is no end. */
  show(frame: Element, ends: Ends, ref: string, seat: number | null): void {
    const end = ends.at(ref);
    if (!end || end.name.includes(" ")) {
      this.path = [];
      return;
    }
    const start = frame.querySelector(`[data-piece="pawn:${seat}"], [data-piece="truck:${seat}"]`);
    const things = ends.path(end).map((place) => frame.querySelector(`[data-ref="${place}"]`));
    this.path = [start, ...things].flatMap((thing) => {
      if (!thing) return [];
      const box = thing.getBoundingClientRect();
      return [within(frame, box.left + box.width / 2, box.top + box.height / 2)];
    });
  }

  hide(): void {
    this.path = [];
  }
}

/** A place on the screen, as it is in a frame that may have scrolled. */
function within(frame: Element, x: number, y: number): Spot {
  const box = frame.getBoundingClientRect();
  return { x: x - box.left + frame.scrollLeft, y: y - box.top + frame.scrollTop };
}
