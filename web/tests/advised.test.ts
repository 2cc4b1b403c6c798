// A hint: the answers with what they are worth to everybody.
import { describe, expect, it } from "vitest";
import type { TableStore } from "../src/core/store.svelte";
import type { Words } from "../src/core/texts";
import { advised } from "../src/table/advised";

const words = { seat: (seat: number) => ["Ada", "Bob", "Vern"][seat] ?? "", say: (key: string) => key } as unknown as Words;
const one = { notation: "pass", share: 0.451, low: 0.4, high: 0.5, terms: [{ name: "alive", amount: 1 }], shares: [0.3, 0.451, 0.001], nobody: 0.248 };
const store = (advice: unknown[]): TableStore => ({ advice, options: [{ notation: "pass" }], hint: { seat: 1 } }) as unknown as TableStore;

describe("a hint", () => {
  it("names what the other seats win, and that nobody wins", () => {
    const [found] = advised(store([one]), words);
    expect(found).toMatchObject({ share: 45, low: 40, high: 50, others: "Ada 30, nobody 25", better: "term-alive", worse: "" });
  });

  it("says nothing of others to a lone player", () => {
    const alone = { ...store([{ ...one, shares: [0.98], nobody: 0.02 }]), hint: { seat: 0 } } as unknown as TableStore;
    expect(advised(alone, words)[0]?.others).toBe("");
  });

  it("leaves out answers that can no longer be given", () => {
    expect(advised(store([{ ...one, notation: "bid 3" }]), words)).toEqual([]);
  });
});
