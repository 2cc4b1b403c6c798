import { flushSync, mount, unmount } from "svelte";
import { afterAll, describe, expect, it } from "vitest";
import type { Happening } from "../src/core/protocol";
import type { Words } from "../src/core/texts";
import type { CardRow } from "../src/games/hit_z_road/view";
import { art } from "../src/games/tower_defense/art";
import { deaths } from "../src/games/tower_defense/fallen";
import { layout } from "../src/games/tower_defense/layout";
import { Roster } from "../src/games/tower_defense/troops";
import Unit from "../src/games/tower_defense/Unit.svelte";

// A unit that is shown loads its scene. Without this it may come after the tests, which fails them.
afterAll(async () => {
  await import("../src/games/hit_z_road/scenes");
});

const at = (name: string, regulars: number) => ({ name, regulars });

describe("a plan", () => {
  const words = { facts: { domain: () => ({ values: ["w1", "b1", "n1"] }) }, word: (kind: string, value: number) => `${kind} ${value}` } as unknown as Words;
  const view = { public: { field: [-1, -1, 7] } } as unknown as Parameters<NonNullable<typeof art.named>>[0];

  it("names the unit that it sends members to, or the resource that they fetch", () => {
    expect(art.named?.(view, "cell:n1", words)).toBe("card 7");
    expect(art.named?.(view, "cell:b1", words)).toBe("");
    expect(art.named?.(view, "warehouse:fuel", words)).toBe("resource fuel");
  });
});

it("counts the regulars who wait for their places", () => {
  const words = { say: (key: string) => key, word: (_: string, value: string) => value } as unknown as Words;
  const facts = { leaders: ["home 0", "", "post 2 1"], places: [at("home 0", 1), at("gate", 3)], capacity: 20, members: 3 };
  const view = { facts, public: { stock: { ammo: 0, fuel: 0, adrenaline: 0, tokens: [] }, xp: 0 } } as unknown as Parameters<typeof art.numbers>[0];
  expect(art.numbers(view, 0, {} as never, words)[0]?.value).toBe(6);
});

describe("the roster", () => {
  it("recognises a regular who goes to a warehouse", () => {
    const roster = new Roster();
    const before = roster.follow([at("home 1", 3)]);
    expect(before.map((one) => one.place)).toEqual(["home 1", "home 1", "home 1"]);
    const posted = [at("home 1", 2), at("post 1 2", 1)];
    const after = roster.follow(posted);
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
    expect(after.filter((one) => one.place === "post 1 2")).toHaveLength(1);
    expect(roster.follow(posted)).toEqual(after);
  });

  it("drops dead members and names new ones", () => {
    const roster = new Roster();
    roster.follow([at("home 0", 2)]);
    expect(roster.follow([at("home 0", 1)])).toHaveLength(1);
    const ids = roster.follow([at("home 0", 3)]).map((one) => one.id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("deaths on the board", () => {
  const cells = [1, 6, 0, -1]; // of the victims: two bastions, a warehouse, the group that fights
  const told = (name: string, values: Record<string, number> = {}): Happening => ({ name, values }) as never;
  const died = (victim: number) => told("member-died", { victim });

  it("are counted by cell, with the time of the first", () => {
    expect(deaths([told("revealed"), died(1), died(1), died(2)], cells, false)).toEqual([[6, { count: 2, index: 1 }], [0, { count: 1, index: 3 }]]);
  });

  it("of a group are where its combat ended, or in the combat", () => {
    expect(deaths([died(3), told("wiped-out", { cell: 8 })], cells, false)).toEqual([[8, { count: 1, index: 0 }]]);
    expect(deaths([died(3), told("won-fight")], cells, false)).toEqual([]);
    expect(deaths([died(3)], cells, true)).toEqual([]);
  });
});

describe("the layout", () => {
  it("gives the room of a unit on a bastion to the lanes while there is none", () => {
    const [free, besieged] = [layout(390, 540, false), layout(390, 540, true)];
    expect(free.cells[4]!.height).toBeGreaterThan(besieged.cells[4]!.height);
    expect(besieged.roomy).toBe(true);
  });

  it.each([[940, 512], [1280, 480], [390, 474], [360, 400], [1900, 900]])("keeps cells apart and inside at %i x %i", (width, height) => {
    const plan = layout(width, height, true);
    expect(plan.height).toBeGreaterThanOrEqual(height - 1);
    for (const [at, one] of plan.cells.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y).toBeGreaterThanOrEqual(plan.top);
      expect(one.y + one.height).toBeLessThanOrEqual(plan.height - plan.bottom);
      expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(70);
      for (const other of plan.cells.slice(at + 1)) {
        const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    }
  });

  it("runs the lanes up a phone", () => {
    const plan = layout(390, 474, true);
    expect(plan.cells[4]!.y).toBeLessThan(plan.cells[1]!.y);
    expect(plan.cells[4]!.x).toBe(plan.cells[0]!.x);
    expect(plan.narrow).toBe(true);
  });
});

describe("a unit", () => {
  const words = { say: (key: string) => key, word: (_kind: string, value: string) => value } as unknown as Words;
  const row = { id: "I-06", level: 1, effect: "take_token", token: "map" } as unknown as CardRow;

  it.each([[true, "map screen-token-out"], [false, "map"]])("says whether its token is left out: %s", (out, title) => {
    const target = document.createElement("div");
    const drawn = mount(Unit, { target, props: { row, words, out } });
    flushSync();
    const token = target.querySelector(".token");
    expect(token?.getAttribute("title")).toBe(title);
    expect(token?.classList.contains("out")).toBe(out);
    void unmount(drawn);
  });
});
