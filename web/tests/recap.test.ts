// The decisive moments of a game.
import { describe, expect, it } from "vitest";
import { shell } from "../src/core/language.svelte";
import type { Recap, Turn } from "../src/core/review";
import { Catalogue, type Words } from "../src/core/texts";
import { chosen, idle, points, repeats, seenBy, telling, told } from "../src/table/recap";
import french from "../src/texts/fr.ftl?raw";

const turn = (ply: number, by: number, seat: number, swing: number): Turn => ({ ply, by, notation: "", seat, swing, chapter: 1, told: [] });
const of = (turns: Turn[], others: Turn[]): Recap => ({ unit: "round", curve: [], chapters: [], turns, counts: [], epitaph: [], others });

describe("the moments of an ending", () => {
  it("have one of the reader instead of the smallest", () => {
    const recap = of([turn(3, 1, 1, 0.5), turn(9, 2, 1, -0.1), turn(20, 1, 2, 0.4)], [turn(12, 0, 0, 0.05)]);
    expect(chosen(recap, 0).map(({ ply }) => ply)).toEqual([3, 12, 20]);
  });

  it("stay as they are if one concerns the reader, or none does", () => {
    const recap = of([turn(3, 1, 0, 0.5), turn(9, 2, 1, -0.1)], [turn(12, 0, 0, 0.05)]);
    expect(chosen(recap, 0)).toBe(recap.turns);
    expect(chosen(of(recap.turns, []), 4)).toBe(recap.turns);
  });

  it("are the reader's own gains and losses where two share the win", () => {
    const [curve, three, nobody] = [[0.3, 0.7], [0.3, 0.4, 0.3], [0, 0]].map((shares) => [{ ply: 0, shares }]);
    const lost = turn(3, 0, 1, -0.31);
    expect(seenBy(0, lost, curve!)).toEqual({ ...lost, seat: 0, swing: 0.31 });
    expect([seenBy(1, lost, curve!), seenBy(0, lost, three!), seenBy(0, lost, nobody!), seenBy(0, lost, [])]).toEqual([lost, lost, lost, lost]);
  });

  it("do not say the same twice", () => {
    expect(repeats("Take road 3", "Rosa takes road 3.")).toBe(true);
    expect(repeats("Take road 3", "A survivor joins Rosa.")).toBe(false);
    expect(repeats("Fight hand to hand", "")).toBe(false);
  });

  it("tell a loss or a gain rather than a step or the beginning of a turn", () => {
    const effects = { walked: { tone: "move", weight: 1 }, died: { tone: "loss" }, "turn-began": { tone: "move", weight: 2 } } as const;
    const [turn, walked, died] = ["turn-began", "walked", "died"].map((name) => ({ name, values: {} }));
    expect(telling([turn!, walked!, died!], effects, ["turn-began"])?.name).toBe("died");
    expect(telling([turn!, walked!], effects, ["turn-began"])?.name).toBe("walked");
    expect(telling([turn!], effects, ["turn-began"])).toBeUndefined();
    // At the end the points are counted: a last step did not decide the game.
    expect(telling([walked!], effects, [], true)).toBeUndefined();
    expect(telling([walked!, died!], effects, [], true)?.name).toBe("died");
  });

  it("leave out an empty answer before what happens to another seat", () => {
    const pass = { index: 0, notation: "pass", verb: "pass", args: {}, refs: [] };
    const wins = { name: "won", values: { seat: 1 }, ply: 0, clause: "", seat: null };
    expect(idle(pass, 3, wins)).toBe(true);
    expect(idle(pass, 1, wins)).toBe(false);
    expect(idle({ ...pass, args: { card: "axe" } }, 3, wins)).toBe(false);
    expect(idle(pass, 3, undefined)).toBe(false);
  });

  it("have a sign", () => {
    expect([points(0.126), points(-0.13)]).toEqual(["+13", "−13"]);
  });
});

describe("a result to share", () => {
  it("has the punctuation of the language", () => {
    shell.catalogue = new Catalogue("fr", [french]);
    const recap: Recap = { ...of([], []), counts: [{ name: "kills", amounts: [3, 2] }] };
    const words = { say: () => "Zombies tués" } as unknown as Words;
    expect(told("Hit Z Road", "Ada gagne\u00a0!", recap, words, "link")).toBe("Hit Z Road\u00a0: Ada gagne\u00a0!\nZombies tués\u00a0: 3 / 2\nlink");
  });
});
