// The position of a tip: beside its thing, covering as little as possible of what is highlighted.
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 8;

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The position of a tip of this size: above its thing if possible, else below, right or left. */
export function placed(about: Box, width: number, height: number, lit: readonly Box[] = litBoxes()): { left: number; top: number } {
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
    return lit.filter((thing) => overlaps(box, thing)).length + (overlaps(box, about) ? 100 : 0);
  });
  return spots[covered.indexOf(Math.min(...covered))] ?? { left: GAP, top: GAP };
}

/** All clickable things. */
function litBoxes(): Box[] {
  return [...document.querySelectorAll("[data-lit], .bar button")].map((thing) => thing.getBoundingClientRect());
}
