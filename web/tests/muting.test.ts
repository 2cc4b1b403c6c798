// Muting and blocking hide people at once and can be undone.
import { beforeEach, expect, it } from "vitest";
import { muting } from "../src/core/muting.svelte";
import { become } from "../src/core/person.svelte";
import type { Line, Me } from "../src/core/protocol";

const line = (number: number, person: string): Line => ({ number, person, name: person, seat: null, text: `said ${number}`, at: 0 });
const LINES = [line(1, "bob"), line(2, "eve"), line(3, "bob")];
const numbers = (table: string): number[] => muting.heard(table, LINES).map((one) => one.number);
const me = (...blocked: string[]): Me => ({ id: "ada", name: "Ada", account: false, email: null, confirmed: false, hook: null, blocked: blocked.map((id) => ({ id, name: id })) });

beforeEach(() => {
  become(me());
  muting.mute("here", "bob", false);
});

it("hides muted people at this table until they are unmuted", () => {
  muting.mute("here", "bob", true);
  expect(numbers("here")).toEqual([2]);
  expect(numbers("elsewhere")).toEqual([1, 2, 3]);
  expect(JSON.parse(localStorage.getItem("deadroad-muted") ?? "")).toEqual({ here: ["bob"] });
  muting.mute("here", "bob", false);
  expect(numbers("here")).toEqual([1, 2, 3]);
  expect(JSON.parse(localStorage.getItem("deadroad-muted") ?? "")).toEqual({});
});

it("hides blocked people at every table", () => {
  become(me("eve"));
  expect(numbers("here")).toEqual([1, 3]);
  expect(numbers("elsewhere")).toEqual([1, 3]);
  become(me());
  expect(numbers("here")).toEqual([1, 2, 3]);
});

it("mutes one beside another, and forgets the oldest tables", () => {
  muting.mute("here", "bob", true);
  muting.mute("here", "eve", true);
  expect(numbers("here")).toEqual([]);
  muting.mute("here", "bob", false);
  expect(numbers("here")).toEqual([1, 3]);
  for (let table = 0; table < 60; table += 1) muting.mute(`t${table}`, "bob", true);
  expect(Object.keys(JSON.parse(localStorage.getItem("deadroad-muted") ?? "") as object)).toHaveLength(50);
  expect(numbers("t59")).toEqual([2]);
});
