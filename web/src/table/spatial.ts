// Arrow keys on a board: they select the nearest thing in a direction.
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function nearest(frame: Element, from: Element, key: string): HTMLElement | SVGElement | null {
  const here = centre(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const thing of frame.querySelectorAll<HTMLElement | SVGElement>("[data-ref][tabindex]")) {
    if (thing === from) continue;
    const there = centre(thing);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const level = key === "ArrowRight" || key === "ArrowLeft";
    const along = (level ? dx : dy) * (key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
    const across = level ? dy : dx;
    if (along <= 1) continue;
    const far = along + 2.5 * Math.abs(across);
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}

/** The thing that is closest to a point. */
export function closest<T extends Element>(things: readonly T[], to: Spot): T | undefined {
  const far = (thing: T): number => {
    const { x, y } = centre(thing);
    return Math.hypot(x - to.x, y - to.y);
  };
  return things.toSorted((a, b) => far(a) - far(b))[0];
}

export function centre(thing: Element): Spot {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
