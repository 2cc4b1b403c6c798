import { expect, it } from "vitest";
import { placed } from "../src/table/placing";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const thing = box(400, 300, 40, 40);

it("is above its thing", () => {
  expect(placed(thing, 200, 100, [])).toEqual({ left: 320, top: 192 });
});

it("avoids highlighted things", () => {
  expect(placed(thing, 200, 100, [box(400, 250, 40, 40)])).toEqual({ left: 320, top: 348 });
});

it("covers least where something is lit on all sides", () => {
  const lit = [box(330, 200, 20, 20), box(360, 200, 20, 20), box(330, 360, 20, 20), box(360, 360, 20, 20), box(500, 300, 20, 20), box(300, 300, 20, 20), box(330, 300, 20, 20)];
  expect(placed(thing, 200, 100, lit)).toEqual({ left: 448, top: 270 });
});

it("keeps clear of the path to its thing, even where more is lit beside it", () => {
  const path = [{ x: 420, y: 60 }, { x: 420, y: 320 }];
  expect(placed(thing, 200, 100, [box(400, 350, 40, 40), box(450, 350, 40, 40)], path)).toEqual({ left: 192, top: 270 });
});
