// Values of a review for drawings and exercises.
import { describe, expect, it } from "vitest";
import { bars, exercises, offered, pointLines, shareLines, signed } from "../src/core/review_values";
import type { Judgement, PlyReview, Report } from "../src/core/review";

const judged = (grade: Judgement["grade"], cost: number): Judgement =>
  ({ grade, cost, low: 0, high: 1, best: "b", unknowable: 0, choices: [{ notation: "c", cost: 0.2 }, { notation: "b", cost: 0 }, { notation: "a", cost }] }) as unknown as Judgement;
const ply = (number: number, seat: number, luck: number, play: number, judgement: Judgement | null = null): PlyReview =>
  ({ number, seat, notation: "a", before: [0.5, 0.5], after: [0.6, 0.4], luck: [luck, -luck], play: [play, -play], rest: [0, 0], judgement }) as unknown as PlyReview;
const report = {
  seats: 2,
  plies: [ply(0, 0, 0.1, -0.05, judged("mistake", 0.3)), ply(2, 1, 0.2, 0), ply(5, 0, 0, -0.1, judged("blunder", 0.5)), ply(6, 0, 0, 0, judged("fine", 0.01))],
} as unknown as Report;

describe("a report", () => {
  it("is a line for each seat, from the start to the end", () => {
    expect(shareLines(report)[1]?.shares[0]).toEqual({ ply: 0, share: 0.5 });
    expect(shareLines(report)[1]?.shares.at(-1)).toEqual({ ply: 7, share: 0.4 });
  });

  it("sums luck and own play of a seat by chapter, and leaves out the play of others", () => {
    const found = bars(report, 0, 8, [0, 4]);
    expect(found.map((bar) => [bar.from, bar.to])).toEqual([[0, 4], [4, 8]]);
    expect(found.map((bar) => bar.luck.toFixed(2))).toEqual(["0.30", "0.00"]);
    expect(found.map((bar) => bar.play.toFixed(2))).toEqual(["-0.05", "-0.10"]);
  });

  it("makes exercises of the mistakes of a seat alone, in the order of play", () => {
    expect(exercises(report, 0).map((task) => task.ply)).toEqual([0, 5]);
    expect(exercises(report, 1)).toEqual([]);
    expect(offered(exercises(report, 0)[0]!)).toEqual(["a", "b", "c"]);
  });

  it("has a line of points for each seat where points are known, and none in a game without points", () => {
    const told = (number: number, points: number[]): PlyReview => ({ ...ply(number, 0, 0, 0), points });
    const scored = { seats: 2, plies: [told(0, [1, 2]), told(1, []), told(4, [3, 0])] } as unknown as Report;
    expect(pointLines(scored)).toEqual({ plies: [1, 5], seats: [[1, 3], [2, 0]] });
    expect(pointLines({ ...scored, plies: [told(0, [0, 0])] }).plies).toEqual([]);
  });

  it("writes changes of shares in per cent with a sign", () => {
    expect([signed(0.123), signed(-0.05), signed(0)]).toEqual(["+12%", "−5%", "+0%"]);
  });
});
