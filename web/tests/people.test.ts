// The pieces: every seat has its own person, in the colour that the style sheet has.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { follower, pawn, SEAT_HUES, zombie } from "../src/art/people";

it("draws six people who differ, in the colours of the seats", () => {
  const css = readFileSync("src/app.css", "utf8");
  SEAT_HUES.forEach((hue, seat) => expect(css).toContain(`--seat-${seat}: ${hue};`));
  expect(new Set(SEAT_HUES.map((_, seat) => pawn(seat))).size).toBe(6);
  expect(new Set([0, 1, 2, 3].map((at) => follower(0, at))).size).toBe(4);
});

it("draws zombies that differ, the same ones each time", () => {
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => zombie("street", at));
  expect(new Set(crowd).size).toBe(8);
  expect(crowd.every((one) => one.length < 9000 && !one.includes("NaN"))).toBe(true);
  expect(zombie("horde", 0)).not.toBe(zombie("suburb", 0));
});
