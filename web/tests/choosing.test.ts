import { describe, expect, it } from "vitest";
import { Choosing } from "../src/core/choosing.svelte";

describe("what a board shows", () => {
  it("does not alternate for ever with the bar: a thing lost twice keeps its button until the next ply", () => {
    const choosing = new Choosing();
    const [all, less] = [new Set(["card:1", "card:2"]), new Set(["card:1"])];
    const drawn = [all, less, all, less, all, less, all].map((shown) => {
      choosing.draws(shown, all, 7);
      return choosing.drawn.size;
    });
    expect(drawn).toEqual([2, 1, 2, 1, 1, 1, 1]);
    choosing.draws(all, all, 8);
    expect(choosing.drawn.size).toBe(2);
  });
});
