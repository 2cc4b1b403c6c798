import { describe, expect, it } from "vitest";
import { pause } from "../src/core/pace";
import type { Happening } from "../src/core/protocol";

const told = (name: string): Happening => ({ name, values: {} }) as never;
const EFFECTS = { paid: { tone: "note", weight: 0 }, raised: { tone: "move" } } as const;

describe("a pause", () => {
  it("is short after a part of a longer act", () => {
    expect(pause([told("paid")], EFFECTS, "normal", 0)).toBeLessThan(100);
    expect(pause([told("paid"), told("raised")], EFFECTS, "normal", 0)).toBeGreaterThan(400);
    expect(pause([told("raised")], EFFECTS, "normal", 0)).toBeGreaterThan(400);
  });

  it("does not exist without an event, nor without animations", () => {
    expect(pause([], EFFECTS, "normal", 0)).toBe(0);
    expect(pause([told("paid")], EFFECTS, "off", 0)).toBe(0);
  });
});
