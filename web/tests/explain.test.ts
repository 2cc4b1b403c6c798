import { describe, expect, it } from "vitest";
import type { Barred, Choice, ReachEnd } from "../src/core/protocol";
import type { Words } from "../src/core/texts";
import type { Facts } from "../src/core/facts";
import { Ends } from "../src/core/reaching.svelte";
import type { TableStore } from "../src/core/store.svelte";
import { explain, reached } from "../src/table/explain";
import { labelOf } from "../src/table/explaining";

const words = { has: () => false, say: (key: string) => key, word: (_: string, value: string) => value, option: ({ notation }: Choice) => notation, reason: ({ reason }: Barred) => reason, seat: String, event: ({ name }: { name: string }) => `event ${name}`, question: ({ kind }: { kind: string }) => `asks ${kind}` } as unknown as Words;
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

describe("the tip of a place in reach", () => {
  const end: ReachEnd = { name: "space:a", mix: {}, answers: ["drive n", "drive n"], kinds: [], close: null, known: true, cost: 2 };
  const asks = { seat: 1, kind: "clash", clause: "X-1", values: {} };

  it("names its cost, the damage on the way and the question that stops it", () => {
    const told = [{ name: "ran-over", clause: "X-2", values: {} }];
    expect(reached({ ...end, told, asks }, true, words, 1)).toEqual(["end-cost", "event ran-over", "end-asks"]);
  });

  it("says if another player is asked there", () => {
    expect(reached({ ...end, asks }, true, words, 0)).toEqual(["end-cost", "question-to"]);
  });

  it("says that something is drawn if the engine does not know what follows", () => {
    expect(reached({ ...end, known: false }, true, words, 0)).toEqual(["end-cost", "end-draws"]);
  });

  it("is silent about a way that may go on", () => {
    expect(reached({ ...end, close: "stop" }, false, words, 0)).toEqual(["end-cost"]);
  });

  it("says that a place needs no action where others do", () => {
    expect(reached({ ...end, cost: 0 }, false, words, 0, true)).toEqual(["end-free"]);
    expect(reached({ ...end, cost: 0 }, false, words, 0)).toEqual(["end-steps"]);
  });
});

it("joins the sentences of an accessible name with one full stop", () => {
  const told = ["ran-over", "broke-down"].map((name) => ({ name, clause: "X-2", values: {} }));
  const end: ReachEnd = { name: "space:a", mix: {}, answers: ["drive n"], kinds: [], close: null, known: true, cost: 1, told };
  const ends = new Ends([{ kind: "drive", mix: false, ends: [end], parts: [], total: null, fill: null, more: false }]);
  const store = { ends, options: [], refused: [], chosen: [], shown: null } as unknown as TableStore;
  const sentences = { ...words, event: ({ name }: { name: string }) => `It ${name}.` } as unknown as Words;
  expect(labelOf("space:a", store, sentences, facts)).toMatch(/It ran-over\. It broke-down$/);
});
