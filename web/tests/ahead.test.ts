// Rows of answers are offered by their last answer.
import { expect, it } from "vitest";
import { endOf, offered } from "../src/core/ahead";
import type { Choice, ReachChain, ReachEnd } from "../src/core/protocol";

const read = (notation: string) => ({ notation, verb: notation.split(" ")[0] ?? "", args: { amount: notation.split(" ")[1] ?? "" } });
const option = (notation: string): Choice => ({ ...read(notation), index: 0, refs: [] });
const end = (name: string, ...answers: string[]): ReachEnd => ({ name, mix: {}, answers, kinds: [], close: null, known: false, cost: 0 });
const chain = (...ends: ReachEnd[]): ReachChain => ({ kind: "open", mix: false, ends, parts: [], total: null, fill: null, more: false });
const notations = (options: readonly Choice[]) => options.map((one) => one.notation);

it("replaces an answer by the answers that it leads to", () => {
  const options = ["shoot 0", "shoot 1"].map(option);
  const found = offered(options, [chain(end("shoot 1", "shoot 1"), end("fight", "shoot 0", "fight"), end("flee", "shoot 0", "flee"))], read);
  expect(notations(found)).toEqual(["shoot 1", "fight", "flee"]);
  expect(found.map((one) => endOf(one)?.answers)).toEqual([undefined, ["shoot 0", "fight"], ["shoot 0", "flee"]]);
});

it("leaves the answers alone where rows lead to places, or where the game is not known yet", () => {
  const options = [option("step north")];
  expect(offered(options, [chain(end("space:3.n", "step north", "step north"))], read)).toBe(options);
  expect(offered(options, [chain(end("fight", "step north", "fight"))], null)).toBe(options);
});
