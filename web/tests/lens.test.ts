import { describe, expect, it } from "vitest";
import { Lens } from "../src/table/lens.svelte";

function lens(): Lens {
  const made = new Lens();
  made.measure(400, 300);
  return made;
}

describe("the lens", () => {
  it("keeps a place where it is while it zooms", () => {
    const it = lens();
    it.zoom(2, 100, 50);
    expect(it.look).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it("never shows what lies beyond the drawing", () => {
    const it = lens();
    it.zoom(2);
    it.pan(900, -900);
    expect(it.look).toEqual({ scale: 2, x: 0, y: -300 });
    it.zoom(0.01);
    expect(it.look).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("lets a part fill its room", () => {
    const it = lens();
    it.fit({ x: 200, y: 50, width: 100, height: 100 }, { x: 0, y: 0, width: 400, height: 200 });
    expect(it.look).toEqual({ scale: 2, x: -300, y: -100 });
  });

  it("knows where a place has gone, and where it lies in the drawing", () => {
    const it = lens();
    const before = it.look;
    it.zoom(2, 0, 0);
    expect(it.from(before, { x: 30, y: 40 })).toEqual({ x: 60, y: 80 });
    expect(it.plain({ x: 60, y: 80, width: 20, height: 20 })).toEqual({ x: 30, y: 40, width: 10, height: 10 });
  });
});
