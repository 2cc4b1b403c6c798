// Tips of the first game: each is shown once in a browser, and none after they were switched off.
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = async () => (await import("../src/core/first_tips.svelte")).firstTips;

it("shows a tip once for each game", async () => {
  const firstTips = await load();
  expect(firstTips.fresh("zombies", "lay")).toBe(true);
  firstTips.seen("zombies", "lay");
  expect([firstTips.fresh("zombies", "lay"), firstTips.fresh("zombies", "move"), firstTips.fresh("zombietown", "lay")]).toEqual([false, true, true]);
  vi.resetModules();
  expect((await load()).fresh("zombies", "lay")).toBe(false);
});

it("shows none when they were switched off", async () => {
  (await load()).end();
  vi.resetModules();
  expect((await load()).fresh("zombies", "move")).toBe(false);
});

it("ignores stored values of another format", async () => {
  localStorage.setItem("deadroad-firsts", "{broken");
  expect((await load()).fresh("zombies", "move")).toBe(true);
});
