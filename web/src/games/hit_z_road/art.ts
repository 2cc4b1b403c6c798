import person from "icon:person";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber, View } from "../contract";
import { STAR } from "../star";
import Board from "./Board.svelte";
import { FIGHT_EFFECTS } from "./fight";
import { resourceNumbers } from "./resources";
import { tokenThings } from "./tokens";
import type { CardRow, Road } from "./view";

function numbers(view: View<Road, null>, seat: number, facts: Facts, words: Words): SeatNumber[] {
  const group = view.public.groups[seat];
  if (!group) return [];
  const rows = facts.rows<CardRow>("cards");
  const xp = group.won.reduce((sum, card) => sum + (rows[card]?.xp ?? 0), 0);
  return [
    { key: "survivors", icon: person, value: group.survivors, label: words.say("board-survivors"), strong: true },
    ...resourceNumbers(group, words),
    { key: "xp", icon: STAR, value: xp, label: words.say("board-xp") },
  ];
}

export const art: GameArt = {
  board: Board,
  numbers,
  things: (view: View<Road, null>, seat, facts, words) => tokenThings(view.public.groups[seat]?.tokens ?? [], facts, words),
  out: (view: View<Road, null>, seat: number) => (view.public.groups[seat]?.survivors ?? 0) === 0,
  effects: {
    ...FIGHT_EFFECTS,
    "roads-laid": { tone: "note", sound: "card" },
    "roads-laid-hidden": { tone: "note", sound: "card" },
    raised: { tone: "move", sound: "tick" },
    passed: { tone: "note", weight: 0.4 },
    paid: { tone: "note", weight: 0.15 },
    "paid-bid": { tone: "note", weight: 0.2 },
    "road-taken": { tone: "move", sound: "engine" },
    encountered: { tone: "move", weight: 0.6 },
    looted: { tone: "gain", sound: "gain", weight: 0.7 },
    kept: { tone: "gain", weight: 0.3 },
    joined: { tone: "gain", sound: "gain" },
    "token-taken": { tone: "gain", weight: 0.5 },
    died: { tone: "loss", sound: "loss", weight: 1.5 },
    "fight-began": { tone: "note", weight: 1.2 },
    eliminated: { tone: "loss", sound: "loss", weight: 2 },
  },
};
