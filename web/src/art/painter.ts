// Pictures are painted one after another, between frames, so that many new cards do not block the page.
import type { Picture } from "./recipe";

let last: Promise<unknown> = Promise.resolve();

export function paintLater(paint: () => Picture | null): Promise<Picture | null> {
  const painted = last.then(() => new Promise<Picture | null>((done) => setTimeout(() => done(paint()), 0)));
  last = painted.catch(() => null);
  return painted;
}
