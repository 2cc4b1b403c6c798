import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { apart, lighter } from "../src/core/plot";
import { dashes, onLines, parted, spaced } from "../src/core/plotted";
import Plot from "../src/parts/Plot.svelte";

const of = { xs: [0, 1, 2], lines: [{ name: "Ada", values: [1, null, 3], colour: "--seat-0" }], height: 120, format: String };

describe("the labels below a chart", () => {
  it("never touch, however short a turn was", () => {
    const ticks = [0, 10, 40, 45, 50, 90].map((x) => ({ x }));
    expect(spaced(ticks, 1).map(({ x }) => x)).toEqual([0, 40, 90]);
    expect(spaced(ticks, 0.1)).toEqual(ticks.slice());
  });
});

describe("a chart", () => {
  it("has a name, holds itself as SVG, and can be saved by named buttons", () => {
    const made = mount(Plot, { target: document.body, props: { label: "food over the game", of } });
    flushSync();
    const picture = document.querySelector('[role="img"]');
    expect(picture?.getAttribute("aria-label")).toBe("food over the game");
    expect(picture?.getAttribute("data-svg")).toContain("<polyline");
    expect([...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"))).toEqual(["SVG: food over the game", "PNG: food over the game"]);
    void unmount(made);
  });

  it("lightens the colours of seats for the night", () => {
    expect(lighter("#c8500a", 0)).toBe("#c8500a");
    expect(lighter("#000000", 0.4)).toBe("#666666");
  });

  it("tells lines apart without colours", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((at) => dashes(at).join(" "))).size).toBe(6);
  });

  it("dots what a bot drove, from a hollow dot on", () => {
    const line = { name: "Bob", values: [1, 2, 3, 4, 5], colour: "--seat-1", letter: "B" };
    const gone = parted(line, [0, 10, 20, 30, 40], [{ seat: 1, from: 12, to: Infinity }]);
    expect(gone.lines.map((part) => part.values)).toEqual([[1, 2, null, null, null], [null, 2, 3, 4, 5]]);
    expect(gone.lines.map((part) => part.letter)).toEqual([undefined, "B"]);
    expect(gone.dots).toEqual([{ x: 10, y: 2, colour: "--seat-1" }]);
    const back = parted(line, [0, 10, 20, 30, 40], [{ seat: 1, from: 10, to: 25 }]);
    expect(back.lines.map((part) => part.values)).toEqual([[1, 2, null, 4, 5], [null, 2, 3, 4, null]]);
    expect(back.lines[0]?.letter).toBe("B");
    expect(parted(line, [0, 10, 20, 30, 40], []).lines).toEqual([line]);
  });

  it("puts each numbered mark on the line of its seat", () => {
    const lines = [0, 1].map((seat) => ({ seat, shares: [{ ply: 0, share: 0.5 }, { ply: 4, share: seat === 0 ? 0.2 : 0.8 }] }));
    expect(onLines(lines, [{ ply: 5, seat: 1 }, { ply: 2, seat: 0 }])).toEqual([{ x: 5, y: 0.8, text: "1" }, { x: 2, y: 0.5, text: "2" }]);
  });

  it("keeps numbered marks off each other and off the names and numbers around it", () => {
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    const placed = apart([{ text: "1", x: 50, y: 50 }, { text: "2", x: 52, y: 50 }, { text: "3", x: 110, y: 2 }, { text: "4", x: 10, y: 111 }], 22, box);
    expect(placed[2]).toEqual({ text: "3", x: 100, y: 2 });
    expect(placed[3]).toEqual({ text: "4", x: 10, y: 100 });
    expect(Math.hypot(placed[0]!.x - placed[1]!.x, placed[0]!.y - placed[1]!.y)).toBeGreaterThanOrEqual(22);
  });
});
