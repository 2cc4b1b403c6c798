// Every card has a drawn scene; scenes differ, are small, and are the same on every machine.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawing } from "../src/art/recipe";
import { ROAD, SCENES } from "../src/games/hit_z_road/scenes";

interface Card {
  readonly id: string;
  readonly zombies: number;
}

const content = readFileSync("../src/deadroad/games/hit_z_road/content/cards.toml", "utf8");
const cards: Card[] = content
  .split("[[card]]")
  .slice(1)
  .map((row) => ({ id: /id = "(.+)"/.exec(row)?.[1] ?? "", zombies: Number(/zombies = (\d+)/.exec(row)?.[1] ?? 0) }));
const draw = ({ id, zombies }: Card, deserted = false): string => drawing(`card ${id}`, SCENES[id]!, zombies, deserted);

describe("the scenes of the cards", () => {
  it("are there for every card, and for nothing else", () => {
    expect(Object.keys(SCENES).toSorted()).toEqual(cards.map((card) => card.id).toSorted());
  });

  it("show an empty road for a card that a variant adds", () => {
    const plain = drawing("card I-21", ROAD, 0);
    expect(drawing("card I-21", ROAD, 5).length).toBeGreaterThan(plain.length);
    expect(plain).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("differ from each other", () => {
    // The recipes differ, not only their random numbers.
    const plain = Object.values(SCENES).map((recipe) => drawing("the same", recipe, 3));
    expect(new Set(plain).size).toBe(cards.length);
  });

  it("are the same each time", () => {
    for (const card of cards) expect(draw(card)).toBe(draw(card));
  });

  it("show as many zombies as the card has", () => {
    for (const card of cards.filter((one) => one.zombies > 0)) {
      const [few, more] = [draw(card), draw({ ...card, zombies: card.zombies + 4 })];
      expect(more.length, card.id).toBeGreaterThan(few.length);
    }
  });

  it("can be shown with nobody in them", () => {
    for (const card of cards.filter((one) => one.zombies > 0)) expect(draw(card, true).length, card.id).toBeLessThan(draw(card).length);
  });

  it("are small, and plain drawings without names, words or outside things", () => {
    for (const card of cards) {
      const scene = draw(card);
      expect(gzipSync(scene).length, card.id).toBeLessThan(20_000);
      expect(scene, card.id).not.toMatch(/NaN|undefined|Infinity| id=|<text|<image|href|url\(|style=/);
    }
  });
});
