import { describe, expect, it } from "vitest";
import { around, Herd, nextTurn } from "../src/games/zombies/town";

const moved = (from: number, to: number) => ({ name: "zombie-moved", values: { from, to } }) as never;

describe("the herd", () => {
  it("knows a zombie again after its step", () => {
    const herd = new Herd();
    const [first, second] = herd.follow([0, 1], []);
    const after = herd.follow([0, 2], [moved(1, 2)]);
    expect(after).toEqual([first, { id: second?.id, space: 2 }]);
    expect(herd.follow([0, 2], [moved(1, 2)])).toEqual(after);
  });

  it("gives a new zombie a name of its own", () => {
    const herd = new Herd();
    herd.follow([0], []);
    const ids = herd.follow([0, 3], []).map((zombie) => zombie.id);
    expect(new Set(ids).size).toBe(2);
  });
});

it("frames the places it is given", () => {
  expect(around([{ x: 0, y: 0 }, { x: 1, y: -1 }], 10)).toEqual({ x: -10, y: -316, width: 626, height: 626 });
});

describe("a tile in hand", () => {
  it("turns on to the next way that is allowed, and back", () => {
    expect(nextTurn(0, 1, [0, 3])).toBe(3);
    expect(nextTurn(3, 1, [0, 3])).toBe(0);
    expect(nextTurn(0, -1, [0, 1])).toBe(1);
    expect(nextTurn(2, 1, [2])).toBe(2);
  });

  it("turns freely before it has a place", () => {
    expect(nextTurn(3, 1, [])).toBe(0);
    expect(nextTurn(0, -1, [])).toBe(3);
  });
});
