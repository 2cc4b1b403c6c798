// Tells a mouse that moves from one that rests while the board changes under it.
const STILL = 4; // px

interface Place {
  readonly x: number;
  readonly y: number;
}

export class Pointer {
  /** Where the mouse rests after a click; undefined until it moves over the board. */
  private rests: Place | null | undefined;

  pressed({ clientX, clientY }: PointerEvent): void {
    this.rests = { x: clientX, y: clientY };
  }

  /** Returns whether this is the first move over the board. A board that appears under a mouse causes none. */
  arrives(): boolean {
    if (this.rests !== undefined) return false;
    this.rests = null;
    return true;
  }

  /** Whether a mouse that is over a thing was moved there. */
  hovers({ pointerType, clientX, clientY }: PointerEvent): boolean {
    if (pointerType !== "mouse" || this.rests === undefined) return false;
    if (this.rests && Math.hypot(clientX - this.rests.x, clientY - this.rests.y) < STILL) return false;
    this.rests = null;
    return true;
  }
}
