import { describe, expect, it } from "vitest";
import { plan } from "../src/games/road_master/map";

describe.each([
  [false, Infinity],
  [false, 0.85],
  [false, 0.5],
  [true, Infinity],
  [true, 1.3],
  [true, 0.5],
])("the map (tall: %s, room: %s)", (tall, room) => {
  const map = plan(tall, room);
  const spots = Object.entries(map.spots);
  const box = ([, at]: (typeof spots)[number]) => {
    const upright = at.heading % 180 === 0;
    const [width, height] = upright ? [at.wide, at.long] : [at.long, at.wide];
    return { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 };
  };

  it("has its 60 spaces, none outside", () => {
    expect(spots).toHaveLength(60);
    for (const one of spots) {
      const { left, right, top, bottom } = box(one);
      expect(Math.min(left, top), one[0]).toBeGreaterThanOrEqual(0);
      expect(right, one[0]).toBeLessThanOrEqual(map.width);
      expect(bottom, one[0]).toBeLessThanOrEqual(map.height);
    }
  });

  it("lets no two spaces overlap", () => {
    for (const one of spots) {
      for (const other of spots) {
        if (one[0] >= other[0]) continue;
        const [a, b] = [box(one), box(other)];
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        expect(over, `${one[0]} ${other[0]}`).toBe(false);
      }
    }
  });

  it("lays warehouses beside the road, not on it", () => {
    for (const [letter, yard] of Object.entries(map.yards)) {
      for (const one of spots) {
        const a = box(one);
        const over = Math.min(a.right, yard.x + yard.width) - Math.max(a.left, yard.x) > 1 && Math.min(a.bottom, yard.y + yard.height) - Math.max(a.top, yard.y) > 1;
        expect(over, `${letter} ${one[0]}`).toBe(false);
      }
    }
  });

  it("gives a finger 24 pixels on a phone of 390, however low the room", () => {
    if (!tall) return;
    for (const [id, at] of spots) expect((Math.min(at.wide, at.long) * 390) / map.width, id).toBeGreaterThanOrEqual(24);
  });
});

it("is as high as its room on a desk", () => {
  for (const room of [0.82, 0.9, 0.98]) {
    const { width, height } = plan(false, room);
    expect(height / width).toBeLessThanOrEqual(room);
    expect(height / width).toBeGreaterThan(room - 0.02);
  }
});

it("is as high as its room on a phone", () => {
  for (const room of [1.2, 1.3, 1.4]) {
    const { width, height } = plan(true, room);
    expect(height / width).toBeLessThanOrEqual(room);
    expect(height / width).toBeGreaterThan(room - 0.02);
  }
});
