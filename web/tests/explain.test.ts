import { describe, expect, it } from "vitest";
import type { Barred, Choice } from "../src/core/protocol";
import type { Words } from "../src/core/texts";
import type { Facts } from "../src/core/facts";
import { explain } from "../src/table/explain";

const words = { has: () => false, say: (key: string) => key, word: (_: string, value: string) => value, option: ({ notation }: Choice) => notation, reason: ({ reason }: Barred) => reason, seat: String } as unknown as Words;
const facts = { game: { domains: [], verbs: [] } } as unknown as Facts;
const option = (notation: string): Choice => ({ index: 0, notation, verb: "send", args: {}, refs: ["house:1"] });
const refused = [1, 2, 3, 4, 5, 6].map((number) => ({ ...option(`send ${number}`), clause: "X-1", reason: `not ${number}`, values: {} }) as unknown as Barred);

describe("a tip", () => {
  it("gives four reasons at most where nothing can be done", () => {
    expect(explain("house:1", words, facts, [], refused, []).cannot).toHaveLength(4);
  });

  it("stays small where something can be done", () => {
    const tip = explain("house:1", words, facts, [option("send 7")], refused, []);
    expect(tip.can).toEqual(["send 7"]);
    expect(tip.cannot.map(({ why }) => why)).toEqual(["not 1"]);
  });
});
