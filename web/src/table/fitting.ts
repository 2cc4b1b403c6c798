// Zooms to the focus of a drawing.
import { tick } from "svelte";
import type { Lens } from "./lens.svelte";
import type { Spots } from "./motion";

/** Zooms to the part with `data-focus`; returns a function that adjusts earlier positions of pieces. */
export async function fitted(frame: Element, lens: Lens, before: Spots): Promise<Spots> {
  const part = frame.querySelector<SVGGraphicsElement>("[data-focus]");
  const room = part?.ownerSVGElement;
  if (!part || !room) return before;
  const origin = frame.getBoundingClientRect();
  const inFrame = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return lens.plain({ x: left - origin.left, y: top - origin.top, width, height });
  };
  const was = lens.look;
  lens.fit(inFrame(part), inFrame(room));
  await tick();
  return new Map(
    [...before].map(([piece, spot]) => {
      const at = lens.from(was, { x: spot.x - origin.left, y: spot.y - origin.top });
      return [piece, { x: at.x + origin.left, y: at.y + origin.top }];
    }),
  );
}
