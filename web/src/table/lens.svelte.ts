// How a board that zooms is looked at: how near, and which part of it. The drawing at scale 1 fills the frame.
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

const MOST = 4;

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private width = 0;
  private height = 0;

  get look(): Look {
    return { scale: this.scale, x: this.x, y: this.y };
  }

  /** The frame has this size now. */
  measure(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.keep();
  }

  /** Nearer or farther; a place in the frame stays where it is. */
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
    this.keep();
  }

  /** Let a part of the drawing fill a room in the frame; both as they are at scale 1. */
  fit(part: Box, room: Box): void {
    if (part.width <= 0 || part.height <= 0) return;
    this.scale = Math.min(MOST, Math.max(1, Math.min(room.width / part.width, room.height / part.height)));
    this.x = room.x + room.width / 2 - (part.x + part.width / 2) * this.scale;
    this.y = room.y + room.height / 2 - (part.y + part.height / 2) * this.scale;
    this.keep();
  }

  /** Something in the frame, as it would be at scale 1. */
  plain(box: Box): Box {
    return { x: (box.x - this.x) / this.scale, y: (box.y - this.y) / this.scale, width: box.width / this.scale, height: box.height / this.scale };
  }

  /** Where in the frame a place is that was here under another look. */
  from(before: Look, place: { x: number; y: number }): { x: number; y: number } {
    const factor = this.scale / before.scale;
    return { x: (place.x - before.x) * factor + this.x, y: (place.y - before.y) * factor + this.y };
  }

  /** Never beyond the edges of the drawing. */
  private keep(): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.scale), this.y));
  }
}
