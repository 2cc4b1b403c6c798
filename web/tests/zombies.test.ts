import { describe, expect, it } from "vitest";
import { OpenCard } from "../src/games/zombies/played";
import { seenPart } from "../src/games/zombies/look";
import { around, CELL, HEADROOM, Herd, nextTurn, raise, signOf, stand, turnOf, turnOn, widened } from "../src/games/zombies/town";

const moved = (from: number, to: number) => ({ name: "zombie-moved", values: { from, to } }) as never;

describe("the herd", () => {
  it("knows a zombie again after its step", () => {
    const herd = new Herd();
    const [first, second] = herd.follow([0, 1], []);
    const after = herd.follow([0, 2], [moved(1, 2)]);
    expect(after).toEqual([first, { id: second?.id, space: 2 }]);
    expect(herd.follow([0, 2], [moved(1, 2)])).toEqual(after);
  });

  it("gives a new zombie its own name", () => {
    const herd = new Herd();
    herd.follow([0], []);
    const ids = herd.follow([0, 3], []).map((zombie) => zombie.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("the card that lies open", () => {
  const event = (name: string, values: Record<string, number> = {}) => ({ name, values }) as never;
  const shoe = event("played", { seat: 1, card: 7 });
  const aimed = event("aimed", { card: 7, other: 0 });

  it("is the last one that was played, with whom it is for", () => {
    const open = new OpenCard();
    expect(open.follow([event("stepped")], false)).toBeNull();
    expect(open.follow([shoe, aimed], false)).toEqual({ played: shoe, aimed });
    const item = event("item-laid", { seat: 2, card: 3 });
    expect(open.follow([item], false)).toEqual({ played: item, aimed: null });
  });

  it("stays until the next turn", () => {
    const open = new OpenCard();
    open.follow([shoe], false);
    expect(open.follow([event("movement-rolled"), event("stepped")], false)?.played).toBe(shoe);
    expect(open.follow([event("turn-began")], false)).toBeNull();
  });

  it("is put away when the reader is asked, and does not come back after the answer", () => {
    const open = new OpenCard();
    expect(open.follow([shoe], true)).toBeNull();
    expect(open.follow([shoe], false)).toBeNull();
    expect(open.follow([event("stepped")], false)).toBeNull();
    const next = event("played", { seat: 1, card: 8 });
    expect(open.follow([next], false)?.played).toBe(next);
  });
});

it("frames the places it is given", () => {
  expect(around([{ x: 0, y: 0 }, { x: 1, y: -1 }], 10)).toEqual({ x: -10, y: -316, width: 626, height: 626 });
});

describe("a small town", () => {
  const room = { width: 944, height: 780 };

  it("is not drawn larger than it needs to be, and stays in the middle", () => {
    const box = widened(around([{ x: 0, y: 0 }, { x: 1, y: 0 }], 30), room, 0.85);
    expect(Math.min(room.width / box.width, room.height / box.height)).toBeCloseTo(0.85);
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([303, 150]);
  });

  it("is drawn as before where it needs all the room", () => {
    const large = around([{ x: -2, y: -2 }, { x: 3, y: 3 }], 30);
    expect(widened(large, room, 0.85)).toEqual(large);
  });
});

describe("the part of the town that a phone shows", () => {
  const room = { width: 390, height: 500 };
  const tile = (x: number, y: number) => ({ x: x * 306, y: y * 306, width: 300, height: 300 });
  const town = { x: -30, y: -30, width: 3114, height: 3114 };
  const holds = (box: typeof town, thing: typeof town) =>
    thing.x >= box.x && thing.y >= box.y && thing.x + thing.width <= box.x + box.width && thing.y + thing.height <= box.y + box.height;

  it("is all of a town that can be read", () => {
    const small = { x: 0, y: 0, width: 900, height: 900 };
    expect(seenPart([tile(0, 0)], { x: 0, y: 0 }, small, room)).toEqual(small);
  });

  it("holds everything that can be chosen, if that can be read", () => {
    const things = [tile(4, 4), tile(5, 6)];
    const box = seenPart(things, { x: 0, y: 0 }, town, room);
    expect(things.every((thing) => holds(box, thing))).toBe(true);
    expect(room.width / box.width).toBeGreaterThanOrEqual(0.29);
  });

  it("holds most of what can be chosen, if that is spread over the town", () => {
    const box = seenPart([tile(0, 0), tile(8, 8), tile(9, 9), tile(8, 9)], { x: 150, y: 150 }, town, room);
    expect([tile(8, 8), tile(9, 9), tile(8, 9)].every((thing) => holds(box, thing))).toBe(true);
    expect(holds(town, box)).toBe(true);
  });

  it("is around the place where something happens, if nothing can be chosen there", () => {
    const box = seenPart([], { x: 1500, y: 1500 }, town, room);
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([1500, 1500]);
  });
});

describe("the sign of a building", () => {
  it("hangs above the heads of those inside", () => {
    for (const [row, cells] of ["BBBRRR.R.", ".R.BBBBBB", ".R..R.BBB"].entries()) {
      const sign = signOf({ cells }, "1 Florist");
      expect(sign.y + sign.height).toBe(row * CELL + HEADROOM);
    }
  });

  it("is as wide as its name, and at most as wide as the building", () => {
    expect(signOf({ cells: "BBBRRR.R." }, "1 Gas").width).toBeLessThan(130);
    const long = signOf({ cells: "BB.RRR.R." }, "12 Sporting Goods");
    expect(long).toMatchObject({ x: 6, width: 188, squeezed: true });
  });

  it("raises the figures on the spaces above it, and nobody else", () => {
    const sign = signOf({ cells: ".R.RRRBBB" }, "1 Florist");
    const middle = (column: number, row: number) => ({ x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 });
    expect(raise(middle(1, 1), [sign])).toBeGreaterThan(0);
    expect([middle(1, 0), middle(1, 2)].map((at) => raise(at, [sign]))).toEqual([0, 0]);
  });
});

describe("pawns that share a space", () => {
  // The figure of a pawn is 40 units wide and 100 high at full size, the letter is at its right foot.
  const places = (of: number) => Array.from({ length: of }, (_, at) => stand(at, of));

  it("stay within the space", () => {
    for (const of of [1, 2, 3, 4, 5, 6]) for (const { x, size } of places(of)) expect(Math.abs(x) + 29 * size, String(of)).toBeLessThanOrEqual(CELL / 2);
  });

  it("do not hide each other", () => {
    for (const of of [2, 3, 4, 5, 6]) {
      const all = places(of);
      for (const [at, one] of all.entries()) {
        for (const other of all.slice(at + 1)) {
          const apart = Math.abs(one.x - other.x) >= 40 * one.size || other.y - one.y >= 30;
          expect(apart, `${of}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
        }
      }
    }
  });
});

describe("a tile in hand", () => {
  it("turns on to the next way that is allowed, and back", () => {
    expect(nextTurn(0, 1, [0, 3])).toBe(3);
    expect(nextTurn(3, 1, [0, 3])).toBe(0);
    expect(nextTurn(0, -1, [0, 1])).toBe(1);
    expect(nextTurn(2, 1, [2])).toBe(2);
  });

  it("turns freely before it has a place", () => {
    expect(nextTurn(3, 1, [])).toBe(0);
    expect(nextTurn(0, -1, [])).toBe(3);
  });

  it("fits each place in the turn that is wanted, else in the next", () => {
    expect(turnOf(1, [1, 3])).toBe(1);
    expect(turnOf(2, [1, 3])).toBe(3);
    expect(turnOf(2, [])).toBe(2);
  });

  it("turns until one of the places looks different", () => {
    // At 0 and at 1 the tile lies the same way.
    expect(turnOn(0, 1, [[1, 2]])).toBe(2);
    expect(turnOn(2, -1, [[1, 2]])).toBe(1);
    expect(turnOn(0, 1, [[0], [1, 2]])).toBe(2);
    expect(turnOn(0, 1, [[2]])).toBe(1);
  });
});
