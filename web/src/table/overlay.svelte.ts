// The overlay of a board: costs of places in reach, the path to one of them, and markers for what is not visible.
import type { ReachEnd } from "../core/protocol";
import { steps, type Ends } from "../core/reaching.svelte";
import { edgeOf, outside, roomOf, type Beyond } from "./outside";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place that can be reached with one click. */
export interface Mark extends Spot {
  readonly ref: string;
  /** The cost: actions if some place takes one, otherwise steps. */
  readonly cost: number;
  /** Whether the path always stops there. */
  readonly ends: boolean;
  /** Whether the drawing has a place for the cost, which then marks the end instead of a glow. */
  readonly inside: boolean;
  /** Whether the drawing calls the place a minor one: its cost is shown small. */
  readonly minor: boolean;
}

const MANY = 24;

/** Whether something happens at an end that the drawing warns of. */
const warns = ({ told = [], asks }: ReachEnd, perils: readonly string[]): boolean => told.some(({ name }) => perils.includes(name)) || perils.includes(asks?.kind ?? "");

export class Overlay {
  beyond = $state.raw<readonly Beyond[]>([]);
  marks = $state.raw<readonly Mark[]>([]);
  /** Whether there are so many costs that they would hide the board. */
  quiet = $state(false);
  path = $state.raw<readonly Spot[]>([]);
  /** How much of the frame is covered at each edge, in pixels. */
  covered = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 });

  /** Updates the overlay from the current board. */
  look(frame: Element, ends: Ends, perils: readonly string[] = []): void {
    this.beyond = outside(frame);
    const room = roomOf(frame);
    const whole = frame.getBoundingClientRect();
    this.covered = { left: room.left - whole.left, right: whole.right - room.right, top: room.top - whole.top, bottom: whole.bottom - room.bottom };
    const found: Mark[] = [];
    const seen = new Set<string>();
    for (const thing of frame.querySelectorAll("[data-lit]")) {
      const ref = thing.getAttribute("data-ref") ?? "";
      const end = ends.at(ref);
      if (!end || seen.has(ref) || end.name.includes(" ")) continue;
      seen.add(ref);
      const box = thing.getBoundingClientRect();
      if (edgeOf(box, room)) continue;
      // A drawing may say where a cost covers nothing.
      const place = thing.querySelector("[data-cost]");
      const look = place?.getAttribute("data-cost");
      if (look === "none") continue;
      const own = place?.getBoundingClientRect();
      const at = own ? within(frame, (own.left + own.right) / 2, (own.top + own.bottom) / 2) : within(frame, box.right - box.width * 0.16, box.top + box.height * 0.16);
      found.push({ ref, ...at, inside: own !== undefined, minor: look === "minor", cost: ends.costs ? end.cost : steps(end), ends: ends.stops(end) || warns(end, perils) });
    }
    // Where every place is one answer away and nothing happens there, no cost is worth comparing.
    this.marks = !ends.costs && found.every(({ cost, ends: stops }) => cost === 1 && !stops) ? [] : found;
    this.quiet = found.length > MANY;
  }

  /** Shows the path from the moving piece to the hovered place, if that is an end. */
  show(frame: Element, ends: Ends, ref: string, seat: number | null): void {
    const end = ends.at(ref);
    if (!end || end.name.includes(" ")) {
      this.path = [];
      return;
    }
    const start = frame.querySelector(`.inner [data-ref="seat:${seat}"]`);
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

  /** The path that is shown, in coordinates of the screen. */
  onScreen(frame: Element): Spot[] {
    const box = frame.getBoundingClientRect();
    return this.path.map(({ x, y }) => ({ x: x + box.left - frame.scrollLeft, y: y + box.top - frame.scrollTop }));
  }
}

/** Converts a point on the screen to the coordinates of a frame that may have scrolled. */
function within(frame: Element, x: number, y: number): Spot {
  const box = frame.getBoundingClientRect();
  return { x: x - box.left + frame.scrollLeft, y: y - box.top + frame.scrollTop };
}
