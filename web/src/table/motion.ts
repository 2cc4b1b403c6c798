// Pieces move from where they were to where they are. A piece is any element with `data-piece`, its name.
import type { Facts } from "../core/facts";
import { MOTION } from "../core/pace";
import type { Speed } from "../core/prefs.svelte";
import type { Happening } from "../core/protocol";
import type { Effect } from "../games/contract";

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Spots = Map<string, Spot>;

export function centre(thing: Element): Spot {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The positions of pieces, and of places (`data-spot`) that may be removed before their event is shown. */
export function measure(frame: Element): Spots {
  const spots: Spots = new Map();
  for (const place of frame.querySelectorAll("[data-spot]")) spots.set(place.getAttribute("data-spot") ?? "", centre(place));
  for (const piece of frame.querySelectorAll("[data-piece]")) spots.set(piece.getAttribute("data-piece") ?? "", centre(piece));
  return spots;
}

/** A step of a piece: its time, and the refs of the places in its event. */
export interface Step {
  readonly at: number;
  readonly places: readonly string[];
}

/** The name of a place or a piece, with the values of the event inserted in notation. */
export function filled(pattern: string, event: Happening, facts: Facts): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const domain = facts.event(event.name)?.fields.find((field) => field.name === name)?.domain ?? "";
    const value = Number(event.values[name]);
    return domain === "seat" ? String(value) : facts.value(domain, value);
  });
}

/** The refs of an event. A piece that it moves is named by the effect: the ref of its name, such as a house, is not meant. */
function refsOf(event: Happening, facts: Facts, effect: Effect | undefined): string[] {
  const refs = facts.refs(event);
  if (!effect?.moves) return refs;
  const piece = filled(effect.moves, event, facts);
  const name = piece.slice(piece.indexOf(":"));
  return [...refs.filter((ref) => !ref.endsWith(name)), piece];
}

/** When each event is shown: `beat` after `beat`. The steps of one piece in a row take `motion` in all. */
export function times(events: readonly Happening[], facts: Facts, effects: Readonly<Record<string, Effect>>, beat: number, motion: number): number[] {
  const mover = events.map((event) => (effects[event.name]?.tone === "move" ? (facts.refs(event)[0] ?? "") : ""));
  const goesOn = (index: number): boolean => mover[index] !== "" && mover[index] === mover[index + 1];
  const found: number[] = [];
  let at = 0;
  let row = 0; // the steps of the row that this event belongs to
  for (const index of events.keys()) {
    found.push(at);
    if (row <= 1) for (row = 1; goesOn(index + row - 1); ) row += 1;
    if (goesOn(index)) at += Math.min(beat, motion / Math.max(LONG_ROW, row));
    else {
      at += beat;
      row = 0;
    }
  }
  return found;
}
// A row of fewer steps is not slowed down.
const LONG_ROW = 5;

/** The steps of each moving piece. `at`: when each event is shown. */
export function steps(events: readonly Happening[], facts: Facts, effects: Readonly<Record<string, Effect>>, at: readonly number[]): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  events.forEach((event, index) => {
    if (effects[event.name]?.tone !== "move") return;
    const refs = refsOf(event, facts, effects[event.name]);
    for (const ref of refs) found.set(ref, [...(found.get(ref) ?? []), { at: at[index] ?? 0, places: refs.filter((other) => other !== ref) }]);
  });
  return found;
}

