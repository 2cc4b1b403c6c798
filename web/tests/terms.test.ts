// The terms of a table that everybody can read before they join.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Chair, Table } from "../src/core/protocol";
import type { Words } from "../src/core/texts";
import Terms from "../src/table/Terms.svelte";

const words = { facts: { game: { settings: [], timings: [] } }, say: (key: string) => key } as unknown as Words;

function terms(kinds: Chair["kind"][], absence: number | null): string {
  const chairs = kinds.map((kind, seat) => ({ kind, seat }));
  const table = { chairs, absence, settings: {}, rule: null, level: 2 } as unknown as Table;
  const shown = mount(Terms, { target: document.body, props: { table, words } });
  flushSync();
  const text = document.body.textContent ?? "";
  void unmount(shown);
  return text;
}

afterEach(() => (document.body.innerHTML = ""));

describe("the absence after which others may continue", () => {
  it("is told to those who may join", () => {
    expect(terms(["person", "open"], 300)).toMatch(/term-absence\s*5 minutes/);
  });

  it("is not told if there is none, or nobody else", () => {
    expect(terms(["person", "open"], null)).not.toContain("term-absence");
    expect(terms(["person", "bot"], 300)).not.toContain("term-absence");
  });
});
