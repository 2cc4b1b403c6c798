// What the bar may leave to the board.
import { expect, it } from "vitest";
import type { TableStore } from "../src/core/store.svelte";
import { drawnIn, stamp } from "../src/table/stamp";

/** A board with a place and a hand of two cards, whose content has some width. */
function board(content: number): HTMLElement {
  const frame = document.createElement("div");
  frame.innerHTML = '<i data-ref="space:1"></i><div data-scrolls><i data-ref="card:axe"></i><i data-ref="card:fear"></i></div>';
  for (const thing of frame.querySelectorAll("i")) thing.getClientRects = () => [{}] as unknown as DOMRectList;
  const hand = frame.querySelector("[data-scrolls]")!;
  Object.defineProperty(hand, "clientWidth", { value: 300 });
  Object.defineProperty(hand, "scrollWidth", { value: content });
  return frame;
}

it("finds those things that are drawn with a name", () => {
  const frame = board(300);
  frame.querySelector("[data-ref='card:axe']")?.setAttribute("data-named", "");
  expect([...drawnIn(frame, "[data-named]")]).toEqual(["card:axe"]);
});

it("counts a hand that fits as drawn", () => {
  expect([...drawnIn(board(300))]).toEqual(["space:1", "card:axe", "card:fear"]);
});

it("leaves the answers of a hand that does not fit to the bar", () => {
  expect([...drawnIn(board(420))]).toEqual(["space:1"]);
});

it("forgets what a thing was when it loses its ref", () => {
  const frame = document.createElement("div");
  frame.innerHTML = '<i data-ref="guard:1"></i>';
  const guard = frame.querySelector("i")!;
  const store = { lit: new Set(["guard:1"]), refused: [], options: [], advice: [], chosen: [], kept: null, pointed: [] } as unknown as TableStore;
  const named = (): string => "Guard 1. Take guard 1 along";
  stamp(frame, store, named, () => undefined);
  expect([guard.hasAttribute("data-lit"), guard.getAttribute("role")]).toEqual([true, "button"]);
  guard.removeAttribute("data-ref");
  stamp(frame, store, named, () => undefined);
  expect(["data-lit", "role", "tabindex", "aria-label"].filter((name) => guard.hasAttribute(name))).toEqual([]);
});
