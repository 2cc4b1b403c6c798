// Highlighted things that are not visible: beyond an edge of the board, or covered by something.
export type Edge = "left" | "right" | "top" | "bottom";

export interface Beyond {
  readonly edge: Edge;
  readonly things: readonly Element[];
}

export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The edge beyond which the middle of a thing is; null if it is visible. */
export function edgeOf(thing: Sides, frame: Sides): Edge | null {
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

const MARKER = { left: 72, right: 72, top: 52, bottom: 52 } as const; // px: as deep as a marker at an edge, with its margin

/** A part of the frame without the strips along some edges where markers lie. */
export function clearOf(room: Sides, edges: readonly Edge[]): Sides {
  const by = (edge: Edge): number => (edges.includes(edge) ? MARKER[edge] : 0);
  return { left: room.left + by("left"), right: room.right - by("right"), top: room.top + by("top"), bottom: room.bottom - by("bottom") };
}

/** The highlighted things of a board that are not visible, by edge. A marker may cover those that lie at its edge. */
export function outside(frame: Element): Beyond[] {
  const room = roomOf(frame);
  return beyond(frame, clearOf(room, beyond(frame, room).map(({ edge }) => edge)));
}

function beyond(frame: Element, room: Sides): Beyond[] {
  const found = new Map<Edge, Element[]>();
  for (const thing of frame.querySelectorAll("[data-lit]")) {
    // What stays over the drawing, such as a hand of cards, is never beyond an edge. It may scroll; then the bar has it too.
    const edge = thing.closest("[data-stays]") ? null : edgeOf(thing.getBoundingClientRect(), room);
    if (edge) found.set(edge, [...(found.get(edge) ?? []), thing]);
  }
  return [...found].map(([edge, things]) => ({ edge, things }));
}

/** The smallest rectangle that contains some others. */
export function around(boxes: readonly Sides[]): Sides {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The part of the frame where the drawing is visible. Parts that cover an edge, such as a hand of cards, have `data-covers`. */
export function roomOf(frame: Element): Sides {
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
