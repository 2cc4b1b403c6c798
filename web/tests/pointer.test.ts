import { describe, expect, it } from "vitest";
import { Pointer } from "../src/table/pointer";

const at = (clientX: number, clientY = 0, pointerType = "mouse"): PointerEvent => ({ clientX, clientY, pointerType }) as PointerEvent;

describe("the pointer", () => {
  it("does not hover over a board that appears under it", () => {
    const mouse = new Pointer();
    expect(mouse.hovers(at(10))).toBe(false);
    expect(mouse.arrives()).toBe(true);
    expect(mouse.arrives()).toBe(false);
    expect(mouse.hovers(at(10))).toBe(true);
  });

  it("does not hover over what appears after a click, until it moves", () => {
    const mouse = new Pointer();
    mouse.arrives();
    mouse.pressed(at(10));
    expect(mouse.hovers(at(12))).toBe(false);
    expect(mouse.hovers(at(15))).toBe(true);
    expect(mouse.hovers(at(12))).toBe(true);
  });

  it("hovers only as a mouse", () => {
    const finger = new Pointer();
    finger.arrives();
    expect(finger.hovers(at(10, 0, "touch"))).toBe(false);
  });
});
