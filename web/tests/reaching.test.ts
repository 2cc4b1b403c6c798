import { describe, expect, it } from "vitest";
import { missing, proposed, single, sparing } from "../src/core/mixing";
import type { Choice, ReachChain, ReachEnd } from "../src/core/protocol";
import { Ends, steps } from "../src/core/reaching.svelte";

const end = (name: string, answers: string[], more: Partial<ReachEnd> = {}): ReachEnd => ({ name, mix: {}, answers, kinds: [], close: "stop", known: true, cost: 0, ...more });
const walk = (ends: ReachEnd[]): ReachChain => ({ kind: "walk", mix: false, ends, parts: [], total: null, fill: null, more: false });
const step = (notation: string): Choice => ({ index: 0, notation, verb: "step", args: {}, refs: [] });

describe("places in reach", () => {
  const far = end("space:b", ["step n", "step e"]);
  const ends = new Ends([walk([end("space:a", ["step n"]), far, end("space:z", ["step w"], { close: null })])]);

  it("know the way that leads there", () => {
    expect(ends.path(far)).toEqual(["space:a", "space:b"]);
  });

  it("take the way from the engine if shorter ends do not give it", () => {
    const turning = end("space:c", ["drive n", "turn", "drive e"], { path: ["space:a", "space:c"] });
    expect(new Ends([walk([turning])]).path(turning)).toEqual(["space:a", "space:c"]);
  });

  it("count actions instead of steps if one of them takes an action", () => {
    expect(ends.costs).toBe(false);
    expect(new Ends([walk([far, end("space:c", ["step n"], { cost: 1 })])]).costs).toBe(true);
  });

  it("mark where a path always stops", () => {
    expect(ends.stops(far)).toBe(false);
    expect(ends.stops(ends.at("space:z")!)).toBe(true);
  });

  it("do not call the last step of a drive an early stop, even where the car could still turn", () => {
    const drive = (name: string, squares: number, close: string | null, turns = 0): ReachEnd => {
      const path = Array.from({ length: squares }, (_, at) => (at === squares - 1 ? name : `space:${name}${at}`));
      return end(name, [...path.map((to) => `drive ${to}`), ...Array.from({ length: turns }, () => "turn")], { path, close });
    };
    const far = drive("space:far", 2, null, 1);
    const met = drive("space:met", 1, null);
    const town = new Ends([walk([drive("space:near", 1, "stop"), drive("space:bend", 1, "stop", 2), drive("space:slant", 2, "stop"), far, met])]);
    expect([town.stops(far), town.stops(met)]).toEqual([false, true]);
    expect(steps(far)).toBe(2);
  });

  it("give the first answers of their rows where they are drawn", () => {
    expect(ends.answers(step("step n"), new Set(["space:b"]))).toBe(true);
    expect(ends.answers(step("step n"), new Set(["space:z"]))).toBe(false);
    expect(ends.answers(step("step s"), new Set(["space:a"]))).toBe(false);
  });

  it("tell turns of one spot apart", () => {
    const turned = new Ends([walk([end("spot:1 quarters:0", ["lay 1", "turn 0"]), end("spot:1 quarters:2", ["lay 1", "turn 2"])])]);
    expect(turned.at("spot:1", "quarters:2")?.answers).toEqual(["lay 1", "turn 2"]);
    expect(turned.at("spot:1")?.answers).toEqual(["lay 1", "turn 0"]);
  });
});

describe("a mix of amounts", () => {
  const parts = ["ammo", "fuel"].map((name) => ({ name, least: 0, most: 4 }));
  const pay: ReachChain = { kind: "pay", mix: true, ends: [], parts, total: { name: "", least: 5, most: 5 }, fill: end("", [], { mix: { ammo: 3, fuel: 2 } }), more: false };

  it("need no dialog for one unit", () => {
    expect(single(pay)).toBe(false);
    expect(single({ ...pay, total: { name: "", least: 1, most: 1 } })).toBe(true);
    expect(single({ ...pay, total: { name: "", least: 0, most: 1 } })).toBe(false);
  });

  it("begins with the proposal of the game", () => {
    expect(proposed(pay)).toEqual({ ammo: 3, fuel: 2 });
    expect(proposed({ ...pay, fill: null })).toEqual({ ammo: 4, fuel: 1 });
  });

  it("can spare each part", () => {
    expect(sparing(pay)).toEqual([
      { part: "ammo", mix: { ammo: 1, fuel: 4 } },
      { part: "fuel", mix: { ammo: 4, fuel: 1 } },
    ]);
  });

  it("reports missing and surplus units", () => {
    expect(missing(pay, { ammo: 1, fuel: 2 })).toBe(2);
    expect(missing(pay, { ammo: 4, fuel: 4 })).toBe(-3);
    expect(missing(pay, { ammo: 4, fuel: 1 })).toBe(0);
  });
});
