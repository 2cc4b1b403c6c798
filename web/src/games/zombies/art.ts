import bullets from "icon:heavy-bullets";
import cards from "icon:card-draw";
import heart from "icon:hearts";
import zombie from "icon:shambling-zombie";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber, SeatThing } from "../contract";
import Board from "./Board.svelte";
import { ITEM_ICONS } from "./items";
import type { TownView } from "./town";
import type { Zombies } from "./types";

function numbers(view: TownView, seat: number, _facts: Facts<Zombies>, words: Words): SeatNumber[] {
  const table = view.public;
  const at = (list: readonly number[]): number => list[seat] ?? 0;
  return [
    { key: "zombies", icon: zombie, value: at(table.zombies), label: words.say("board-zombies", { goal: table.goal }), strong: true },
    { key: "lives", icon: heart, value: at(table.lives), label: words.say("board-lives") },
    { key: "bullets", icon: bullets, value: at(table.bullets), label: words.say("board-bullets") },
    { key: "cards", icon: cards, value: at(table.hand_sizes), label: words.say("board-cards"), minor: true },
  ];
}

function things(view: TownView, seat: number, facts: Facts<Zombies>, words: Words): SeatThing[] {
  return (view.facts.items[seat] ?? [])
    .map((item) => facts.value("card", item))
    .map((id) => ({ ref: `item:${id}`, icon: ITEM_ICONS[id] ?? "", label: String(words.word("card", id)), count: 1 }));
}

export const art: GameArt<Zombies> = {
  board: Board,
  stage: (view, _facts, words) => words.say("board-stage", { round: view.public.round, goal: view.public.goal }),
  secrets: { hand: "card" },
  numbers,
  things,
  zoom: true,
  shows: ["put"],
  perils: ["fight-began"],
  odds: ({ facts: { rolls, percent }, stack }, { notation }, words) => {
    const frame = stack.at(-1);
    if (notation === "shoot" && frame && "need" in frame) return words.say("odds-shoot", { count: frame.need });
    return rolls.includes(notation) ? words.say("odds-roll", { percent }) : "";
  },
  effects: {
    "turn-began": { tone: "note", weight: 0.5 },
    returned: { tone: "gain" },
    "turn-lost": { tone: "loss", sound: "loss" },
    drew: { tone: "note", sound: "card", weight: 0.4 },
    "hand-drawn": { tone: "gain", weight: 0.4 },
    "tile-drawn": { tone: "note", sound: "card", weight: 0.7 },
    "tile-laid": { tone: "move", sound: "card" },
    "zombie-put": { tone: "note", weight: 0.12 },
    "life-put": { tone: "note", weight: 0.12 },
    "bullet-put": { tone: "note", weight: 0.12 },
    "map-closed": { tone: "loss", weight: 1.5 },
    "fight-began": { tone: "note", weight: 0.7 },
    "combat-rolled": { tone: "note", sound: "dice", weight: 1.2 },
    "life-lost": { tone: "loss", scene: "bite" },
    shot: { tone: "note", weight: 0.8, scene: "shot" },
    beaten: { tone: "gain", sound: "gain", scene: "hit" },
    died: { tone: "loss", weight: 2, scene: "fall" },
    "picked-life": { tone: "gain", sound: "gain", weight: 0.6 },
    "picked-bullet": { tone: "gain", sound: "gain", weight: 0.6 },
    "movement-rolled": { tone: "note", sound: "dice" },
    stepped: { tone: "move", sound: "tick", weight: 0.4 },
    stopped: { tone: "note", weight: 0.2 },
    "zombies-rolled": { tone: "note", sound: "dice", weight: 0.8 },
    "zombie-moved": { tone: "move", weight: 0.3 },
    played: { tone: "note", sound: "card", weight: 2.4 },
    "item-laid": { tone: "gain", sound: "card", weight: 2 },
    "item-used": { tone: "note", sound: "card" },
    "item-dropped": { tone: "loss", sound: "loss" },
    "bullets-dropped": { tone: "loss", sound: "loss" },
    "bullets-gained": { tone: "gain", sound: "gain" },
    "lives-gained": { tone: "gain", sound: "gain" },
    blasted: { tone: "gain", weight: 1.5, scene: "blast", count: "amount" },
    "sent-home": { tone: "move", weight: 1.2, scene: "escape" },
    "doubt-rolled": { tone: "note", sound: "dice", weight: 1.2 },
    "gave-back": { tone: "loss", sound: "loss" },
    relocated: { tone: "move" },
    "won-helipad": { tone: "gain", weight: 2, scene: "helicopter" },
    "won-zombies": { tone: "gain", weight: 2 },
  },
};
