// The figures on the plates at the end of a game.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Facts } from "../src/core/facts";
import { prefs } from "../src/core/prefs.svelte";
import type { Moment, Table } from "../src/core/protocol";
import { TableStore } from "../src/core/store.svelte";
import type { Words } from "../src/core/texts";
import type { GameArt } from "../src/games/contract";
import Plates from "../src/table/Plates.svelte";

const words = { seat: (seat: number) => `Seat ${seat}`, say: (key: string) => key, has: () => false, reader: 0 } as unknown as Words;
const facts = { game: { domains: [], verbs: [] } } as unknown as Facts;
const art = { numbers: () => [{ key: "zombies", icon: "", label: "zombies", value: 4 }] } as unknown as GameArt;
const table = { type: "table", status: "running", seats: [0], chairs: [], spectators: 0, undo_request: null } as unknown as Table;
const moment = (ply: number, more: object = {}): Moment => ({ type: "moment", version: ply, ply, since: 0, seat: 0, events: [], view: { seats: 1 }, question: null, options: [], refused: [], can_undo: [], clock: null, outcome: null, ...more }) as unknown as Moment;
const won = { ply: 6, name: "won", clause: "X-1", values: {}, seat: null };
const outcome = { why: "won", clause: "X-1", ranking: [[0]], winners: [0], scores: [{ zombies: 9 }], totals: [9], places: [1] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("are those of the board until the end of the game was shown", () => {
  prefs.set("speed", "normal");
  const store = new TableStore();
  store.hear(moment(6));
  store.hear(table);
  store.hear(moment(7, { outcome, events: [won] }));
  const shown = store.shown;
  expect([shown?.outcome?.why, store.catching]).toEqual(["won", true]);
  const plates = mount(Plates, { target: document.body, props: { store, facts, words, art, moment: shown as Moment } });
  flushSync();
  const figures = (): string => [...document.querySelectorAll(".seat .number")].map((one) => one.textContent).join(" ");
  expect(figures()).toContain("4");
  expect(document.querySelector(".won")).toBeNull();
  vi.runAllTimers();
  flushSync();
  expect(store.catching).toBe(false);
  expect(document.querySelector(".won")).not.toBeNull();
  expect(figures()).toContain("9");
  void unmount(plates);
});
