import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import { progress } from "../src/games/zombietown/goals";
import { Garage, Herd } from "../src/games/zombietown/herd";
import { seenPart } from "../src/games/zombietown/look";
import { seenPoints } from "../src/games/zombietown/score";
import { Plan, SQUARES, type Table, type TownView } from "../src/games/zombietown/town";

const printed = readFileSync("../src/deadroad/games/zombietown/content/board.toml", "utf8");
const rows = [...printed.matchAll(/^squares = "(.*)"$/gm)].map((found) => ({ squares: found[1] }));
const plan = new Plan({ rows: () => rows } as unknown as Facts);
const names = plan.corners.map(({ x, y }, space) => (space < SQUARES ? `${"abcdefghijklmnop"[x / 100]}${y / 100 + 1}` : "ABCDEFGHIJKL"[space - SQUARES]));
const square = (name: string): number => names.indexOf(name);
const facts = { domain: () => ({ values: names }) } as unknown as Facts;
const lurched = (ply: number, from: number, space: number) => ({ ply, name: "lurched", values: { from, space } }) as never;

describe("the plan of the suburb", () => {
  it("has a space for each open square and each house", () => {
    expect(plan.corners).toHaveLength(204);
    expect(plan.corner(SQUARES)).toEqual({ x: 100, y: 100 });
  });

  it("gives each house four doors and one drive", () => {
    expect([0, 1, 2, 3].map((side) => names[plan.access(0, side)])).toEqual(["b1", "d2", "c4", "a3"]);
    expect(plan.driveways).toEqual([1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1]);
  });

  it("knows which house one is in or before", () => {
    expect(plan.beside(SQUARES + 4)).toBe(4);
    expect(plan.beside(square("d2"))).toBe(0);
    expect(plan.beside(square("e5"))).toBe(-1);
  });

  it("leads out of a house by its doors", () => {
    expect(plan.toward(SQUARES, 2)).toEqual(plan.centre(square("d2")));
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

describe("how far an agenda is", () => {
  const player = { followers: [{ face: 12, gun: { face: 0, bullets: 2 } }], guns: [{ face: 1, bullets: 0 }], searched: 0b1011, zombies: 6 };
  const table = {
    players: [player],
    owner: [0, -1, 0, ...Array<number>(9).fill(-1)],
    guards: [[{ face: 11, gun: null }], ...Array<never[]>(11).fill([])],
    barricades: [2, 0, 0, 3, ...Array<number>(44).fill(0)],
    car_at: [square("d2"), ...Array<number>(11).fill(0)],
    key_holder: [0, 0, ...Array<number>(10).fill(-1)],
  } as unknown as Table;
  const far = (goal: string): number | null => progress(table, 0, { goal, amount: 9, points: 2 }, plan);

  it.each([["houses", 2], ["survivors", 2], ["barricades", 2], ["bullets", 2], ["loaded_guns", 1], ["keys", 2], ["houses_searched", 3], ["zombies", 6], ["closed_house", 3]])("counts %s", (goal, count) => {
    expect(far(goal)).toBe(count);
  });

  it("has nothing to count where the moment decides", () => {
    expect(far("turn_on_ring")).toBeNull();
  });
});

describe("the points all can see", () => {
  const terms = { abilities: true, road_rage: true, zombie_points: 1, house_points: 3, survivor_points: 2, barricade_points: 1, gun_points: 1 };
  const player = { role: 0, zombies: 5, guns: [{ face: 0, bullets: 1 }, { face: 1, bullets: 0 }], followers: [{ face: 12, gun: null }], completed: [1] };
  const none = (of: number): number[] => Array<number>(of).fill(-1);
  const table = {
    terms,
    players: [player],
    owner: [0, 0, ...none(10)],
    home: [0, ...none(11)],
    guards: [[], [{ face: 11, gun: { face: 0, bullets: 3 } }], ...Array<never[]>(10).fill([])],
    barricades: [2, ...Array<number>(47).fill(0)],
    key_holder: [0, 0, ...none(10)],
    car_damage: [3, 4, ...Array<number>(10).fill(0)],
  } as unknown as Table;
  const printed: Record<string, unknown[]> = {
    roles: [{ effect: "estate", amount: 4 }],
    agendas: [{ id: "block_captain", easy: { points: 2 }, hard: { points: 5 } }],
  };
  const facts = { rows: (kind: string) => printed[kind] } as unknown as Facts;

  it("come from zombies, houses, survivors, barricades, loaded guns, working cars and completed agendas", () => {
    expect(seenPoints(table, 0, facts)).toBe(5 + (3 + 4) + 2 * 2 + 1 + 2 + 1 + 5);
  });

  it("come from the town alone without Road Rage", () => {
    expect(seenPoints({ ...table, terms: { ...table.terms, abilities: false, road_rage: false } }, 0, facts)).toBe(5 + 2 * 3 + 2 * 2 + 1 + 2);
  });
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
