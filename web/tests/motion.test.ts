import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import { beat } from "../src/core/pace";
import type { Happening } from "../src/core/protocol";
import { steps, times, way } from "../src/table/motion";

const told = (name: string, ...refs: string[]): Happening => ({ name, values: { refs } }) as never;
const facts = { refs: (event: Happening) => event.values["refs"] } as unknown as Facts;
const EFFECTS = { advanced: { tone: "move" }, revealed: { tone: "note" } } as const;
const CHAIN = [told("revealed", "card:b"), told("advanced", "card:a", "cell:2"), told("rolled"), told("advanced", "card:a", "cell:1"), told("advanced", "card:b", "cell:3")];

describe("a chain of events", () => {
  it("fits into the time of its position, with a limit for each line", () => {
    expect(beat(10, 4000, "normal")).toBe(400);
    expect(beat(2, 4000, "normal")).toBe(700);
    expect(beat(100, 1000, "normal")).toBe(120);
  });

  it("is shown at once if nothing moves or there is one event", () => {
    expect([beat(10, 4000, "off"), beat(10, 0, "normal"), beat(1, 800, "normal")]).toEqual([0, 0, 0]);
  });

  it("moves each piece when the line tells it", () => {
    const found = steps(CHAIN, facts, EFFECTS, times(CHAIN, facts, EFFECTS, 400, 450));
    expect(found.get("card:a")).toEqual([{ at: 400, places: ["cell:2"] }, { at: 1200, places: ["cell:1"] }]);
    expect(found.get("card:b")).toEqual([{ at: 1600, places: ["cell:3"] }]);
  });
});

describe("a piece that an event names by something else", () => {
  const house = { ...facts, event: () => ({ fields: [{ name: "car", domain: "house" }] }), value: () => "J" } as unknown as Facts;
  const drove = { name: "drove", values: { car: 9, refs: ["seat:1", "house:J", "space:a1"] } } as never;

  it("moves, and the something else does not", () => {
    const found = steps([drove], house, { drove: { tone: "move", moves: "car:{car}" } }, [0]);
    expect(found.get("car:J")).toEqual([{ at: 0, places: ["seat:1", "space:a1"] }]);
    expect(found.has("house:J")).toBe(false);
  });
});

describe("a row of steps of one piece", () => {
  const walk = (count: number): Happening[] => Array.from({ length: count }, (_, at) => told("advanced", "seat:0", `cell:${at}`));

  it("takes one motion, however long it is", () => {
    expect(times(walk(10), facts, EFFECTS, 400, 450).at(-1)).toBeCloseTo(405);
    expect(times(walk(3), facts, EFFECTS, 400, 450)).toEqual([0, 90, 180]);
  });

  it("does not hurry what comes after it", () => {
    expect(times([...walk(2), told("revealed")], facts, EFFECTS, 400, 450)).toEqual([0, 90, 490]);
  });

  it("ends at the speed of its other steps", () => {
    const taken = [{ at: 0, places: [] }, { at: 90, places: [] }];
    expect(way(taken, () => ({ x: 0, y: 0 }), { x: 0, y: 0 }, 450).map(({ to }) => to)).toEqual([90, 180]);
  });
});

describe("the way of a piece", () => {
  const there = (places: readonly string[]): { x: number; y: number } | null => (places[0] === "cell:2" ? { x: 300, y: 20 } : null);
  const is = { x: 100, y: 20 };

  it("leads over the places of the events to the piece", () => {
    const taken = [{ at: 400, places: ["cell:2"] }, { at: 700, places: ["cell:1"] }];
    expect(way(taken, there, is, 450)).toEqual([{ x: 200, y: 0, from: 400, to: 700 }, { x: 0, y: 0, from: 700, to: 1000 }]);
  });

  it("passes over a place that is not drawn", () => {
    const taken = [{ at: 0, places: ["cell:9"] }, { at: 700, places: ["cell:2"] }];
    expect(way(taken, there, is, 450)).toEqual([{ x: 0, y: 0, from: 700, to: 1150 }]);
  });
});
