import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Glance from "../src/games/road_master/Glance.svelte";
import type { Words } from "../src/core/texts";
import { art } from "../src/games/road_master/art";
import { plan } from "../src/games/road_master/map";
import { truckSize } from "../src/games/road_master/trucks";

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

it.each([
  [false, 0.7],
  [false, 0.95],
  [true, 1.3],
])("lets two trucks in neighbouring docks or one behind the other overlap by little (tall: %s, room: %s)", (tall, room) => {
  const { spots, lane } = plan(tall, room);
  const BODY = 1.24; // of a truck without its lights, relative to its size
  for (const [one, other, dock] of [["D1", "D2", true], ["F1", "F2", true], ["B1", "B2", true], ["E1", "E2", true], ["c4R", "c5R", false], ["w5L", "w6L", false]] as const) {
    const [a, b] = [spots[one]!, spots[other]!];
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    const halves = [a, b].map((at) => (truckSize({ at, dock, others: [at === a ? b : a], lane, tall }) * BODY) / 2);
    expect(halves[0]! + halves[1]!, `${one} ${other}`).toBeLessThanOrEqual(apart * 1.05);
  }
});

it("lets no truck in a dock cover the sign of a warehouse beside it on a phone", () => {
  for (const room of [1.2, 1.3, 1.4]) {
    const { spots, yards, lane } = plan(true, room);
    const [at, yard] = [spots["B2"]!, yards["F"]!];
    const reach = at.y + (truckSize({ at, dock: true, others: [], lane, tall: true }) * 1.24) / 2;
    expect(reach, `room ${room}`).toBeLessThan(yard.y + 8);
  }
});

it("names the cubes of a contract in a plan to unload, not its number", () => {
  const words = { facts: { rows: () => [{ id: "A05", source: "A" }, { id: "D08", source: "D" }] }, word: (_: string, colour: string) => colour } as unknown as Words;
  expect(["contract:D08", "contract:A05", "colour:blue"].map((ref) => art.named?.(null as never, ref, words))).toEqual(["blue", "orange", ""]);
});

describe("the open contracts below the map of a phone", () => {
  const row = { id: "A01", source: "A", destination: "B", quantity: 2, points: 7 } as never;
  const shown = (count: number): Element => {
    const mine = Array.from({ length: count }, (_, at) => ({ row: { ...(row as object), id: `A0${at}` } as never, missing: 1 }));
    const made = mount(Glance, { target: document.body, props: { mine, exchange: [], words: { say: (key: string) => key } as never, open: false, toggle: () => undefined, height: 0 } });
    flushSync();
    const found = document.querySelector(".row")!;
    unmount(made);
    return found;
  };

  it("have the arrow beside them when they fill their rows", () => {
    expect([1, 4, 5, 6, 10].filter((count) => shown(count).classList.contains("full"))).toEqual([5, 10]);
  });
});
