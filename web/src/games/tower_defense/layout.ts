// Where everything lies, in CSS pixels: lanes from left to right, or on a phone up the screen.
import { BASTION, CELLS, columnOf, lineOf, WAREHOUSE } from "./view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  narrow: boolean;
  /** Whether a unit on a bastion leaves the plate of the bastion free. */
  roomy: boolean;
  width: number;
  height: number;
  /** The strips above and below the field. */
  top: number;
  bottom: number;
  /** The whole of each cell. */
  cells: Box[];
  /** Where a unit stands in it. */
  spots: Box[];
  /** Where a path leads through it: before the walls, not over them. */
  feet: Point[];
  /** The open field, without the fortress. */
  open: Box;
}

export const NARROW = 640;
const GAP = 6;
const DARK = 62; // where the reserve waits, beyond the entry
const LEAST_LINE = 116;
const PHONE = { top: 48, lane: 76, bastion: 102, warehouse: 92, gap: 4, unit: 46 };

/** `besieged`: whether a unit stands on a bastion. */
export function layout(width: number, height: number, besieged: boolean): Layout {
  return width < NARROW ? phone(width, height, besieged) : desk(width, height);
}

function desk(width: number, height: number): Layout {
  const top = 52;
  const bottom = 0;
  const line = Math.max(LEAST_LINE, (height - top - bottom) / 3);
  const store = Math.min(190, Math.max(124, width * 0.145));
  const wall = Math.min(330, Math.max(206, width * 0.26));
  const lane = (width - store - wall - DARK - GAP) / 3;
  const starts = [GAP, GAP + store, GAP + store + wall, GAP + store + wall + lane, GAP + store + wall + 2 * lane];
  const wide = [store, wall, lane, lane, lane];
  const cells = CELLS.map((cell) => ({
    x: (starts[columnOf(cell)] ?? 0) + GAP / 2,
    y: top + lineOf(cell) * line + GAP / 2,
    width: (wide[columnOf(cell)] ?? 0) - GAP,
    height: line - GAP,
  }));
  const spots = cells.map((box, cell) => {
    if (columnOf(cell) === WAREHOUSE) return { ...box, height: box.height * 0.6 };
    if (columnOf(cell) !== BASTION) return box;
    return { ...box, x: box.x + box.width * 0.54, width: box.width * 0.46 };
  });
  const feet = cells.map((box, cell) => (columnOf(cell) === BASTION ? { x: box.x + box.width * 0.79, y: box.y + box.height / 2 } : middle(box)));
  const open = { x: GAP + store + wall, y: top, width: width - GAP - store - wall, height: 3 * line };
  return { narrow: false, roomy: true, width, height: top + 3 * line + bottom, top, bottom, cells, spots, feet, open };
}

function phone(width: number, height: number, besieged: boolean): Layout {
  const { top, warehouse, gap, unit } = PHONE;
  // Where there is room, a unit on a bastion covers neither the squad nor the plate. Without one, the lanes have the room.
  const roomy = besieged && height - top - warehouse >= 3 * PHONE.lane + PHONE.bastion + unit;
  const bastion = PHONE.bastion + (roomy ? unit : 0);
  const lane = Math.max(PHONE.lane, (height - top - bastion - warehouse) / 3);
  const line = width / 3;
  const high = [warehouse, bastion, lane, lane, lane];
  const ends = [3 * lane + bastion, 3 * lane, 2 * lane, lane, 0];
  const cells = CELLS.map((cell) => ({
    x: lineOf(cell) * line + gap / 2,
    y: top + (ends[columnOf(cell)] ?? 0) + gap / 2,
    width: line - gap,
    height: (high[columnOf(cell)] ?? 0) - gap,
  }));
  const spots = cells.map((box, cell) => {
    if (columnOf(cell) === WAREHOUSE) return { ...box, height: unit };
    if (columnOf(cell) === BASTION) return { ...box, y: box.y + box.height - unit, height: unit };
    return box;
  });
  const feet = cells.map((box, cell) => (columnOf(cell) === BASTION ? { x: box.x + box.width / 2, y: box.y + 2 } : middle(box)));
  const open = { x: 0, y: top, width, height: 3 * lane + bastion };
  return { narrow: true, roomy, width, height: top + 3 * lane + bastion + warehouse, top, bottom: 0, cells, spots, feet, open };
}

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
