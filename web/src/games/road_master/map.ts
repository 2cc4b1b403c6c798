// Where everything lies on the map: the avenue north and two loops back south, docks beside them. A wide screen
// has room for stacks of cubes beside the docks; on a tall one the rows are as high as its room allows.
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
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly lane: number;
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
  /** The depth of the docks along the north. */
  readonly head: number;
  readonly row: number;
  /** Ends of sections 4 to 7 down each side, in rows from the north. */
  readonly west: readonly number[];
  readonly east: readonly number[];
  /** Docks down the sides: first and last row. */
  readonly docks: Readonly<Record<string, readonly [number, number]>>;
  readonly yards: (plan: { row: (rows: number) => number; top: number }) => Readonly<Record<string, Yard>>;
}

const GAP = 6;

const WIDE: Measures = {
  width: 1000,
  lane: 56,
  head: 56,
  row: 62,
  west: [0, 2, 4, 6, 8],
  east: [0, 2, 4, 6, 8],
  docks: { B1: [2, 4], B2: [4, 6], E1: [2, 4], E2: [4, 6] },
  yards: ({ row, top }) => ({
    A: { x: 342, y: top, width: 152, height: 58 },
    C: { x: 506, y: top, width: 152, height: 58 },
    B: { x: 180, y: row(4) - 83, width: 98, height: 166 },
    F: { x: 282, y: row(6) - 83, width: 98, height: 166 },
    D: { x: 620, y: row(3) - 83, width: 98, height: 166 },
    E: { x: 722, y: row(4) - 83, width: 98, height: 166 },
  }),
};

// A row of a tall map: not lower than a finger needs, and no higher than helps.
const LEAST = 54;
const MOST = 94;

const TALL: Measures = {
  width: 780,
  lane: 76,
  head: 90,
  row: MOST,
  west: [0, 2, 3, 4, 8],
  east: [0, 4, 5, 6, 8],
  docks: { B1: [2, 3], B2: [3, 4], E1: [4, 5], E2: [5, 6] },
  yards: ({ row, top }) => {
    const high = (from: number, to: number) => ({ y: row(from), height: row(to) - row(from) });
    return {
      A: { x: 277, y: top, width: 110, height: 90 },
      C: { x: 393, y: top, width: 110, height: 90 },
      B: { x: 158, width: 152, ...high(0.08, 1.92) },
      F: { x: 158, width: 68, ...high(4.08, 7.92) },
      D: { x: 470, width: 152, ...high(0.08, 1.92) },
      E: { x: 470, width: 152, ...high(6.08, 7.92) },
    };
  },
};

/** The map. `room`: the height of the place for a tall one, relative to its width. */
export function plan(tall: boolean, room = Infinity): Plan {
  const of = tall ? TALL : WIDE;
  const { width, lane, head } = of;
  const top = 4;
  const north = top + head + GAP + lane; // middle of the road along the north
  const row = tall ? Math.floor(Math.min(MOST, Math.max(LEAST, (room * width - north - 3 * lane - top) / 8))) : of.row;
  const first = north + lane; // where the avenue's eighth section ends
  const last = first + 8 * row;
  const south = last + lane;
  const height = south + lane + top;
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
    spots,
    yards: of.yards({ row: (rows) => first + rows * row, top }),
    roads: [loop(west), loop(east), `M${mid} ${south}V${north}`],
    seams,
  };
}
