import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import { Garage, Herd } from "../src/games/zombietown/herd";
import { seenPart } from "../src/games/zombietown/look";
import { Plan, SQUARES, type TownView } from "../src/games/zombietown/town";

const printed = readFileSync("../src/deadroad/games/zombietown/content/board.toml", "utf8");
const rows = [...printed.matchAll(/^squares = "(.*)"$/gm)].map((found) => ({ squares: found[1] }));
const lots = [{ house: "A", access: [1, 18, 45, 30], driveway: 1 }]; // as the engine has them
const plan = new Plan({ rows: (kind: string) => (kind === "board" ? rows : lots) } as unknown as Facts);
const names = plan.corners.map(({ x, y }, space) => (space < SQUARES ? `${"abcdefghijklmnop"[x / 100]}${y / 100 + 1}` : "ABCDEFGHIJKL"[space - SQUARES]));
const square = (name: string): number => names.indexOf(name);
const facts = { domain: () => ({ values: names }) } as unknown as Facts;
const lurched = (ply: number, from: number, space: number) => ({ ply, name: "lurched", values: { from, space } }) as never;

describe("the plan of the suburb", () => {
  it("has a space for each open square and each house", () => {
    expect(plan.corners).toHaveLength(204);
    expect(plan.corner(SQUARES)).toEqual({ x: 100, y: 100 });
  });

  it("takes doors and drives from the engine", () => {
    expect([0, 1, 2, 3].map((side) => plan.access(0, side))).toEqual(lots[0]?.access);
    expect(plan.driveways).toEqual([1]);
  });

  it("knows which house one is in or before", () => {
    expect(plan.beside(SQUARES + 4)).toBe(4);
    expect(plan.beside(18)).toBe(0);
    expect(plan.beside(square("e5"))).toBe(-1);
  });

  it("leads out of a house by its doors", () => {
    expect(plan.toward(SQUARES, 2)).toEqual(plan.centre(18));
    expect(plan.toward(square("e5"), 3)).toEqual(plan.centre(square("f6")));
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

describe("what a phone shows", () => {
  const room = { width: 390, height: 297 };
  const view = { asked: 0, stack: [], public: { active: 0, players: [{ space: square("e5") }] } } as unknown as TownView;

  it("is near the one who is asked", () => {
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

  it("is the whole town when a house is chosen", () => {
    expect(seenPart(view, facts, plan, new Set(["house:A"]), room).width).toBeGreaterThan(1400);
  });
});
