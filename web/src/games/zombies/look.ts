// Which part of the town a phone shows: what can be touched now, large enough to be read and touched.
import type { Box } from "./town";

interface Room {
  readonly width: number;
  readonly height: number;
}

const NEAR = 0.46; // pixels a unit: a space is as large as a thumb
const READ = 0.36; // smaller than this, signs can't be read
const ALL = 0.29; // as small as this if everything that can be chosen is then in view
const MARGIN = 24;

/** A window of some size around a point, within some land. Where the land is smaller, it is in the middle. */
function within(land: Box, x: number, y: number, width: number, height: number): Box {
  const inside = (middle: number, size: number, from: number, all: number): number =>
    size >= all ? from + (all - size) / 2 : Math.min(from + all - size, Math.max(from, middle - size / 2));
  return { x: inside(x, width, land.x, land.width), y: inside(y, height, land.y, land.height), width, height };
}

const holds = (box: Box, thing: Box): boolean => thing.x >= box.x && thing.y >= box.y && thing.x + thing.width <= box.x + box.width && thing.y + thing.height <= box.y + box.height;

/** The part of the town around the things that can be chosen, or around a point; the whole town if it can be read. */
export function seenPart(things: readonly Box[], middle: { x: number; y: number }, town: Box, room: Room): Box {
  if (Math.min(room.width / town.width, room.height / town.height) >= READ) return town;
  const part = (x: number, y: number, scale: number): Box => within(town, x, y, room.width / scale, room.height / scale);
  if (things.length === 0) return part(middle.x, middle.y, NEAR);
  const left = Math.min(...things.map((thing) => thing.x)) - MARGIN;
  const upper = Math.min(...things.map((thing) => thing.y)) - MARGIN;
  const right = Math.max(...things.map((thing) => thing.x + thing.width)) + MARGIN;
  const lower = Math.max(...things.map((thing) => thing.y + thing.height)) + MARGIN;
  const scale = Math.min(NEAR, room.width / (right - left), room.height / (lower - upper));
  if (scale >= ALL) return part((left + right) / 2, (upper + lower) / 2, scale);
  // Too many for one look: where most of them are, and of such parts the nearest one.
  const worth = (box: Box): number => things.filter((thing) => holds(box, thing)).length - Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y) / 1e6;
  const parts = things.flatMap(({ x }) => things.map(({ y }) => part(x - MARGIN + room.width / READ / 2, y - MARGIN + room.height / READ / 2, READ)));
  return [part(middle.x, middle.y, READ), ...parts].reduce((best, one) => (worth(one) > worth(best) ? one : best));
}
