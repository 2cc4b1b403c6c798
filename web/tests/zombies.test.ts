import { describe, expect, it } from "vitest";
import { around, Herd, nextTurn, shapeOf, standing, type Table, type TileRow } from "../src/games/zombies/town";

const GAS: TileRow = { id: "gas", count: 1, exits: "ESW", named: true, grid: ["BBB", "RRR", ".R."], doors: ["0.1>S"] };
const at = (cell: number, side: number): number => cell * 4 + side;
const moved = (from: number, to: number) => ({ name: "zombie-moved", values: { from, to } }) as never;

describe("a tile of the town", () => {
  it("is entered by its door alone", () => {
    const shape = shapeOf(GAS, 0, false);
    expect(shape.open[at(1, 2)]).toBe(true);
    expect(shape.open[at(0, 2)]).toBe(false);
    expect(shape.open[at(0, 1)]).toBe(true);
  });

  it("is entered from any street side where the setting says so", () => {
    expect(shapeOf(GAS, 0, true).open[at(0, 2)]).toBe(true);
  });

  it("turns clockwise with its roads and its door", () => {
    const shape = shapeOf(GAS, 1, false);
    expect(shape.cells).toBe(".RBRRB.RB");
    expect(shape.doors.has(at(5, 3))).toBe(true);
    expect([at(1, 0), at(5, 1), at(7, 2), at(3, 3)].map((way) => shape.open[way])).toEqual([true, false, true, true]);
  });
});

describe("the herd", () => {
  it("knows a zombie again after its step", () => {
    const herd = new Herd();
    const [first, second] = herd.follow([0b11], []);
    const after = herd.follow([0b101], [moved(1, 2)]);
    expect(after).toEqual([first, { id: second?.id, space: 2 }]);
    expect(herd.follow([0b101], [moved(1, 2)])).toEqual(after);
  });

  it("gives a new zombie a name of its own", () => {
    const herd = new Herd();
    herd.follow([1], []);
    const ids = herd.follow([0b1001], []).map((zombie) => zombie.id);
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

it("lists what cards still do, now or from the next turn on", () => {
  const table = { standing: [0b1, 0b11010 << 8], shoes: [0, 1], chainsaws: [0, 0], molotovs: [4, -1] } as unknown as Table;
  expect(standing(table)).toEqual([
    { seat: 0, card: "fear", later: false },
    { seat: 0, card: "molotov", later: false },
    { seat: 1, card: "claustrophobia", later: true },
    { seat: 1, card: "food", later: false },
    { seat: 1, card: "marbles", later: false },
    { seat: 1, card: "shoe", later: false },
  ]);
});
