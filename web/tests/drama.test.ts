// Scenes are driven by the engine's events, as each game declares them.
import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/facts";
import type { Happening } from "../src/core/protocol";
import type { Effect, GameArt } from "../src/games/contract";
import { SCENES } from "../src/games/contract";
import { cues, SCENE, sounds } from "../src/table/drama.svelte";

const told = (name: string, values: Record<string, number> = {}, ...refs: string[]): Happening => ({ name, values: { ...values, refs } }) as never;
const facts = {
  refs: (event: Happening) => event.values["refs"],
  event: () => ({ fields: [{ name: "house", domain: "house" }, { name: "facade", domain: "facade" }, { name: "victim", domain: "seat" }] }),
  value: (domain: string, index: number) => (domain === "house" ? "ABCDEF"[index] : ["north", "east"][index]),
} as unknown as Facts;
const EFFECTS: Record<string, Effect> = {
  killed: { tone: "gain", scene: "hit", at: "dead", count: "amount" },
  fell: { tone: "loss", scene: "crumble", at: "{house}.{facade}" },
  wounded: { tone: "loss", scene: "bite", at: "seat:{victim}" },
  stepped: { tone: "move", sound: "tick" },
};

describe("a scene", () => {
  it("starts at the time of its event and has the number of victims", () => {
    const events = [told("stepped"), told("killed", { amount: 3 }, "seat:1")];
    expect(cues(events, facts, EFFECTS, [0, 300])).toEqual([{ scene: "hit", at: 300, places: ["dead", "seat:1"], count: 3 }]);
  });

  it("finds its place by the values of the event", () => {
    const events = [told("fell", { house: 2, facade: 1 }), told("wounded", { victim: 4 })];
    expect(cues(events, facts, EFFECTS, []).map((cue) => cue.places)).toEqual([["C.east"], ["seat:4"]]);
  });

  it("is not endless", () => {
    expect(cues(Array.from({ length: 100 }, () => told("killed")), facts, EFFECTS, []).length).toBeLessThan(20);
    expect(SCENE).toBeLessThanOrEqual(500);
  });

  it("has the sound of its scene unless the game chose another, each once", () => {
    expect(sounds([told("fell"), told("fell"), told("stepped")], EFFECTS)).toEqual(["rubble", "tick"]);
    expect(sounds([], EFFECTS, "helicopter")).toEqual(["rotor"]);
  });
});

describe("the games", () => {
  it("declare scenes for events and places they have", async () => {
    const arts = Object.values(import.meta.glob<{ art: GameArt }>("../src/games/*/art.ts", { eager: true }));
    expect(arts.length).toBe(5);
    for (const { art } of arts) {
      const scenes = Object.values(art.effects ?? {}).flatMap((effect) => (effect as Effect).scene ?? []);
      expect(scenes.length).toBeGreaterThan(0);
      expect(scenes.every((scene) => SCENES.includes(scene))).toBe(true);
    }
  });
});
