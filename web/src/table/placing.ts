// The position of a tip: beside its thing, covering as little as possible of what is highlighted.
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const GAP = 8;
const STEP = 24; // between the points of a path that a tip should not cover, in pixels
const OF_PATH = 4; // such a point counts as much as so many clickable things

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The position of a tip of this size: above its thing if possible, else below, right or left. It keeps clear of the
 * path that leads to its thing.
 */
export function placed(about: Box, width: number, height: number, lit: readonly Box[] = litBoxes(), path: readonly Spot[] = []): { left: number; top: number } {
  const passed = along(path);
  const middle = (about.left + about.right - width) / 2;
  const level = (about.top + about.bottom - height) / 2;
  const spots = [
    { left: middle, top: about.top - height - GAP },
    { left: middle, top: about.bottom + GAP },
    { left: about.right + GAP, top: level },
    { left: about.left - width - GAP, top: level },
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(innerWidth - width - GAP, left)),
    top: Math.max(GAP, Math.min(innerHeight - height - GAP, top)),
  }));
  const covered = spots.map(({ left, top }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const hidden = passed.filter(({ x, y }) => x > left && x < box.right && y > top && y < box.bottom).length;
    return lit.filter((thing) => overlaps(box, thing)).length + hidden * OF_PATH + (overlaps(box, about) ? 100 : 0);
  });
  return spots[covered.indexOf(Math.min(...covered))] ?? { left: GAP, top: GAP };
}

/** Points along a path, close enough that a tip can't lie between two of them. */
function along(path: readonly Spot[]): Spot[] {
  return path.flatMap((to, at) => {
    const from = path[at - 1] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: count }, (_, part) => ({ x: from.x + ((to.x - from.x) * (part + 1)) / count, y: from.y + ((to.y - from.y) * (part + 1)) / count }));
  });
}

/** All clickable things. */
function litBoxes(): Box[] {
  return [...document.querySelectorAll("[data-lit], .bar button")].map((thing) => thing.getBoundingClientRect());
}
