// What is lit but can't be seen where it is: beyond an edge of the board, or under something that lies over it.
export type Edge = "left" | "right" | "top" | "bottom";

export interface Beyond {
  readonly edge: Edge;
  readonly things: readonly Element[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The edge beyond which the middle of a thing lies; null where it is in sight. */
export function edgeOf(thing: Box, frame: Box): Edge | null {
  const x = (thing.left + thing.right) / 2;
  const y = (thing.top + thing.bottom) / 2;
  const past: [Edge, number][] = [
    ["left", frame.left - x],
    ["right", x - frame.right],
    ["top", frame.top - y],
    ["bottom", y - frame.bottom],
  ];
  const [edge, by] = past.reduce((most, one) => (one[1] > most[1] ? one : most));
  return by > 0 ? edge : null;
}

/** The lit things of a board that are out of sight, by the edge they lie beyond. */
export function outside(frame: Element): Beyond[] {
  const room = roomOf(frame);
  const found = new Map<Edge, Element[]>();
  for (const thing of frame.querySelectorAll("[data-lit]")) {
    // What lies over the drawing, such as a hand of cards, may scroll by itself.
    const edge = edgeOf(thing.getBoundingClientRect(), thing.closest("[data-stays]") ? frame.getBoundingClientRect() : room);
    if (edge) found.set(edge, [...(found.get(edge) ?? []), thing]);
  }
  return [...found].map(([edge, things]) => ({ edge, things }));
}

/** The part of the frame where the drawing is seen: what lies over it at an edge, such as a hand of cards, has `data-covers`. */
function roomOf(frame: Element): Box {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const room = { left, right, top, bottom };
  for (const cover of frame.querySelectorAll("[data-covers]")) {
    const box = cover.getBoundingClientRect();
    const edge = cover.getAttribute("data-covers");
    if (edge === "left") room.left = Math.max(room.left, box.right);
    if (edge === "bottom") room.bottom = Math.min(room.bottom, box.top);
    if (edge === "top") room.top = Math.max(room.top, box.bottom);
    if (edge === "right") room.right = Math.min(room.right, box.left);
  }
  return room;
}
