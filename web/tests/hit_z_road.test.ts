import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import type { Happening } from "../src/core/protocol";
import { art } from "../src/games/hit_z_road/art";
import { decided, liesAfter, lying } from "../src/games/hit_z_road/fight";
import type { FightFrame, MeleeFrame } from "../src/games/hit_z_road/types";

const FACES = ["blank", "hit", "bite", "opportunity", "critical"];
const facts = { value: (_domain: string, face: number) => FACES[face] } as unknown as Facts;
const roll = (name: string, dice: number[]): Happening => ({ name, values: { dice } }) as never;
const fight = { frame: "Fight", horde: 2 } as FightFrame;

describe("the dice of a fight", () => {
  it("wait as long as they are pending, the first of a face first", () => {
    const melee = { frame: "Melee", pending: [1, 0, 1] } as MeleeFrame;
    const dice = lying(roll("rolled", [2, 2, 4, 3]), fight, melee, facts);
    expect(dice.map((die) => die.face)).toEqual(["bite", "bite", "critical", "opportunity"]);
    expect(dice.map((die) => die.waiting)).toEqual([true, false, true, false]);
  });

  it("are red for a horde, in the melee alone", () => {
    expect(lying(roll("rolled", [1, 1, 1]), fight, undefined, facts).map((die) => die.horde)).toEqual([true, true, false]);
    expect(lying(roll("shot", [1, 1]), fight, undefined, facts).map((die) => die.horde)).toEqual([false, false]);
    expect(lying(roll("rolled", [1]), { ...fight, horde: 0 }, undefined, facts).map((die) => die.horde)).toEqual([false]);
  });

  it("are those of the last roll", () => {
    const last = roll("rolled", [1]);
    expect(liesAfter([roll("shot", [0]), last, roll("won-fight", [])], null)).toBe(last);
    expect(liesAfter([roll("killed", [])], last)).toBe(last);
    expect(lying(null, fight, undefined, facts)).toEqual([]);
    // After a reload nobody tells the roll again, but what waits of it is on the table.
    expect(lying(null, fight, { frame: "Melee", pending: [2, 0, 1] } as MeleeFrame, facts).map((die) => [die.face, die.waiting])).toEqual([["bite", true], ["bite", true], ["critical", true]]);
  });

  it("are still shown when what they were for ended with them", () => {
    const last = roll("rolled", [1]);
    expect(decided([last, roll("won-fight", [])], null)).toBe(last);
    expect(decided([last, roll("killed", [])], last)).toBeNull();
    expect(decided([roll("passed", [])], null)).toBeNull();
  });

  it("are gone when another fight begins", () => {
    const others = [roll("rolled", [1]), roll("won-fight", [])];
    expect(liesAfter([...others, roll("fight-began", [])], null)).toBeNull();
    expect(liesAfter([roll("combat-began", [])], roll("shot", [1]))).toBeNull();
    const mine = roll("shot", [0]);
    expect(liesAfter([...others, roll("fight-began", []), mine], null)).toBe(mine);
  });
});

describe("what a seat's panel says", () => {
  const group = { survivors: 5, ammo: 4, fuel: 4, adrenaline: 4, tokens: [1, 2, 0, 0, 0, 0, 0], won: [0], executor: 3, maps_worth: 6, zombies: 0 };
  const view = { public: { groups: [group] }, facts: { xp: [13], out: [false] } } as never;
  const facts = { rows: () => [{ xp: 1 }], value: (_: string, number: number) => ["bus", "map"][number] } as never;
  const words = { say: (key: string) => key, word: (_: string, key: string) => key } as never;

  it("has the experience that the engine counts", () => {
    expect(art.numbers?.(view, 0, facts, words).find((one) => one.key === "xp")?.value).toBe(13);
  });

  it("shows everybody's EXECUTOR for what it is", () => {
    expect(art.things?.(view, 0, facts, words).map((thing) => thing.label)).toEqual(["screen-executor", "map"]);
  });
});

describe("what is told of a card", () => {
  const rows = [{ id: "I-08", level: 1, token: "companion" }, { id: "II-13", level: 2, zombies: 6, horde: 2 }];
  const printed = { rows: () => rows } as unknown as Facts;
  const words = { say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "), word: (_: string, value: string) => value } as never;

  it("is what its token is good for, and what a horde does", () => {
    expect(art.about?.("card:I-08", printed, words)).toEqual(["board-token companion token-companion-text"]);
    expect(art.about?.("card:II-13", printed, words)).toEqual(["board-horde 2"]);
    expect(art.about?.("road:1", printed, words)).toEqual([]);
  });
});
