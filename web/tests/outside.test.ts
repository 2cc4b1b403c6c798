import { expect, it } from "vitest";
import { edgeOf } from "../src/table/outside";

const frame = { left: 0, right: 400, top: 0, bottom: 300 };
const at = (x: number, y: number) => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });

it("says beyond which edge a thing lies", () => {
  expect(edgeOf(at(-30, 100), frame)).toBe("left");
  expect(edgeOf(at(500, 310), frame)).toBe("right");
  expect(edgeOf(at(200, 420), frame)).toBe("bottom");
  expect(edgeOf(at(200, -1), frame)).toBe("top");
});

it("has no edge for what is in sight", () => {
  expect(edgeOf(at(395, 150), frame)).toBeNull();
});
