import { describe, expect, it } from "vitest";
import { crossed, EVERY, named, numbers, SETTINGS, short, sizeOf, unswept, written } from "../src/core/lab";

describe("a sweep", () => {
  it("reads numbers with commas and ranges, within bounds, each once", () => {
    expect(numbers("2, 4-6, 4, x, 99", 0, 12)).toEqual([2, 4, 5, 6]);
    expect(numbers("", 0, 12)).toEqual([]);
  });

  it("becomes the text of a variant", () => {
    const text = written("hit-z-road", 'A "try"', [{ table: "cards", row: "I-13", field: "zombies", value: 2 }]);
    expect(text).toBe('name = "A \\"try\\""\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 2');
  });

  it("puts two fields of one row under one head", () => {
    const row = { table: "cards", row: "I-13" };
    expect(written("zombies", "A", [{ ...row, field: "fuel", value: 2 }, { ...row, field: "xp", value: 1 }])).toBe('name = "A"\ngame = "zombies"\n[change.cards."I-13"]\nfuel = 2\nxp = 1');
  });

  it("crosses two numbers into a grid without the present pair", () => {
    const sweep = { table: "cards", row: "I-13", field: "fuel", words: "Barn", now: 1, values: [1, 2] };
    const arms = crossed("zombies", [sweep, { ...sweep, field: "xp", now: 0, values: [0, 3] }]);
    expect(arms.map((arm) => arm.at)).toEqual([[1, 3], [2, 0], [2, 3]]);
    expect(arms[2]?.name).toBe("Barn: fuel 2, Barn: xp 3");
    expect(crossed("zombies", [])).toEqual([]);
    expect(short(0.12345)).toBe("0.123");
  });

  it("moves every row by a percentage, keeps zeros and bounds, and lets one row differ", () => {
    const rows = [{ id: "a", words: "A", values: { fuel: 3 } }, { id: "b", words: "B", values: { fuel: 0 } }, { id: "c", words: "C", values: { fuel: 10 } }];
    const all = { table: "cards", row: EVERY, field: "fuel", words: "all", now: 100, values: [150], rows, bounds: { least: 0, most: 12 } };
    expect(crossed("zombies", [all])[0]?.variant).toContain('[change.cards."a"]\nfuel = 5\n[change.cards."c"]\nfuel = 12');
    const one = { table: "cards", row: "a", field: "fuel", words: "A", now: 3, values: [7] };
    expect(crossed("zombies", [one, all])[0]?.variant).toContain('[change.cards."a"]\nfuel = 7\n[change.cards."c"]\nfuel = 12');
  });

  it("sweeps a setting, which then is no setting of all versions", () => {
    const sweep = { table: SETTINGS, row: SETTINGS, field: "goal", words: "settings", now: 25, values: [5] };
    expect(crossed("zombies", [sweep])[0]?.variant).toBe('name = "settings: goal 5"\ngame = "zombies"\n[settings]\ngoal = 5');
    expect(unswept({ goal: 9, rounds: 30 }, [sweep])).toEqual({ rounds: 30 });
  });

  it("names a file by the name of its variant", () => {
    expect(named('name = "Mild"\ngame = "zombies"', "a.toml")).toBe("Mild");
    expect(named("game = 3", "a.toml")).toBe("a");
  });
});

describe("an effect", () => {
  it("is small, medium or large, whether a figure rises or falls", () => {
    expect([0.1, -0.49, 0.5, -0.79, 0.8, -3].map(sizeOf)).toEqual(["small", "small", "medium", "medium", "large", "large"]);
  });
});
