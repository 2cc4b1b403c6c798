// Where everything lies on the map: the avenue north and two loops back south, docks beside them. A wide screen
// has room for stacks of cubes beside the docks. The rows are as high as the room allows.
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Where a truck's nose points: degrees clockwise from north. */
  readonly heading: number;
  /** The plate along and across the road. */
  readonly long: number;
  readonly wide: number;
}

export interface Yard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its sign stands: above, below or within the yard, and which of its ends is at an end of the yard (0.5: both middles). */
  readonly sign: "above" | "below" | "within";
  readonly anchor: 0 | 0.5 | 1;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly lane: number;
  /** Where the rows of the sides begin, and how high one is. */
  readonly first: number;
  readonly row: number;
  readonly spots: Readonly<Record<string, Spot>>;
  readonly yards: Readonly<Record<string, Yard>>;
  /** Middle lines of the roads, as paths. */
  readonly roads: readonly string[];
  /** Ends of sections: short lines across the road. */
  readonly seams: readonly string[];
}

const NORTH = 0;
const EAST = 90;
const SOUTH = 180;
const WEST = 270;

const AHEAD: Readonly<Record<number, readonly [number, number]>> = { [NORTH]: [0, -1], [EAST]: [1, 0], [SOUTH]: [0, 1], [WEST]: [-1, 0] };

interface Measures {
  readonly width: number;
  readonly lane: number;
  /** The margin of the north, with what stands above the warehouses there. */
  readonly top: number;
  /** The depth of the docks along the north. */
  readonly head: number;
  /** The lowest row that a finger or the names need, and the highest that helps. */
  readonly least: number;
  readonly most: number;
  /** Ends of sections 4 to 7 down each side, in rows from the north. */
  readonly west: readonly number[];
  readonly east: readonly number[];
  /** Docks down the sides: first and last row. */
  readonly docks: Readonly<Record<string, readonly [number, number]>>;
  readonly yards: (plan: { row: (rows: number) => number; top: number }) => Readonly<Record<string, Yard>>;
}

const GAP = 6;
const EDGE = 4;

const WIDE: Measures = {
  width: 1000,
  lane: 56,
  top: 40,
  head: 56,
  least: 58,
  most: 84,
  west: [0, 2, 4, 6, 8],
  east: [0, 2, 4, 6, 8],
  docks: { B1: [2, 4], B2: [4, 6], E1: [2, 4], E2: [4, 6] },
  yards: ({ row, top }) => {
    const around = (middle: number) => ({ width: 98, y: row(middle - 1.34), height: row(2.68) - row(0) });
    return {
      A: { x: 342, y: top, width: 152, height: 58, sign: "above", anchor: 1 },
      C: { x: 506, y: top, width: 152, height: 58, sign: "above", anchor: 0 },
      B: { x: 180, ...around(4), sign: "above", anchor: 0 },
      F: { x: 282, ...around(6), sign: "below", anchor: 1 },
      D: { x: 620, ...around(3), sign: "above", anchor: 0 },
      E: { x: 722, ...around(4), sign: "below", anchor: 1 },
    };
  },
};

const TALL: Measures = {
  width: 780,
  lane: 76,
  top: EDGE,
  head: 90,
  least: 54,
  most: 94,
  west: [0, 2, 3, 4, 8],
  east: [0, 4, 5, 6, 8],
  docks: { B1: [2, 3], B2: [3, 4], E1: [4, 5], E2: [5, 6] },
  yards: ({ row, top }) => {
    const within = { sign: "within", anchor: 0.5 } as const;
    const high = (from: number, to: number) => ({ y: row(from), height: row(to) - row(from), ...within });
    return {
      A: { x: 277, y: top, width: 110, height: 90, ...within },
      C: { x: 393, y: top, width: 110, height: 90, ...within },
      B: { x: 158, width: 152, ...high(0.08, 1.92) },
      F: { x: 158, width: 68, ...high(4.08, 7.92) },
      D: { x: 470, width: 152, ...high(0.08, 1.92) },
      E: { x: 470, width: 152, ...high(6.08, 7.92) },
    };
  },
};

