// The table of a review: every number says what it is.
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { shell } from "../src/core/language.svelte";
import type { SeatSummary } from "../src/core/review";
import ReviewSum from "../src/pages/replay/ReviewSum.svelte";

const sum = { start: 0.33, deal: 0.02, luck: 0.2, own_play: -0.1, low: -0.15, high: -0.05, others_play: 0.4, rest: 0.17, result: 1, without_luck: 0.8, accuracy: 71, level: 2, level_low: 1, level_high: 3, unknowable: 0 } as unknown as SeatSummary;

beforeAll(async () => {
  await shell.load("en");
  await shell.need("review");
});

it("explains each of its numbers, in a tip and below", () => {
  const shown = mount(ReviewSum, { target: document.body, props: { sum, name: "Ada", mine: true } });
  flushSync();
  const rows = [...document.querySelectorAll("tr")];
  expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual(["Chance to win before the deal", "Luck (of which the deal: +2%)", "Your play", "Play of the others", "Not explained", "Result", "Result without luck"]);
  const told = [...document.querySelectorAll("dd")].map((one) => one.textContent);
  expect(rows.map((row) => row.title)).toEqual(told.slice(0, rows.length));
  expect(told.filter((text) => !text || text.startsWith("explains-"))).toEqual([]);
  void unmount(shown);
});
