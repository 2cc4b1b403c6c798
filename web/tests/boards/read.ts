// Reads what a board shows. `data-number` names a figure, `data-mark` a state, `data-printed` what is printed on a component.
import type { Facts } from "../../src/core/facts";
import type { Choice } from "../../src/core/protocol";
import type { Words } from "../../src/core/texts";
import type { GameArt, View } from "../../src/games/contract";

export interface Drawn {
  readonly target: HTMLElement;
  readonly view: View;
  readonly art: GameArt;
  readonly facts: Facts;
  readonly words: Words;
  readonly answers: readonly Choice[];
}

type ByRef = Record<string, string>;

const refOf = (one: Element): string => one.closest("[data-ref]")?.getAttribute("data-ref") ?? "";
const digits = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(" ");
/** The text of an element without the parts that only screen readers read. */
function textOf(one: Element): string {
  return [...one.childNodes].map((node) => (node instanceof Element ? (node.matches(".hidden, title") ? "" : textOf(node)) : (node.textContent ?? ""))).join(" ");
}

/** By name and the thing it belongs to: the digits of every figure. */
function numbers(target: Element): Record<string, ByRef> {
  const found: Record<string, ByRef> = {};
  for (const one of target.querySelectorAll("[data-number]")) {
    const byRef = (found[one.getAttribute("data-number") ?? ""] ??= {});
    const ref = refOf(one);
    byRef[ref] = [byRef[ref], digits(textOf(one))].filter((text) => text !== undefined).join(" ");
  }
  return found;
}

/** By name: the things that are in a state. */
function marks(target: Element): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const one of target.querySelectorAll("[data-mark]")) {
    for (const name of (one.getAttribute("data-mark") ?? "").split(" ")) (found[name] ??= []).push(refOf(one));
  }
  for (const refs of Object.values(found)) refs.sort();
  return found;
}

/** Texts with a digit that have no name. */
function unnamed(target: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    if (/\d/.test(text) && !node.parentElement?.closest("[data-number], [data-printed], .hidden, title, style")) found.push(text.trim());
  }
  return found;
}

/** Everything that a board and the plates of the seats show, under the names used in tests/boards/<game>.py. */
export function read({ target, view, art, facts, words, answers }: Drawn): Record<string, unknown> {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const odds = answers.map((option) => [option.notation, digits(art.odds?.(view, option, words) ?? "")] as const);
  return {
    plates: seats.map((seat) => Object.fromEntries(art.numbers(view, seat, facts, words).map((one) => [one.key, one.value]))),
    things: seats.map((seat) => Object.fromEntries((art.things?.(view, seat, facts, words) ?? []).map((one) => [one.ref, one.count]))),
    out: seats.map((seat) => art.out?.(view, seat) ?? false),
    stage: digits(art.stage?.(view, facts, words) ?? ""),
    odds: Object.fromEntries(odds.filter(([, text]) => text !== "")),
    numbers: numbers(target),
    marks: marks(target),
    unnamed: unnamed(target),
  };
}
