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

/** A step of a piece: when it is told, and the refs of the places that are told with it. */
export interface Step {
  readonly at: number;
  readonly places: readonly string[];
}

/** The steps of each piece that the events name as moving, `beat` after `beat`. */
export function steps(events: readonly Happening[], facts: Facts, effects: Readonly<Record<string, Effect>>, beat: number): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  events.forEach((event, index) => {
    if (effects[event.name]?.tone !== "move") return;
    const refs = facts.refs(event);
    for (const ref of refs) found.set(ref, [...(found.get(ref) ?? []), { at: index * beat, places: refs.filter((other) => other !== ref) }]);
  });
  return found;
}

/** A place on the way, and the times when a piece sets out for it and is there. */
export interface Leg {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The way of a piece over its steps, seen from where it ends; a place that is not drawn is passed over. */
export function way(taken: readonly Step[], where: (places: readonly string[]) => { x: number; y: number } | null, is: { x: number; y: number }, motion: number): Leg[] {
  return taken.flatMap(({ at, places }, index) => {
    const next = taken[index + 1];
    const there = next ? where(places) : is;
    return there ? [{ x: there.x - is.x, y: there.y - is.y, from: at, to: at + (next ? Math.min(motion, next.at - at) : motion) }] : [];
  });
}

const MOVING = "moving";
const AT_ONCE: readonly Step[] = [{ at: 0, places: [] }];

/** Let each piece start where it was and end where it is, when it is told to; one that is new appears. */
export function move(frame: Element, before: Spots, speed: Speed, told: ReadonlyMap<string, readonly Step[]>): void {
  const where = (places: readonly string[]): { x: number; y: number } | null => {
    const place = places.map((ref) => frame.querySelector(`[data-ref="${CSS.escape(ref)}"]`)).find((one) => one !== null);
    return place ? centre(place) : null;
  };
  for (const piece of frame.querySelectorAll<HTMLElement | SVGGElement>("[data-piece]")) {
    const name = piece.getAttribute("data-piece") ?? "";
    for (const old of piece.getAnimations()) if (old.id === MOVING) old.cancel();
    // Where nothing was before, all is there at once but what is told.
    if (before.size === 0 && !told.has(name)) continue;
    const was = before.get(name);
    const is = centre(piece);
    const legs = way(told.get(name) ?? AT_ONCE, where, is, MOTION[speed]);
    const first = legs[0];
    if (!was && first) piece.animate([{ opacity: 0 }, { opacity: 1 }], { id: MOVING, delay: first.from, duration: MOTION[speed], fill: "backwards" });
    // What is new is in its first place when it appears.
    follow(piece, was ? { x: was.x - is.x, y: was.y - is.y } : (first ?? { x: 0, y: 0 }), was ? legs : legs.slice(1));
  }
}

function follow(piece: HTMLElement | SVGGElement, start: { x: number; y: number }, legs: readonly Leg[]): void {
  const end = legs.at(-1)?.to ?? 0;
  if (end === 0 || [start, ...legs].every(({ x, y }) => Math.hypot(x, y) < 2)) return;
  const frames: Keyframe[] = [];
  let at = start;
  for (const leg of legs) {
    frames.push({ transform: shift(piece, at), offset: leg.from / end, easing: "cubic-bezier(.3,.7,.3,1)" }, { transform: shift(piece, leg), offset: leg.to / end });
    at = leg;
  }
  if (frames[0]?.offset !== 0) frames.unshift({ transform: shift(piece, start), offset: 0 });
  piece.animate(frames, { id: MOVING, duration: end, composite: "add" });
}

function shift(piece: Element, by: { x: number; y: number }): string {
  const { dx, dy } = inside(piece, by.x, by.y);
  return `translate(${dx}px, ${dy}px)`;
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

/** A loss is felt, a gain seen: the things that events speak of light up shortly when they are told. */
export function pulse(frame: Element, events: readonly Happening[], facts: Facts, effects: Readonly<Record<string, Effect>>, beat: number): void {
  for (const [index, event] of events.entries()) {
    const effect = effects[event.name];
    if (!effect || effect.tone === "note") continue;
    const root = frame.closest("[data-table]") ?? frame;
    for (const ref of facts.refs(event)) {
      for (const thing of root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) flash(thing, effect.tone === "loss" ? "#d8342a" : "#f2b705", index * beat);
    }
  }
}

function flash(thing: Element, colour: string, delay = 0): void {
  // A place on a map has nothing to glow but its halo.
  const halo = thing.querySelector(":scope > .halo");
  halo?.animate([{ opacity: 0, stroke: colour }, { opacity: 1, stroke: colour, offset: 0.25 }, { opacity: 1, stroke: colour, offset: 0.6 }, { opacity: 0, stroke: colour }], { duration: 900, delay });
  if (halo) return;
  thing.animate([{ filter: `drop-shadow(0 0 0 ${colour})` }, { filter: `drop-shadow(0 0 12px ${colour})`, offset: 0.25 }, { filter: `drop-shadow(0 0 0 transparent)` }], { duration: 700, delay });
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
