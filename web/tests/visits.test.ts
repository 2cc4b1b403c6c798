// A returning player sees what is new.
import { beforeEach, describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { Facts } from "../src/core/facts";
import type { Happening, Moment } from "../src/core/protocol";
import { TableStore } from "../src/core/store.svelte";
import type { Words } from "../src/core/texts";
import { visits } from "../src/core/visits";
import Log from "../src/table/Log.svelte";

beforeEach(() => localStorage.clear());

describe("visits", () => {
  it("are kept by table, the newest ones", () => {
    expect(visits.get("a")).toBeNull();
    visits.set("a", 3);
    for (let number = 0; number < 59; number += 1) visits.set(`t${number}`, number);
    visits.set("a", 7);
    visits.set("b", 1);
    expect([visits.get("a"), visits.get("b"), visits.get("t0"), visits.get("t1")]).toEqual([7, 1, null, 1]);
  });

  it("count only for a game that has continued since", () => {
    const moment = { type: "moment", ply: 5, since: 0, events: [], options: [] } as unknown as Moment;
    for (const [left, since] of [[4, 4], [5, null], [9, null], [null, null]] as const) {
      const store = new TableStore();
      store.since = left;
      store.hear(moment);
      expect(store.since).toBe(since);
    }
  });
});

describe("the log", () => {
  const events = [0, 1, 1, 2, 4].map((ply) => ({ ply, name: `at-${ply}`, clause: "", values: {}, seat: null }) as Happening);
  const words = { event: (event: Happening) => event.name, names: ["Ada"] } as unknown as Words;
  const facts = { game: { name: "x" }, refs: () => ["card:1"] } as unknown as Facts;

  function lines(since: number | null): string[] {
    const log = mount(Log, { target: document.body, props: { events, upto: 5, since, facts, words, uncover: () => undefined } });
    flushSync();
    const found = [...document.querySelectorAll("li")].map((line) => line.querySelector("button")?.textContent ?? "news");
    void unmount(log);
    return found;
  }

  it("marks where one left", () => {
    expect(lines(2)).toEqual(["at-0", "at-1", "at-1", "news", "at-2", "at-4"]);
    expect(lines(null)).not.toContain("news");
    expect(lines(5)).not.toContain("news");
  });
});
