import { beforeEach, describe, expect, it, vi } from "vitest";
import { Fingers } from "../src/table/fingers.svelte";

const said: string[] = [];
let zooms = false;
let loose = false;
const name = (thing: Element): string => thing.getAttribute("data-ref") ?? "";
const fingers = (): Fingers =>
  new Fingers({
    press: (thing) => said.push(`press ${name(thing)}`),
    hold: (thing) => said.push(`hold ${name(thing)}`),
    miss: () => said.push("miss"),
    lift: (ref, first) => (loose ? (first && said.push(`lift ${ref}`), `the ${ref}`) : null),
    drop: (from, to) => said.push(`drop ${from} on ${to}`),
    zooms: () => zooms,
    pan: (dx, dy) => said.push(`pan ${dx} ${dy}`),
    zoom: (by) => said.push(`zoom ${by}`),
  });
const at = (target: Element, x: number, y: number, pointerId = 1): never =>
  ({ button: 0, target, pointerId, clientX: x, clientY: y, pointerType: "touch", currentTarget: { setPointerCapture: () => undefined } }) as never;

describe("a finger on a board", () => {
  beforeEach(() => {
    said.length = 0;
    zooms = loose = false;
    document.body.innerHTML = '<p data-ref="card:1"></p><p data-ref="card:2"></p><hr>';
  });
  const [card, other, none] = [0, 1, 2];
  const thing = (index: number): Element => document.body.children[index]!;

  it("clicks a thing despite small movements", () => {
    const hand = fingers();
    hand.down(at(thing(card), 10, 10));
    hand.moved(at(thing(card), 13, 12));
    hand.up(at(thing(card), 13, 12));
    expect(said).toEqual(["press card:1"]);
    hand.down(at(thing(none), 10, 10));
    hand.up(at(thing(none), 10, 10));
    expect(said).toEqual(["press card:1", "miss"]);
    expect(hand.busy).toBe(false);
  });

  it("leaves no click to what the touch brings under the finger, except on a control", () => {
    document.body.innerHTML = '<p data-ref="card:1"></p><button>+</button><button data-ref="card:2"></button>';
    const hand = fingers();
    const lift = (target: Element, pointerType = "touch"): boolean => {
      hand.down(Object.assign(at(target, 10, 10), { pointerType }));
      hand.up(Object.assign(at(target, 10, 10), { pointerType }));
      const ended = new Event("touchend", { cancelable: true });
      Object.defineProperty(ended, "target", { value: target });
      hand.ended(ended as TouchEvent);
      return ended.defaultPrevented;
    };
    expect([0, 1, 2].map((index) => lift(thing(index)))).toEqual([true, false, true]);
    expect(lift(thing(0), "mouse")).toBe(false);
  });

  it("explains a thing after a long press without clicking it", () => {
    vi.useFakeTimers();
    const hand = fingers();
    hand.down(at(thing(card), 10, 10));
    vi.advanceTimersByTime(600);
    hand.up(at(thing(card), 10, 10));
    vi.useRealTimers();
    expect(said).toEqual(["hold card:1"]);
  });

  it("drags a movable thing to another", () => {
    loose = true;
    const hand = fingers();
    hand.down(at(thing(card), 10, 10));
    hand.moved(at(thing(card), 40, 10));
    hand.moved(at(thing(card), 60, 10));
    expect(hand.ghost).toEqual({ x: 60, y: 10, label: "the card:1" });
    document.elementFromPoint = () => thing(other);
    hand.up(at(thing(card), 60, 10));
    expect(said).toEqual(["lift card:1", "drop card:1 on card:2"]);
    expect(hand.ghost).toBeNull();
  });

  it("pans with one and zooms with two, where the board does", () => {
    const hand = fingers();
    hand.down(at(thing(none), 100, 100));
    hand.moved(at(thing(none), 120, 100));
    expect(said).toEqual([]);
    zooms = true;
    hand.moved(at(thing(none), 130, 105));
    expect(said).toEqual(["pan 10 5"]);
    hand.down(at(thing(none), 130, 205, 2));
    hand.moved(at(thing(none), 130, 305, 2));
    expect(said.at(-1)).toBe("zoom 2");
    hand.cancelled(at(thing(none), 130, 305, 2));
    hand.up(at(thing(none), 130, 105));
    expect(said).toHaveLength(2);
  });
});
