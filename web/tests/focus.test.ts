// The keyboard focus: it is never lost by accident, and given up on purpose.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "../src/core/focus";

let stop: () => void;
const heading = (): HTMLElement => document.querySelector("h2")!;
const button = (): HTMLElement => document.querySelector("button")!;

/** Parts of a tap or a click. */
function point(kind: string, ...types: string[]): void {
  for (const type of types) document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: kind }));
}

/** The button loses the focus, as the browser tells it. */
async function leave(): Promise<void> {
  button().blur();
  await Promise.resolve();
}

beforeEach(() => {
  document.body.innerHTML = "<h2 data-home tabindex='-1'>question</h2><button>answer</button>";
  stop = keepFocus();
  button().focus();
});

afterEach(() => stop());

describe("the focus", () => {
  it("moves to the question if its element can no longer have it", async () => {
    await leave();
    expect(document.activeElement).toBe(heading());
  });

  it("moves there too if a click has hidden its element", async () => {
    point("mouse", "pointerdown", "pointerup", "click");
    await leave();
    expect(document.activeElement).toBe(heading());
  });

  it("is given up by a click beside everything", async () => {
    point("mouse", "pointerdown");
    await leave();
    expect(document.activeElement).toBe(document.body);
  });

  it("is given up by a tap beside everything, where it leaves after the finger", async () => {
    point("touch", "pointerdown", "pointerup");
    await leave();
    expect(document.activeElement).toBe(document.body);
    point("touch", "click");
    button().focus();
    await leave();
    expect(document.activeElement).toBe(heading());
  });
});
