// Every event card, card, player card and agenda has its picture; pictures differ and are the same each time.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawing, type Recipe } from "../src/art/recipe";
import { POSTERS } from "../src/covers/posters";
import { SCENES as DEPOTS } from "../src/games/tower_defense/scenes";
import { SCENES as EVENTS } from "../src/games/zombies/scenes";
import { SCENES as TOWN } from "../src/games/zombietown/scenes";

const ids = (path: string): string[] => [...readFileSync(`../src/deadroad/games/${path}.toml`, "utf8").matchAll(/^id = "(.+)"/gm)].map(([, id = ""]) => id);
const named = (kind: string, path: string): string[] => ids(`zombietown/content/${path}`).map((id) => `${kind} ${id}`);

const SETS: readonly (readonly [string, Readonly<Record<string, Recipe>>, readonly string[]])[] = [
  ["Zombies!!!", EVENTS, ids("zombies/content/events")],
  ["Zombietown", TOWN, [...named("card", "cards"), ...named("role", "roles"), ...named("agenda", "agendas")]],
  ["the home page", POSTERS, ["hit-z-road", "tower-defense", "road-master", "zombietown", "zombies"]],
  ["Tower Defense", DEPOTS, ["ammo", "fuel", "adrenaline"].flatMap((one) => [one, `${one} lost`])],
];

describe.each(SETS)("the pictures of %s", (_, scenes, wanted) => {
  it("are there for everything that is shown", () => {
    expect(Object.keys(scenes).toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  it("differ, are small and are the same each time", () => {
    const drawn = Object.entries(scenes).map(([name, recipe]) => {
      const once = drawing(name, recipe, 0);
      expect(drawing(name, recipe, 0)).toBe(once);
      expect(once.length, name).toBeLessThan(120_000);
      expect(once, name).not.toMatch(/NaN|undefined|Infinity| id=|<text|<image|href|url\(|style=/);
      // Without the luck of the name.
      return drawing("the same", recipe, 0);
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
