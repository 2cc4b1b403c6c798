import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import type { Happening } from "../src/core/protocol";
import { art } from "../src/games/hit_z_road/art";
import { change, closing, decided, liesAfter, lying, sidesOf } from "../src/games/hit_z_road/fight";
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
    // After a reload the roll is not sent again, but its pending dice are.
    expect(lying(null, fight, { frame: "Melee", pending: [2, 0, 1] } as MeleeFrame, facts).map((die) => [die.face, die.waiting])).toEqual([["bite", true], ["bite", true], ["critical", true]]);
  });

  it("are still shown after the roll that ended the fight", () => {
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

describe("the end of a fight", () => {
  const told = (name: string, values: Record<string, number> = {}): Happening => ({ name, values }) as never;
  const fighting = { stack: [{ frame: "Fight" }, { frame: "Melee" }] };
  const won = [told("rolled"), told("killed", { amount: 2, left: 0 }), told("died", { amount: 1 }), told("won-fight")];

  it("includes everything up to the event that ends it", () => {
    expect(closing(fighting, [...won, told("kept"), told("encountered"), told("fight-began")])).toBe(4);
    expect(closing(fighting, [told("rolled"), told("killed", { amount: 1, left: 2 })])).toBe(0);
    expect(closing({ stack: [{ frame: "Encounter" }] }, won)).toBe(0);
  });

  it("does not include the next fight of the same answer", () => {
    expect(closing(fighting, [told("fled"), told("encountered"), told("fight-began"), told("rolled"), told("won-fight")])).toBe(1);
  });

  it("shows who fell and who still stands", () => {
    expect(sidesOf(fighting, won, 2, 5)).toEqual({ zombies: 0, survivors: 4, slain: 2, lost: 1, over: true });
    expect(sidesOf(fighting, [told("rolled"), told("died", { amount: 1 }), told("eliminated")], 3, 1)).toEqual({ zombies: 3, survivors: 0, slain: 0, lost: 1, over: true });
  });

  it("belongs to the fight that was shown, not to one that has begun since", () => {
    const next = [...won, told("encountered"), told("fight-began")];
    expect(sidesOf(fighting, next, 5, 4)).toEqual({ zombies: 5, survivors: 4, slain: 0, lost: 0, over: false });
  });

  it("shows dice that were rolled before a fight, without it", () => {
    const road = { stack: [{ frame: "Encounter" }] };
    expect(closing(road, [told("event-rolled"), told("died", { amount: 1 }), told("fight-began"), told("rolled")])).toBe(2);
    expect(closing(road, [told("encountered"), told("fight-began")])).toBe(0);
    expect(closing(road, [told("event-rolled"), told("kept")])).toBe(0);
  });

  it("counts those who fell in a fight that goes on", () => {
    expect(sidesOf(fighting, [told("rolled"), told("killed", { amount: 2, left: 3 })], 3, 5)).toEqual({ zombies: 3, survivors: 5, slain: 2, lost: 0, over: false });
  });
});

describe("the panel of a seat", () => {
  const group = { survivors: 5, ammo: 4, fuel: 4, adrenaline: 4, tokens: [1, 2, 0, 0, 0, 0, 0], won: [0], executor: 3, maps_worth: 6, zombies: 0 };
  const view = { public: { groups: [group] }, facts: { xp: [13], out: [false] } } as never;
  const facts = { rows: () => [{ xp: 1 }], value: (_: string, number: number) => ["bus", "map"][number] } as never;
  const words = { say: (key: string) => key, word: (_: string, key: string) => key } as never;

  it("has the experience that the engine counts", () => {
    expect(art.numbers?.(view, 0, facts, words).find((one) => one.key === "xp")?.value).toBe(13);
  });

  it("shows the EXECUTOR of every seat", () => {
    expect(art.things?.(view, 0, facts, words).map((thing) => thing.label)).toEqual(["screen-executor", "map"]);
  });
});

describe("the price of a bid", () => {
  const words = { say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ") } as never;
  const view = (own: number, left: number[]) => ({ seat: 1, public: { bids: [0, own] }, facts: { odds: null }, own: { odds: [], left } }) as never;
  const bid = { verb: "bid", args: { amount: "2" } } as never;
  const pass = { verb: "pass", args: {} } as never;

  it("is on its button, with what is left, and a pass has the price of the present bid", () => {
    expect(art.odds?.(view(1, [5, 4, 3]), bid, words)).toBe("odds-bid 2 3");
    expect(art.odds?.(view(1, [5, 4, 3]), pass, words)).toBe("odds-pass 1 4");
  });

  it("is not told of a free pass, nor when there is no bidding", () => {
    expect(art.odds?.(view(0, [5, 4, 3]), pass, words)).toBe("");
    expect(art.odds?.(view(1, []), pass, words)).toBe("");
  });
});

describe("the explanation of a card", () => {
  const rows = [{ id: "I-08", level: 1, token: "companion" }, { id: "II-13", level: 2, zombies: 6, horde: 2 }];
  const printed = { rows: () => rows } as unknown as Facts;
  const words = { say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "), word: (_: string, value: string) => value } as never;

  it("names the use of its token and the effect of a horde", () => {
    expect(art.about?.("card:I-08", printed, words, null)).toEqual(["board-token companion token-companion-text"]);
    expect(art.about?.("card:II-13", printed, words, null)).toEqual(["board-horde 2"]);
    expect(art.about?.("road:1", printed, words, null)).toEqual([]);
  });
});

describe("the odds of a road", () => {
  const said = (language: string) => ({ language, say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ") }) as never;
  const view = { own: { odds: [null, { survivors: -125, goods: 240, lost: 34 }] } } as never;
  const printed = { rows: () => [] } as unknown as Facts;

  it("are told with their signs, and how they are reckoned", () => {
    expect(art.about?.("odds:2", printed, said("en"), view)).toEqual(["road-odds-told −1.3 +2.4 3", "road-odds-how"]);
    expect(art.about?.("odds:2", printed, said("fr"), view)[0]).toBe("road-odds-told −1,3 +2,4 3");
  });

  it("are not told where the engine has none", () => {
    expect(art.about?.("odds:1", printed, said("en"), view)).toEqual([]);
  });

  it("have no sign if they round to nothing", () => {
    expect(change(-4, said("it"))).toBe("0,0");
    expect(change(-6, said("en"))).toBe("−0.1");
  });
});
