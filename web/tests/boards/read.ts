// Reads what a board shows, by the names that tests/boards/<game>.py gives to what the engine says.
import type { Facts } from "../../src/core/facts";
import type { Words } from "../../src/core/texts";
import type { GameArt, View } from "../../src/games/contract";

interface Shown {
  readonly target: HTMLElement;
  readonly view: View<any>;
  readonly art: GameArt;
  readonly facts: Facts;
  readonly words: Words;
}

const count = (within: ParentNode, what: string): number => within.querySelectorAll(what).length;
const number = (within: ParentNode | null | undefined, what: string): number => Number(within?.querySelector(what)?.textContent?.replace("/", "") ?? Number.NaN);
const numbers = (within: ParentNode, what: string): number[] => [...within.querySelectorAll(what)].map((one) => Number(one.textContent));
const ref = (one: Element, kind: string): string => (one.getAttribute("data-ref") ?? "").slice(kind.length + 1);

export const READ: Readonly<Record<string, (shown: Shown) => Record<string, unknown>>> = {
  hit_z_road: ({ target }) => ({
    pawns: Object.fromEntries(
      [...target.querySelectorAll('[data-ref^="mile:"]')].flatMap((post) =>
        [...post.querySelectorAll("[data-piece]")].map((pawn) => [(pawn.getAttribute("data-piece") ?? "").slice("pawn:".length), Number(ref(post, "mile"))]),
      ),
    ),
    fight: numbers(target, ".fight .side > b.number"),
  }),
  road_master: ({ target }) => ({
    deck: number(target, '[data-ref="pile:deck"] .number'),
    pile: number(target, '[data-ref="pile:bonuses"] .number'),
    spent: count(target, ".chip.spent"),
    free: count(target, ".yard .bay.empty"),
    trucks: count(target, "[data-truck]"),
  }),
  tower_defense: ({ target, view, art, facts, words }) => ({
    prices: Object.fromEntries(
      [...target.querySelectorAll('[data-ref^="cell:"]')].flatMap((cell) => {
        const price = cell.querySelector(":scope > .price");
        // Beside the number stands the same in words, for ears.
        const said = [...(price?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        return said ? [[ref(cell, "cell"), Number(said.textContent)]] : [];
      }),
    ),
    waves: numbers(target, ".waves .left"),
    // The plate of the seat has the stock; its words say how much can be held.
    stock: ["ammo", "fuel", "adrenaline"].map((resource) => art.numbers(view, 0, facts, words).find((one) => one.key === resource)?.value),
    most: Number(/(\d+)\D*$/.exec(art.numbers(view, 0, facts, words).find((one) => one.key === "fuel")?.label ?? "")?.[1]),
  }),
  zombies: ({ target, view, art, facts, words }) => ({
    things: Array.from({ length: view.seats }, (_, seat) => (art.things?.(view, seat, facts, words) ?? []).map((one) => one.ref.slice("item:".length))),
    tiles: count(target, '.town > [data-ref^="tile:"]'),
    zombies: count(target, '[data-piece^="zombie:"]'),
    lives: count(target, ".pieces .life"),
    bullets: count(target, ".pieces .bullet"),
    walks: [...target.querySelectorAll('.town > [data-ref^="tile:"]')].map((tile) => count(tile, '[data-ref^="space:"]')),
  }),
  zombietown: ({ target, view, art, facts, words }) => ({
    survivors: Array.from({ length: view.seats }, (_, seat) => (art.things?.(view, seat, facts, words) ?? []).find((one) => one.ref === "survivors")?.count ?? 0),
    flags: count(target, ".flag"),
    planks: count(target, ".planks"),
    agendas: count(target, ".agenda:not(.done)"),
    progress: [...target.querySelectorAll(".agenda .goal .number")].map((one) => one.textContent),
    wrecks: count(target, '[data-piece^="car:"].dead'),
  }),
};
