import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import { Garage, Herd } from "../src/games/zombietown/herd";
import { arrowsOf, risingOf } from "../src/games/zombietown/proposal";
import { cellsOf, zonesOf } from "../src/games/zombietown/zones";
import { seenPart } from "../src/games/zombietown/look";
import { landIn, Plan, type TownView } from "../src/games/zombietown/town";

// A board without a cemetery, and one house, as the engine sends them.
const squares = Array.from({ length: 256 }, (_, at) => ({ id: `${"abcdefghijklmnop"[at % 16]}${Math.floor(at / 16) + 1}`, column: at % 16, row: Math.floor(at / 16), size: 1, house: -1 }));
const HOUSE = squares.length;
const tables: Record<string, unknown[]> = {
  spaces: [...squares, { id: "A", column: 1, row: 1, size: 2, house: 0 }],
  lots: [{ house: "A", space: HOUSE, access: [1, 19, 50, 32], driveway: 1 }],
  board: [],
};
const plan = new Plan({ rows: (kind: string) => tables[kind] } as unknown as Facts);
const names = plan.spaces.map(({ id }) => id);
const square = (name: string): number => names.indexOf(name);
const facts = { domain: () => ({ values: names }) } as unknown as Facts;
const lurched = (ply: number, from: number, space: number) => ({ ply, name: "lurched", values: { from, space } }) as never;

it("draws squares and houses where the engine says", () => {
  expect(plan.corner(square("e5"))).toEqual({ x: 400, y: 400 });
  expect(plan.centre(square("e5"))).toEqual({ x: 450, y: 450 });
  expect(plan.centre(HOUSE)).toEqual({ x: 200, y: 200 });
  expect([plan.house(HOUSE), plan.house(square("e5"))]).toEqual([0, -1]);
  expect(plan.houses).toEqual([{ letter: "A", space: HOUSE, driveway: 1 }]);
});

describe("the land around the town", () => {
  it("fills a room that is wider or higher than the town", () => {
    for (const room of [{ width: 1120, height: 957 }, { width: 390, height: 434 }, { width: 780, height: 780 }]) {
      const land = landIn(room);
      expect(land.width / land.height).toBeCloseTo(room.width / room.height);
      // The whole town lies in it, in the middle.
      expect(Math.min(land.width, land.height)).toBeCloseTo(1716);
      expect([land.x + land.width / 2, land.y + land.height / 2]).toEqual([expect.closeTo(800), expect.closeTo(800)]);
    }
  });
});

describe("the herd", () => {
  const counts = (at: Record<number, number>): number[] => Array.from({ length: 204 }, (_, space) => at[space] ?? 0);

  it("knows a zombie again after its step, once", () => {
    const herd = new Herd();
    const ids = herd.follow(counts({ 5: 2 }), []).map((zombie) => zombie.id);
    const after = herd.follow(counts({ 5: 1, 6: 1 }), [lurched(1, 5, 6)]);
    expect(after.map((zombie) => [zombie.id, zombie.space])).toEqual([[ids[0], 5], [ids[1], 6]]);
    expect(herd.follow(counts({ 5: 1, 6: 1 }), [lurched(1, 5, 6)])).toEqual(after);
  });

  it("gives those that rise a name of their own and forgets those that fall", () => {
    const herd = new Herd();
    herd.follow(counts({ 5: 1 }), []);
    const two = herd.follow(counts({ 5: 1, 9: 1 }), []);
    expect(new Set(two.map((zombie) => zombie.id)).size).toBe(2);
    expect(herd.follow(counts({ 9: 1 }), []).map((zombie) => zombie.id)).toEqual([two[1]?.id]);
  });
});

it("turns cars to where they go, along their axis", () => {
  const garage = new Garage();
  expect(garage.follow([{ x: 0, y: 0 }], [1], [3])).toEqual([270]);
  expect(garage.follow([{ x: 100, y: 0 }], [1], [3])).toEqual([90]);
  expect(garage.follow([{ x: 100, y: 0 }], [0], [3])).toEqual([0]);
  expect(garage.follow([{ x: 0, y: 100 }], [0], [3])).toEqual([180]);
});