/** A place on the path, and the times when a piece leaves for it and arrives. */
export interface Leg {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The path of a piece relative to its end. Places that are not drawn are skipped. */
export function way(taken: readonly Step[], where: (places: readonly string[]) => { x: number; y: number } | null, is: { x: number; y: number }, motion: number): Leg[] {
  return taken.flatMap(({ at, places }, index) => {
    const next = taken[index + 1];
    const there = next ? where(places) : is;
    // The last step is as fast as the one before it.
    const lasts = next ? next.at - at : at - (taken[index - 1]?.at ?? -Infinity);
    return there ? [{ x: there.x - is.x, y: there.y - is.y, from: at, to: at + Math.min(motion, lasts) }] : [];
  });
}

const MOVING = "moving";
const AT_ONCE: readonly Step[] = [{ at: 0, places: [] }];

/** Moves each piece from its old position to the new one at the time of its event. New pieces fade in. */
export function move(frame: Element, before: Spots, speed: Speed, told: ReadonlyMap<string, readonly Step[]>): void {
  const where = (places: readonly string[]): { x: number; y: number } | null => {
    // A piece that goes along, such as a pawn in a car, is no place.
    const place = places.map((ref) => frame.querySelector(`[data-ref="${CSS.escape(ref)}"]`)).find((one) => one && !one.closest("[data-piece]"));
    return place ? centre(place) : null;
  };
  for (const piece of frame.querySelectorAll<HTMLElement | SVGGElement>("[data-piece]")) {
    const name = piece.getAttribute("data-piece") ?? "";
    // Events name a piece by its ref, which may differ from its name: a pawn stands for its seat.
    const ref = piece.getAttribute("data-follows") ?? piece.getAttribute("data-ref") ?? piece.querySelector(":scope > [data-ref]")?.getAttribute("data-ref") ?? "";
    const taken = told.get(name) ?? told.get(ref);
    for (const old of piece.getAnimations()) if (old.id === MOVING) old.cancel();
    // On the first drawing, only pieces with events are animated.
    if (before.size === 0 && !taken) continue;
    const was = before.get(name);
    const is = centre(piece);
    const legs = way(taken ?? AT_ONCE, where, is, MOTION[speed]);
    const first = legs[0];
    if (!was && first) piece.animate([{ opacity: 0 }, { opacity: 1 }], { id: MOVING, delay: first.from, duration: MOTION[speed], fill: "backwards" });
    // A new piece appears at its first place.
    follow(piece, was ? { x: was.x - is.x, y: was.y - is.y } : (first ?? { x: 0, y: 0 }), was ? legs : legs.slice(1));
  }
}

function follow(piece: HTMLElement | SVGGElement, start: { x: number; y: number }, legs: readonly Leg[]): void {
  const end = legs.at(-1)?.to ?? 0;
  if (end === 0 || [start, ...legs].every(({ x, y }) => Math.hypot(x, y) < 2)) return;
  const frames: Keyframe[] = [];
  let at = start;
  for (const leg of legs) {
    frames.push({ transform: shift(piece, at), offset: leg.from / end, easing: legs.length > 1 ? "linear" : "cubic-bezier(.3,.7,.3,1)" }, { transform: shift(piece, leg), offset: leg.to / end });
    at = leg;
  }
  if (frames[0]?.offset !== 0) frames.unshift({ transform: shift(piece, start), offset: 0 });
  piece.animate(frames, { id: MOVING, duration: end, composite: "add" });
}

function shift(piece: Element, by: { x: number; y: number }): string {
  const { dx, dy } = inside(piece, by.x, by.y);
  return `translate(${dx}px, ${dy}px)`;
}

/** A path on the screen in the units of the piece's drawing. */
function inside(piece: Element, x: number, y: number): { dx: number; dy: number } {
  const parent = piece.parentNode;
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return { dx: x, dy: y };
  const matrix = parent.getScreenCTM()?.inverse();
  if (!matrix) return { dx: x, dy: y };
  return { dx: matrix.a * x + matrix.c * y, dy: matrix.b * x + matrix.d * y };
}

/** How long a thing lights up that an event names, in milliseconds. */
export const PULSE = 480;
/** The same for what a line of the log points at, which has to be found first. */
const POINTED = 900;

/** The things that events name light up briefly at the time of the event. */
export function pulse(frame: Element, events: readonly Happening[], facts: Facts, effects: Readonly<Record<string, Effect>>, at: readonly number[]): void {
  for (const [index, event] of events.entries()) {
    const effect = effects[event.name];
    if (!effect || effect.tone === "note") continue;
    const root = frame.closest("[data-table]") ?? frame;
    for (const ref of refsOf(event, facts, effect)) {
      for (const thing of root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) flash(thing, effect.tone === "loss" ? "#d8342a" : "#f2b705", PULSE, at[index]);
    }
  }
}

function flash(thing: Element, colour: string, duration: number, delay = 0): void {
  // A place on a map glows by its halo only.
  const halo = thing.querySelector(":scope > .halo");
  halo?.animate([{ opacity: 0, stroke: colour }, { opacity: 1, stroke: colour, offset: 0.25 }, { opacity: 1, stroke: colour, offset: 0.6 }, { opacity: 0, stroke: colour }], { duration, delay });
  if (halo) return;
  thing.animate([{ filter: `drop-shadow(0 0 0 ${colour})` }, { filter: `drop-shadow(0 0 12px ${colour})`, offset: 0.25 }, { filter: `drop-shadow(0 0 0 transparent)` }], { duration, delay });
}

/** Highlights a thing; used by the log. */
export function point(root: Element, refs: readonly string[]): void {
  for (const ref of refs) {
    for (const thing of root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      flash(thing, "#f2b705", POINTED);
    }
  }
}
