import { expect, it } from "vitest";
import { around, clearOf, edgeOf } from "../src/table/outside";

const frame = { left: 0, right: 400, top: 0, bottom: 300 };
const at = (x: number, y: number) => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });

it("returns the edge that a thing is beyond", () => {
  expect(edgeOf(at(-30, 100), frame)).toBe("left");
  expect(edgeOf(at(500, 310), frame)).toBe("right");
  expect(edgeOf(at(200, 420), frame)).toBe("bottom");
  expect(edgeOf(at(200, -1), frame)).toBe("top");
});

it("returns no edge for a visible thing", () => {
  expect(edgeOf(at(395, 150), frame)).toBeNull();
});

it("finds the rectangle around several things", () => {
  expect(around([at(10, 20), at(300, 5)])).toEqual({ left: 0, right: 310, top: -5, bottom: 30 });
});

it("leaves the edges with markers out of what is visible", () => {
  const room = { left: 0, right: 400, top: 0, bottom: 600 };
  expect(clearOf(room, ["left", "bottom"])).toEqual({ left: 72, right: 400, top: 0, bottom: 548 });
  expect(edgeOf({ left: 190, right: 210, top: 560, bottom: 590 }, clearOf(room, ["bottom"]))).toBe("bottom");
});