/** The map. `room`: the height of the place for it, relative to its width. */
export function plan(tall: boolean, room = Infinity): Plan {
  const of = tall ? TALL : WIDE;
  const { width, lane, top, head } = of;
  const north = top + head + GAP + lane; // middle of the road along the north
  const row = Math.floor(Math.min(of.most, Math.max(of.least, (room * width - north - 3 * lane - EDGE) / 8)));
  const first = north + lane; // where the avenue's eighth section ends
  const last = first + 8 * row;
  const south = last + lane;
  const height = south + lane + EDGE;
  const mid = width / 2;
  const west = lane + 2;
  const east = width - lane - 2;
  const spots: Record<string, Spot> = {};
  const seams: string[] = [];

  const section = (name: string, x: number, y: number, heading: number, long: number): void => {
    const [ax, ay] = AHEAD[heading] ?? [0, 0];
    const put = (id: string, across: number): void => {
      spots[id] = { x: x - ay * across, y: y + ax * across, heading, long, wide: lane };
    };
    put(`${name}R`, lane / 2);
    put(`${name}L`, -lane / 2);
    const backX = x - (ax * long) / 2;
    const backY = y - (ay * long) / 2;
    seams.push(`M${backX - ay * lane} ${backY + ax * lane}L${backX + ay * lane} ${backY - ax * lane}`);
  };
  const dock = (id: string, x: number, y: number, heading: number, long: number, wide = lane): void => {
    spots[id] = { x, y, heading, long, wide };
  };

  for (let at = 1; at <= 8; at += 1) section(`c${at}`, mid, last - (at - 0.5) * row, NORTH, row);
  // Along the north: three sections a side, the corner left free.
  const third = (mid - lane * 0.6) / 3;
  for (let at = 1; at <= 3; at += 1) {
    section(`w${at}`, mid - (at - 0.5) * third, north, WEST, third);
    section(`e${at}`, mid + (at - 0.5) * third, north, EAST, third);
  }
  for (let at = 4; at <= 7; at += 1) {
    const down = (name: string, x: number, ends: readonly number[]): void => {
      const from = first + (ends[at - 4] ?? 0) * row;
      const to = first + (ends[at - 3] ?? 0) * row;
      section(`${name}${at}`, x, (from + to) / 2, SOUTH, to - from);
    };
    down("w", west, of.west);
    down("e", east, of.east);
  }
  const along = mid - lane * 1.2;
  section("w8", mid - along / 2, south, EAST, along);
  section("e8", mid + along / 2, south, WEST, along);

  const edge = tall ? 2 : 6;
  const roadside = top + head / 2;
  const bay = third - (tall ? 8 : 22);
  for (const at of [1, 2]) {
    const away = (at + 0.5) * third + (tall ? 0 : 8);
    dock(`A${at}`, mid - away, roadside, WEST, bay, head);
    dock(`C${at}`, mid + away, roadside, EAST, bay, head);
  }
  for (const [id, [from, to]] of Object.entries(of.docks)) {
    const side = id.startsWith("B") ? west + 1.5 * lane + GAP : east - 1.5 * lane - GAP;
    dock(id, side, first + ((from + to) / 2) * row, SOUTH, (to - from) * row - edge);
  }
  for (const [id, section, side] of [["F1", 2, -1], ["F2", 3, -1], ["D1", 5, 1], ["D2", 6, 1]] as const) {
    dock(id, mid + side * (1.5 * lane + GAP), last - (section - 0.5) * row, NORTH, row - edge);
  }

  const bend = lane;
  const loop = (x: number): string => {
    const turn = x < mid ? 1 : -1;
    return `M${mid} ${north}H${x + turn * bend}Q${x} ${north} ${x} ${north + bend}V${south - bend}Q${x} ${south} ${x + turn * bend} ${south}H${mid}`;
  };
  return {
    width,
    height,
    lane,
    first,
    row,
    spots,
    yards: of.yards({ row: (rows) => first + rows * row, top }),
    roads: [loop(west), loop(east), `M${mid} ${south}V${north}`],
    seams,
  };
}