describe("the visible part on a phone", () => {
  const room = { width: 390, height: 297 };
  const view = { asked: 0, stack: [], facts: { focus: { origin: square("e5") } } } as unknown as TownView;

  it("is near the asked player", () => {
    const box = seenPart(view, facts, plan, new Set(["direction:north"]), room);
    expect(box.x + box.width / 2).toBeCloseTo(450, 0);
    expect(room.width / box.width).toBeCloseTo(0.45);
  });

  it("is all that can be touched, if a thumb can touch it there", () => {
    const box = seenPart(view, facts, plan, new Set(["space:f6", "space:k11"]), room);
    expect(box.x).toBeLessThanOrEqual(500);
    expect(box.y).toBeLessThanOrEqual(500);
    expect(box.y + box.height).toBeGreaterThanOrEqual(1100);
  });

  it("is where most can be touched, if not all can", () => {
    const box = seenPart(view, facts, plan, new Set(["space:a1", "space:p15", "space:p16"]), room);
    expect(box.x + box.width).toBeGreaterThan(1600);
    expect(room.width / box.width).toBeCloseTo(0.45);
  });

  it("always shows the own place beside the places in reach", () => {
    const lit = new Set(squares.filter(({ column, row }) => column > 8 && row < 12).map(({ id }) => `space:${id}`));
    const far = seenPart(view, facts, plan, lit, room);
    expect(far.x).toBeGreaterThan(450);
    const box = seenPart(view, facts, plan, lit, room, { reach: true });
    expect([box.x <= 350, box.y <= 350]).toEqual([true, true]);
    expect([box.x + box.width >= 550, box.y + box.height >= 550]).toEqual([true, true]);
  });

  it("shows the arrows of a proposal rather than all that can be touched", () => {
    const lit = new Set(squares.filter(({ row }) => row > 8).map(({ id }) => `space:${id}`));
    const arrows = [{ x: 250, y: 150 }, { x: 650, y: 250 }];
    const box = seenPart(view, facts, plan, lit, room, { arrows });
    expect([box.x <= 200, box.y <= 100]).toEqual([true, true]);
    expect([box.x + box.width >= 700, box.y + box.height >= 300]).toEqual([true, true]);
  });

  it("is the whole town when a house is chosen", () => {
    expect(seenPart(view, facts, plan, new Set(["house:A"]), room).width).toBeGreaterThan(1400);
  });
});

describe("a proposal for the zombies", () => {
  const none: ReadonlySet<number> = new Set();
  const kind = "zombies";

  it("is an arrow for each step, red where somebody stands", () => {
    const mix = { "space:e5 space:e6": 2, "space:g7 space:h7": 1 };
    const arrows = arrowsOf({ kind, mix }, plan, new Set([square("h7")]));
    expect(arrows.map(({ from, to, count, meets }) => ({ from, to, count, meets }))).toEqual([
      { from: { x: 450, y: 450 }, to: { x: 450, y: 550 }, count: 2, meets: false },
      { from: { x: 650, y: 650 }, to: { x: 750, y: 650 }, count: 1, meets: true },
    ]);
  });

  it("points from outside at a door that is knocked at", () => {
    const [knock] = arrowsOf({ kind, mix: { "house:A facade:east": 1 } }, plan, none);
    expect([knock?.to, knock?.meets, knock?.walks]).toEqual([{ x: 300, y: 150 }, true, false]);
    expect(knock?.from.x).toBeGreaterThan(300);
  });

  it("leads no further than the wall of a house", () => {
    const [step] = arrowsOf({ kind, mix: { "space:d2 space:A": 1 } }, plan, none);
    expect(step?.to.x).toBeLessThan(300);
    expect(step?.to.x).toBeGreaterThan(200);
  });

  it("shows where zombies rise", () => {
    expect(risingOf({ kind: "rise", mix: { "space:f6": 2 } }, plan)).toEqual([{ key: "space:f6", count: 2, x: 550, y: 550 }]);
  });
});

describe("areas in reach", () => {
  it("have one outline for each cost, the cheaper inside the dearer", () => {
    const costs = new Map([...cellsOf(plan, square("b1")).map((cell): [number, number] => [cell, 0]), ...cellsOf(plan, square("c1")).map((cell): [number, number] => [cell, 2])]);
    const [near, far] = zonesOf(costs);
    expect([near?.cost, far?.cost]).toEqual([0, 2]);
    expect(near?.outline).toBe("M100 0h100M200 0v100M100 100h100M100 0v100");
    expect(far?.outline.match(/M/g)).toHaveLength(6);
  });

  it("cover all four squares of a house", () => {
    expect(cellsOf(plan, HOUSE)).toEqual([17, 18, 33, 34]);
  });
});
