// The result in words, for each reader.
import { describe, expect, it } from "vitest";
import type { Result } from "../src/core/protocol";
import type { Words } from "../src/core/texts";
import { lead, verdict } from "../src/table/verdict";

const words = {
  seat: (seat: number) => ["Ada", "Bob", "Vern"][seat] ?? "",
  has: (key: string) => key === "lead-experience",
  say: (key: string, values: { lead?: number } = {}) => (key === "lead-experience" ? `${values.lead} experience` : key),
  sentence: (family: string, said: { key: string }) => `${family}-${said.key}`,
} as unknown as Words;
const result = (winners: number[], scores: Record<string, number>[], why = "experience"): Result => ({
  ranking: [],
  winners,
  scores,
  totals: scores.map((points) => Object.values(points).reduce((sum, some) => sum + some, 0)),
  places: scores.map(() => 1),
  why,
  clause: "",
});

describe("the verdict", () => {
  it("says by how much where points decided", () => {
    const won = result([0], [{ cards: 11, fuel: 6 }, { cards: 12 }]);
    expect(lead(won)).toBe(5);
    expect(verdict(won, words)).toBe("wins-by");
    expect(verdict(won, words, [0])).toBe("you-win-by");
    expect(verdict({ ...won, why: "last-group" }, words, [0])).toBe("you-win");
  });

  it("names both winners of a shared win, also to one of them", () => {
    const shared = result([0, 1], [{ a: 1 }, { a: 1 }, {}]);
    expect(verdict(shared, words)).toBe("won");
    expect(verdict(shared, words, [0])).toBe("you-share");
  });

  it("never tells a lone player that nobody wins", () => {
    const lost = result([], [{}], "bastions");
    expect(verdict(lost, words)).toBe("why-bastions");
    expect(verdict(lost, words, [0], [{ key: "held-out", values: { turns: 5 } }])).toBe("epitaph-held-out");
    expect(verdict(result([], [{}, {}]), words)).toBe("nobody-won");
  });
});
