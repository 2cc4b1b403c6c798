// Pointer gestures on a board: click, long press, drag and drop, pan and pinch.
import { refOf } from "./stamp";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The callbacks of a board. */
export interface Touched {
  /** `touched`: by touch, which has no hover. */
  press(thing: Element, touched: boolean): void;
  hold(thing: Element): void;
  /** A click on an empty place. */
  miss(): void;
  /** Starts or continues a drag; returns the name of the thing, null if it can't be dragged. */
  lift(ref: string, first: boolean): string | null;
  drop(from: string, to: string): void;
  /** Whether the board pans and zooms. */
  zooms(): boolean;
  pan(dx: number, dy: number): void;
  zoom(by: number, x: number, y: number): void;
}

const LONG = 500; // ms
const STILL = 8; // px: movement tolerated in a click

const CONTROL = "a, button, input, label, select, summary, [data-amount]";

export type Pointed = PointerEvent & { readonly currentTarget: HTMLElement };

export class Fingers {
  /** The dragged thing and the position of the pointer. */
  ghost = $state.raw<(Spot & { readonly label: string }) | null>(null);
  private held: { thing: Element | null; x: number; y: number; moved: boolean; long: ReturnType<typeof setTimeout> | undefined } | null = null;
  private readonly on = new Map<number, Spot>();
  /** A touch was answered when its finger was lifted. */
  private answered = false;

  constructor(private readonly board: Touched) {}

  get busy(): boolean {
    return this.held !== null || this.ghost !== null;
  }

  down = (event: Pointed): void => {
    if (event.button !== 0) return;
    this.on.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const thing = refOf(event.target);
    const held = { thing, x: event.clientX, y: event.clientY, moved: false, long: undefined as ReturnType<typeof setTimeout> | undefined };
    this.held = held;
    if (!thing || event.pointerType === "mouse") return;
    held.long = setTimeout(() => {
      if (this.held !== held || held.moved) return;
      this.board.hold(thing);
      held.moved = true;
    }, LONG);
  };

  moved = (event: Pointed): void => {
    const { held } = this;
    const before = this.on.get(event.pointerId);
    if (!before || !held) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL) return;
    held.moved = true;
    clearTimeout(held.long);
    const ref = held.thing?.getAttribute("data-ref") ?? "";
    const label = this.on.size === 1 ? this.board.lift(ref, !this.ghost) : null;
    if (label !== null) {
      event.currentTarget.setPointerCapture(event.pointerId);
      this.ghost = { x: event.clientX, y: event.clientY, label };
    } else if (this.board.zooms()) {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (this.on.size === 2) this.pinch(event, before);
      else this.board.pan(event.clientX - before.x, event.clientY - before.y);
    }
    this.on.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  private pinch(event: PointerEvent, before: Spot): void {
    const other = [...this.on].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (was > 0) this.board.zoom(is / was, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
  }

  up = (event: PointerEvent): void => {
    const { held, ghost } = this;
    this.cancelled(event);
    if (!held) return;
    this.answered = event.pointerType === "touch";
    if (ghost) {
      const from = held.thing?.getAttribute("data-ref") ?? "";
      const to = refOf(document.elementFromPoint(event.clientX, event.clientY))?.getAttribute("data-ref") ?? "";
      if (to && to !== from) this.board.drop(from, to);
    } else if (held.moved) {
      // The board was panned, or a tip is shown: nothing was clicked.
    } else if (held.thing?.isConnected) {
      this.board.press(held.thing, event.pointerType === "touch");
    } else {
      this.board.miss();
    }
  };

  /**
   * Follows `up`. The browser would click where the finger was, but by then something else may be there: the bar grows
   * over the board. A control on the board that is not a thing of the game needs its click.
   */
  ended = (event: TouchEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    if (this.answered && (!control || control.hasAttribute("data-ref"))) event.preventDefault();
    this.answered = false;
  };

  /** The browser used the touch to scroll, so it is not a click. */
  cancelled = (event: PointerEvent): void => {
    this.on.delete(event.pointerId);
    clearTimeout(this.held?.long);
    this.held = null;
    this.ghost = null;
  };
}
