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

it("sees the arrows", () => {
  expect(arrows.length).toBeGreaterThan(400);
  expect(drawn).toHaveLength(5);
});

it("keeps the core to itself, and games out of what pages and boards share", () => {
  expect(leave("core", ["texts", "games"])).toEqual([]);
  expect(leave("parts", ["core"])).toEqual([]);
  expect(leave("table", ["core", "parts", "games"])).toEqual([]);
});

it("lets a drawing know its own folder alone, with one door", () => {
  for (const game of drawn) {
    const doors = game === "games/tower_defense" ? ["games/hit_z_road"] : [];
    expect(leave(game, ["core", "parts", "games", ...doors])).toEqual([]);
  }
});
