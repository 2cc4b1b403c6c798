// Pieces move from where they were to where they are. A piece is any element with `data-piece`, its name.
import type { Facts } from "../core/facts";
import { MOTION } from "../core/pace";
import type { Speed } from "../core/prefs.svelte";
import type { Happening } from "../core/protocol";
import { play } from "../core/sound";
import type { Effect } from "../games/contract";

export type Spots = Map<string, { x: number; y: number }>;

function centre(thing: Element): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function measure(frame: Element): Spots {
  const spots: Spots = new Map();
  for (const piece of frame.querySelectorAll("[data-piece]")) spots.set(piece.getAttribute("data-piece") ?? "", centre(piece));
  return spots;
}

/** Let each piece start where it was and end where it is; one that is new appears. */
export function move(frame: Element, before: Spots, speed: Speed): void {
  if (before.size === 0) return;
  for (const piece of frame.querySelectorAll<HTMLElement | SVGGElement>("[data-piece]")) {
    const was = before.get(piece.getAttribute("data-piece") ?? "");
    const is = centre(piece);
    const options: KeyframeAnimationOptions = { duration: MOTION[speed], easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" };
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOTION[speed] });
      continue;
    }
    const { dx, dy } = inside(piece, was.x - is.x, was.y - is.y);
    if (Math.hypot(was.x - is.x, was.y - is.y) < 2) continue;
    piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }], options);
  }
}

/** A way on the screen in the units of the piece's own drawing. */
function inside(piece: Element, x: number, y: number): { dx: number; dy: number } {
  const parent = piece.parentNode;
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return { dx: x, dy: y };
  const matrix = parent.getScreenCTM()?.inverse();
  if (!matrix) return { dx: x, dy: y };
  return { dx: matrix.a * x + matrix.c * y, dy: matrix.b * x + matrix.d * y };
}

// Sounds of one move come one after the other: three at once are a noise.
const APART = 160;
const MOST_SOUNDS = 3;

/** What events sound like, to somebody who looks. */
export function sound(events: readonly Happening[], effects: Readonly<Record<string, Effect>>): void {
  if (document.hidden) return;
  const heard = [...new Set(events.flatMap((event) => effects[event.name]?.sound ?? []))].slice(0, MOST_SOUNDS);
  heard.forEach((one, at) => setTimeout(() => play(one), at * APART));
}

/** A loss is felt, a gain seen: the things that events speak of light up shortly. */
export function pulse(frame: Element, events: readonly Happening[], facts: Facts, effects: Readonly<Record<string, Effect>>): void {
  for (const event of events) {
    const effect = effects[event.name];
    if (!effect || effect.tone === "note") continue;
    const root = frame.closest("[data-table]") ?? frame;
    for (const ref of facts.refs(event)) {
      for (const thing of root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) flash(thing, effect.tone === "loss" ? "#d8342a" : "#f2b705");
    }
  }
}

function flash(thing: Element, colour: string): void {
  // A place on a map has nothing to glow but its halo.
  const halo = thing.querySelector(":scope > .halo");
  halo?.animate([{ opacity: 0, stroke: colour }, { opacity: 1, stroke: colour, offset: 0.25 }, { opacity: 1, stroke: colour, offset: 0.6 }, { opacity: 0, stroke: colour }], { duration: 900 });
  if (halo) return;
  thing.animate([{ filter: `drop-shadow(0 0 0 ${colour})` }, { filter: `drop-shadow(0 0 12px ${colour})`, offset: 0.25 }, { filter: `drop-shadow(0 0 0 transparent)` }], { duration: 700 });
}

/** Show where something is: used by the log. */
export function point(root: Element, refs: readonly string[]): void {
  for (const ref of refs) {
    for (const thing of root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      flash(thing, "#f2b705");
    }
  }
}
