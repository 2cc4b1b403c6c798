// Luck and skill over many games.
import { expect, it } from "vitest";
import type { ReviewedGame, ReviewedKind } from "../src/core/protocol";
import { skills } from "../src/core/skill";

const one = (game: string, at: number, result: number, luck: number, play: number, accuracy: number | null = 80, kinds: ReviewedKind[] = []): ReviewedGame => ({
  id: `${at}`, game, at, result, luck, play, low: 0, high: 0, accuracy, level: null, kinds,
});

it("sums up luck, play and the result without luck by game, the most played first", () => {
  const [zombies, road] = skills([one("zombies", 3, 0.5, 0.2, -0.1), one("road", 2, 0, 0, 0, null), one("zombies", 1, -0.5, -0.4, -0.3, 60)]);
  expect([zombies?.game, zombies?.games, road?.game, road?.accuracy]).toEqual(["zombies", 2, "road", null]);
  expect([zombies?.luck, zombies?.play, zombies?.fair].map((value) => value?.toFixed(2))).toEqual(["-0.10", "-0.20", "0.10"]);
  expect(zombies?.accuracy).toBe(70);
  // The oldest game begins the course.
  expect(zombies?.course[0]).toEqual({ luck: -0.4, play: -0.3 });
  expect(zombies?.course[1]?.luck).toBeCloseTo(-0.2);
});

it("gives the result without luck an interval once there are three games", () => {
  const games = [one("road", 1, 0.5, 0.1, 0), one("road", 2, -0.5, -0.1, 0), one("road", 3, 0.5, 0.5, 0)];
  expect(skills(games.slice(0, 2))[0]?.margin).toBeNull();
  expect(skills(games)[0]?.margin).toBeCloseTo(0.453, 2);
});

it("sums up kinds of decisions, and leaves out games in which they were not counted", () => {
  const kind = (chapter: string, decisions: number, luck: number, play: number, cost: number, stake: number): ReviewedKind => ({ chapter, decisions, luck, play, cost, stake });
  const [road] = skills([
    one("road", 3, 0, 0, 0, 80, [kind("road/fight", 2, 0.2, -0.1, 0.1, 0.2)]),
    one("road", 2, 0, 0, 0, 80, [kind("road/fight", 3, 0.4, 0, 0, 0.2), kind("road/bids", 9, 0, -0.2, 0.2, 0)]),
    one("road", 1, 0, 0, 0),
  ]);
  expect(road?.kinds.map((row) => [row.chapter, row.decisions, row.accuracy])).toEqual([["road/bids", 9, null], ["road/fight", 5, 75]]);
  expect(road?.kinds[1]?.luck).toBeCloseTo(0.3);
  expect(road?.kinds[0]?.play).toBeCloseTo(-0.1);
});
