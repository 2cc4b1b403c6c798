// Pictures are painted one after another, between frames, so that many new cards do not block the page.
import type { Picture } from "./recipe";

const SLICE = 8; // ms of painting, then the page may do other things

const waiting: (() => void)[] = [];

function work(): void {
  const until = performance.now() + SLICE;
  do {
    waiting[0]?.();
    waiting.shift();
  } while (waiting.length > 0 && performance.now() < until);
  if (waiting.length > 0) setTimeout(work, 0);
}

export function paintLater(paint: () => Picture | null): Promise<Picture | null> {
  return new Promise((done, failed) => {
    waiting.push(() => {
      try {
        done(paint());
      } catch (problem) {
        failed(problem as Error);
      }
    });
    if (waiting.length === 1) setTimeout(work, 0);
  });
}
