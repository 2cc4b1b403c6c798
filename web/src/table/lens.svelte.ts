// The zoom and the visible part of a board. At scale 1 the drawing fills the frame.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const MOST = 6;
const SLACK = 72; // px beyond the drawing, so that no marker at the edge of the frame covers the edge of the drawing for good

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private width = 0;
  private height = 0;

  get look(): Look {
    return { scale: this.scale, x: this.x, y: this.y };
  }

  /** Sets the size of the frame. */
  measure(width: number, height: number): void {
    // The drawing grows with its frame: what was in the middle stays there.
    if (this.width > 0) this.x *= width / this.width;
    if (this.height > 0) this.y *= height / this.height;
    this.width = width;
    this.height = height;
    this.keep();
  }

  /** Shows all of the drawing. */
  whole(): void {
    this.scale = 1;
    this.keep();
  }

  /** Zooms in or out around a fixed point of the frame. */
  zoom(by: number, x: number = this.width / 2, y: number = this.height / 2): void {
    const next = Math.min(MOST, Math.max(1, this.scale * by));
    const factor = next / this.scale;
    this.x = x * (1 - factor) + this.x * factor;
    this.y = y * (1 - factor) + this.y * factor;
    this.scale = next;
    this.keep();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keep(SLACK);
  }

  /** Zooms so that a part of the drawing fills an area of the frame; both given at scale 1. */
  fit(part: Box, room: Box): void {
    if (part.width <= 0 || part.height <= 0) return;
    this.scale = Math.min(MOST, Math.max(1, Math.min(room.width / part.width, room.height / part.height)));
    this.x = room.x + room.width / 2 - (part.x + part.width / 2) * this.scale;
    this.y = room.y + room.height / 2 - (part.y + part.height / 2) * this.scale;
    this.keep();
  }

  /** Moves a part of the drawing to the middle of an area of the frame, zoomed out as far as it needs; both given at the current zoom. */
  reveal(part: Box, room: Box): void {
    const fits = Math.min(1, room.width / Math.max(1, part.width), room.height / Math.max(1, part.height));
    const middle = this.plain({ x: part.x + part.width / 2, y: part.y + part.height / 2, width: 0, height: 0 });
    this.scale = Math.max(1, this.scale * fits);
    this.x = room.x + room.width / 2 - middle.x * this.scale;
    this.y = room.y + room.height / 2 - middle.y * this.scale;
    this.keep(SLACK);
  }

  /** A rectangle of the frame, converted to scale 1. */
  plain(box: Box): Box {
    return { x: (box.x - this.x) / this.scale, y: (box.y - this.y) / this.scale, width: box.width / this.scale, height: box.height / this.scale };
  }

  /** The current position in the frame of a point that was here under another zoom. */
  from(before: Look, place: { x: number; y: number }): { x: number; y: number } {
    const factor = this.scale / before.scale;
    return { x: (place.x - before.x) * factor + this.x, y: (place.y - before.y) * factor + this.y };
  }

  /** Never farther beyond the edges of the drawing than the slack; all of the drawing has none. */
  private keep(slack = 0): void {
    const beyond = this.scale > 1 ? slack : 0;
    this.x = Math.min(beyond, Math.max(this.width * (1 - this.scale) - beyond, this.x));
    this.y = Math.min(beyond, Math.max(this.height * (1 - this.scale) - beyond, this.y));
  }
}
