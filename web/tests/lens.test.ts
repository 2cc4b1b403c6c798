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

  it("shows no more space beyond the drawing than a marker covers, and none if nothing is zoomed", () => {
    const it = lens();
    it.zoom(2);
    it.pan(900, -900);
    expect(it.look).toEqual({ scale: 2, x: 72, y: -372 });
    it.zoom(0.01);
    expect(it.look).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("keeps the same part in view when the frame changes its size", () => {
    const it = lens();
    it.zoom(2);
    it.measure(800, 600);
    expect(it.look).toEqual({ scale: 2, x: -400, y: -300 });
    it.whole();
    expect(it.look).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("lets a part fill its room", () => {
    const it = lens();
    it.fit({ x: 200, y: 50, width: 100, height: 100 }, { x: 0, y: 0, width: 400, height: 200 });
    expect(it.look).toEqual({ scale: 2, x: -300, y: -100 });
  });

  it("brings a part to the middle of the visible room", () => {
    const it = lens();
    it.zoom(2, 0, 0);
    it.reveal({ x: 500, y: 300, width: 40, height: 40 }, { x: 0, y: 0, width: 400, height: 200 });
    expect(it.look).toEqual({ scale: 2, x: -320, y: -220 });
  });

  it("zooms out where a part is larger than the room", () => {
    const it = lens();
    it.zoom(4, 0, 0);
    it.reveal({ x: 0, y: 0, width: 800, height: 100 }, { x: 0, y: 0, width: 400, height: 300 });
    expect(it.look).toEqual({ scale: 2, x: 0, y: 72 });
  });

  it("moves the edge of the drawing clear of a marker", () => {
    const it = lens();
    it.zoom(2, 0, 0);
    it.reveal({ x: 0, y: 100, width: 40, height: 40 }, { x: 72, y: 52, width: 256, height: 196 });
    expect(it.look.x).toBe(72);
  });

  it("converts points between zooms and to the drawing", () => {
    const it = lens();
    const before = it.look;
    it.zoom(2, 0, 0);
    expect(it.from(before, { x: 30, y: 40 })).toEqual({ x: 60, y: 80 });
    expect(it.plain({ x: 60, y: 80, width: 20, height: 20 })).toEqual({ x: 30, y: 40, width: 10, height: 10 });
  });
});
