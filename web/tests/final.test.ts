// The plates once a game is over show the figures of the result.
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Result } from "../src/core/protocol";
import type { Words } from "../src/core/texts";
import { finalNumbers, ranks, sourceWords } from "../src/table/final";
import Results from "../src/table/Results.svelte";

const words = { say: (key: string) => key } as unknown as Words;
const result = (more: Partial<Result>): Result => ({ ranking: [[1], [0]], winners: [1], scores: [{}, {}], totals: [0, 0], places: [2, 1], why: "x", clause: "X-1", ...more });
const shown = (of: Result, seat: number): [string, number][] => finalNumbers(of, seat, words).map(({ label, value }) => [label, value]);

describe("the plates of a finished game", () => {
  it("show the total and the place as the engine counted them", () => {
    const counted = result({ scores: [{ contracts: 48, bonuses: -9 }, { contracts: 45, bonuses: 10 }], totals: [39, 55] });
    expect(shown(counted, 0)).toEqual([["total", 39], ["place", 2]]);
    expect(shown(counted, 1)).toEqual([["total", 55], ["place", 1]]);
    expect(sourceWords(counted, 0, words)).toHaveLength(2);
  });

  it("name the only source of points", () => {
    const counted = result({ scores: [{ zombies: 3 }, { zombies: 8 }], totals: [3, 8] });
    expect(shown(counted, 1)[0]).toEqual(["score-zombies", 8]);
    expect(sourceWords(counted, 1, words)).toEqual([]);
  });

  it("show no place if nobody wins or one plays alone", () => {
    expect(ranks(result({ winners: [] }))).toBe(false);
    expect(shown(result({ winners: [], totals: [4, 5] }), 1)).toEqual([["total", 5]]);
    expect(shown(result({ ranking: [[0]], winners: [0], scores: [{ turns: 31 }], totals: [31], places: [1] }), 0)).toEqual([["score-turns", 31]]);
    expect(shown(result({ ranking: [[0]], winners: [], scores: [{}], totals: [0], places: [1] }), 0)).toEqual([]);
  });
});

describe("the table of points", () => {
  const tags = (of: Result, out: readonly number[]): string[] => {
    const target = document.createElement("div");
    const says = { say: (key: string) => key, seat: (seat: number) => `seat ${seat}`, has: () => false } as unknown as Words;
    const made = mount(Results, { target, props: { result: of, words: says, game: "x", out } });
    const found = [...target.querySelectorAll("tbody tr")].filter((row) => row.querySelector(".gone")).map((row) => row.querySelector("th span")?.textContent?.trim() ?? "");
    void unmount(made);
    return found;
  };

  it("says who was out, for they rank last whatever their points", () => {
    const dead = result({ scores: [{ zombies: 9 }, { zombies: 3 }], totals: [9, 3] });
    expect(tags(dead, [0])).toEqual([expect.stringContaining("seat 0")]);
    expect(tags(dead, [])).toEqual([]);
    expect(tags({ ...dead, winners: [] }, [0, 1])).toEqual([]);
  });
});
