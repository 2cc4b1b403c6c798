// All names at a table are different.
import { beforeAll, expect, it } from "vitest";
import { shell } from "../src/core/language.svelte";
import { botWords, chairNames } from "../src/core/names";

beforeAll(() => shell.load("en"));

const seat = (number: number): string => `Seat ${number}`;
const chair = (at: number, kind: "bot" | "hot" | "open" | "person", name = "") => ({ seat: at, kind, name });

it("tells the seats of one screen apart by their letters", () => {
  expect(chairNames("t", [chair(0, "person", "Ada"), chair(1, "hot", "Ada"), chair(2, "hot", "Ada")], seat)).toEqual(["Ada", "Ada (B)", "Ada (C)"]);
});

it("gives bots names of their own, the same in every browser", () => {
  const chairs = Array.from({ length: 6 }, (_, at) => chair(at, "bot"));
  const names = chairNames("some-table", chairs, seat);
  expect(new Set(names).size).toBe(6);
  expect(chairNames("some-table", chairs, seat)).toEqual(names);
});

it("describes a bot by its level, or by its name if it has no level", () => {
  expect(botWords(2)).toContain("2");
  expect(botWords("search:200")).toBe("Bot, search:200");
});

it("calls an open seat by its number", () => {
  expect(chairNames("t", [chair(0, "person", "Ada"), chair(1, "open")], seat)).toEqual(["Ada", "Seat 2"]);
});
