import { describe, expect, it } from "vitest";
import { layout } from "../src/games/tower_defense/layout";
import { gate, leaderAt, regulars, Roster } from "../src/games/tower_defense/troops";
import type { Frame } from "../src/games/tower_defense/types";
import { capacity, gathering, members, type Fort } from "../src/games/tower_defense/view";
import { wayTo } from "../src/games/tower_defense/ways";

const none = (count: number, value = 0): number[] => Array.from({ length: count }, () => value);
const fort = (more: Partial<Fort> = {}): Fort =>
  ({ field: none(15, -1), bastions: [true, true, true], leaders: [-2, 0, -2], home: [0, 3, 0], posted: none(9), sent: none(15), ...more }) as Fort;

describe("the roster", () => {
  it("knows a regular again who goes to a warehouse", () => {
    const roster = new Roster();
    const before = roster.follow(regulars(fort(), [], null));
    expect(before.map((one) => one.place)).toEqual(["home 1", "home 1", "home 1"]);
    const posted = none(9);
    posted[3 + 2] = 1;
    const after = roster.follow(regulars(fort({ home: [0, 2, 0], posted }), [], null));
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
    expect(after.filter((one) => one.place === "post 1 2")).toHaveLength(1);
    expect(roster.follow(regulars(fort({ home: [0, 2, 0], posted }), [], null))).toEqual(after);
  });

  it("drops who died and names who comes", () => {
    const roster = new Roster();
    roster.follow(new Map([["home 0", 2]]));
    expect(roster.follow(new Map([["home 0", 1]]))).toHaveLength(1);
    const ids = roster.follow(new Map([["home 0", 3]])).map((one) => one.id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("who stands before a bastion", () => {
  const stack = [{ frame: "Interception", at: 1, joined: [0, 2, 0], led: 0b010, toll: 0, reach: none(15), walks: none(3), near: 0, finished: false }] satisfies Frame[];
  const group = gathering(stack);

  it("is the group that gathers", () => {
    expect(gate(stack, group)).toBe(1);
    expect([...regulars(fort(), stack, group)]).toEqual([["home 1", 1], ["gate", 2]]);
    expect(leaderAt(fort(), group, 1)).toBe("gate");
    expect(leaderAt(fort(), null, 1)).toBe("home 1");
    expect(leaderAt(fort({ leaders: [-1, 2, 4 + 9] }), null, 0)).toBe("");
    expect(leaderAt(fort({ leaders: [-1, 2, 4 + 9] }), null, 1)).toBe("post 1 1");
    expect(leaderAt(fort({ leaders: [-1, 2, 4 + 9] }), null, 2)).toBe("cell 9");
  });

  it("is whoever has no quarters yet, without those who stay", () => {
    const quarter = [{ frame: "Quarter", at: 1, pool: 5, stay: [0, 2, 0] }] satisfies Frame[];
    expect(regulars(fort({ home: [1, 2, 0] }), quarter, null).get("gate")).toBe(3);
    expect(gate(quarter, null)).toBe(1);
  });

  it("is nobody between groups", () => {
    expect(gathering([{ ...stack[0]!, at: -1 }])).toBeNull();
    expect(gate([], null)).toBe(-1);
  });
});

it("counts the garrison and what it can keep", () => {
  const some = fort({ leaders: [-1, 0, 4 + 3], sent: [0, 0, 0, 2, ...none(11)] });
  expect(members(some)).toBe(3 + 2 + 2);
  // A leader who fell this turn still counts until the squad is dissolved.
  expect(capacity(some)).toBe(30);
  expect(capacity(fort({ bastions: [true, false, true], leaders: [-2, 0, 0] }))).toBe(10);
});

describe("a way", () => {
  // Units on f1, e1 and n2; the group starts at b1.
  const field = none(15, -1);
  for (const cell of [3, 4, 7]) field[cell] = 0;
  const reach = [1, 0, 1, 2, 99, 2, 1, 2, 5, 6, 3, 2, 3, 4, 5];

  it("goes straight where that is as short", () => {
    expect(wayTo(reach, field, 3)).toEqual([1, 2, 3]);
  });

  it("walks round a unit, never through it", () => {
    expect(wayTo(reach, field, 9)).not.toContain(7);
    expect(wayTo(reach, field, 9)).toHaveLength(7);
    expect(wayTo(reach, field, 9)[0]).toBe(1);
  });

  it("leads nowhere behind others", () => {
    expect(wayTo(reach, field, 4)).toEqual([]);
  });
});

describe("the layout", () => {
  it.each([[940, 512], [1280, 480], [390, 474], [360, 400], [1900, 900]])("keeps cells apart and inside at %i x %i", (width, height) => {
    const plan = layout(width, height);
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
    const plan = layout(390, 474);
    expect(plan.cells[4]!.y).toBeLessThan(plan.cells[1]!.y);
    expect(plan.cells[4]!.x).toBe(plan.cells[0]!.x);
    expect(plan.narrow).toBe(true);
  });
});
