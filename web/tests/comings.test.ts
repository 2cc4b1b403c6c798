import { expect, it } from "vitest";
import { comings } from "../src/core/comings";
import type { Table } from "../src/core/protocol";

const table = (...away: boolean[]): Table =>
  ({ status: "running", chairs: away.map((gone, seat) => ({ seat, kind: "person", name: "", person: null, level: null, here: true, away: gone, agrees: false })) }) as unknown as Table;

it("tells who left and who came back", () => {
  expect(comings(table(false, true), table(true, false), 7, 1000)).toEqual([
    { seat: 0, back: false, at: 1000, ply: 7 },
    { seat: 1, back: true, at: 1000, ply: 7 },
  ]);
});

it("tells nothing of a table one has just come to", () => {
  expect(comings(null, table(true), 7, 1000)).toEqual([]);
  expect(comings(table(true), table(true), 7, 1000)).toEqual([]);
});
