// Which part of a board is visible: zoom, panning, and scrolling to a thing.
import { tick } from "svelte";
import { fitted } from "./fitting";
import { Lens } from "./lens.svelte";
import type { Spots } from "./motion";
import { around, clearOf, roomOf, type Sides } from "./outside";

interface Board {
  /** Whether the board zooms and pans; others scroll. */
  zooms: () => boolean;
  /** Called when the visible part changes. */
  moved: () => void;
}

export class Camera {
  readonly lens = new Lens();
  width = $state(0);
  height = $state(0);
  /** Whether a person moved the view since it was last aimed. */
  steered = false;
  private frame: HTMLElement | undefined;

  constructor(private readonly board: Board) {}

  /** Observes a frame; returns a function that stops it. `resized` is called with each new size. */
  watch(frame: HTMLElement, resized: () => void): () => void {
    this.frame = frame;
    const size = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const before = this.width;
      this.width = Math.round(entry.contentRect.width);
      this.height = Math.round(entry.contentRect.height);
      this.lens.measure(this.width, this.height);
      if (before !== this.width) this.steered = false; // a drawing may be arranged anew
      if (before > 0 && before !== this.width) void tick().then(() => this.rearranged());
      resized();
    });
    size.observe(frame);
    frame.addEventListener("wheel", this.wheel, { passive: false });
    return () => {
      size.disconnect();
      frame.removeEventListener("wheel", this.wheel);
    };
  }

  /** After a change of width a drawing may show all of itself where it showed a part: then nothing is zoomed. */
  private rearranged(): void {
    if (this.board.zooms() && !this.frame?.querySelector("[data-focus]")) this.lens.whole();
  }

  zoom = (by: number, x?: number, y?: number): void => {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    this.lens.zoom(by, x === undefined ? undefined : x - box.left, y === undefined ? undefined : y - box.top);
    this.turned();
  };

  pan = (dx: number, dy: number): void => {
    this.lens.pan(dx, dy);
    this.turned();
  };

  /** Moves things to the middle of what is visible, all of them at once. */
  bring(things: readonly Element[]): void {
    if (!this.frame || things.length === 0) return;
    const { left, top } = this.frame.getBoundingClientRect();
    const inFrame = (box: Sides) => ({ x: box.left - left, y: box.top - top, width: box.right - box.left, height: box.bottom - box.top });
    this.lens.reveal(inFrame(around(things.map((thing) => thing.getBoundingClientRect()))), inFrame(clearOf(roomOf(this.frame), ["left", "right", "top", "bottom"])));
    this.turned();
  }

  /** Shows all of the drawing. */
  whole(): void {
    this.lens.whole();
    this.turned();
  }

  private turned(): void {
    this.steered = true;
    this.board.moved();
  }

  /** Zooms to the focus of the drawing. The starting points of moving pieces are adjusted. */
  async focus(before: Spots): Promise<Spots> {
    this.steered = false;
    return this.frame && this.board.zooms() ? fitted(this.frame, this.lens, before) : before;
  }

  /** Pans to the focused element, as a browser would scroll to it. */
  scrolled(): void {
    const frame = this.frame;
    if (!frame || !this.board.zooms() || (frame.scrollLeft === 0 && frame.scrollTop === 0)) return;
    this.pan(-frame.scrollLeft, -frame.scrollTop);
    frame.scrollTo(0, 0);
  }

  private readonly wheel = (event: WheelEvent): void => {
    if (!this.board.zooms() || scrolls(event.target)) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  };
}

/** Whether the pointer is over a part of the drawing that scrolls separately. */
function scrolls(target: EventTarget | null): boolean {
  const part = target instanceof Element ? target.closest("[data-scrolls]") : null;
  return part !== null && part.scrollHeight > part.clientHeight;
}
