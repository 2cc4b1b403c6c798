// The rooms of the table and what each may import: docs/web.md.
import { posix } from "node:path";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const room = (path: string): string => /^\.\.\/src\/(games\/[^/]+(?=\/)|[^/]+(?=\/))?/.exec(path)?.[1] ?? "";

const arrows = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, to = ""]) => ({ path, from: room(path), to: room(posix.join(posix.dirname(path), to)) })),
);
const leave = (from: string, to: readonly string[]): string[] =>
  arrows.filter((arrow) => arrow.from === from && arrow.to !== from && !to.includes(arrow.to)).map(({ path, to: where }) => `${path} -> ${where}`);
const drawn = [...new Set(arrows.map((arrow) => arrow.from))].filter((one) => one.startsWith("games/"));

it("finds the imports", () => {
  expect(arrows.length).toBeGreaterThan(400);
  expect(drawn.length).toBeGreaterThanOrEqual(5);
});

it("limits the imports of core, parts, art and table", () => {
  expect(leave("core", ["texts", "games"])).toEqual([]);
  expect(leave("parts", ["core"])).toEqual([]);
  expect(leave("art", ["parts"])).toEqual([]);
  expect(leave("table", ["core", "parts", "covers", "games"])).toEqual([]);
});

it("lets a drawing import only its own folder, with one exception", () => {
  for (const game of drawn) {
    const doors = game === "games/tower_defense" ? ["games/hit_z_road"] : [];
    expect(leave(game, ["core", "parts", "art", "games", ...doors])).toEqual([]);
  }
});
