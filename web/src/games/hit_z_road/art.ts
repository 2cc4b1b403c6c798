import bullets from "icon:heavy-bullets";
import jerrycan from "icon:jerrycan";
import person from "icon:person";
import syringe from "icon:syringe";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber, SeatThing, View } from "../contract";
import { STAR } from "../star";
import Board from "./Board.svelte";
import { TOKEN_ICONS } from "./tokens";
import type { CardRow, Road } from "./view";

function numbers(view: View<Road, null>, seat: number, facts: Facts, words: Words): SeatNumber[] {
  const group = view.public.groups[seat];
  if (!group) return [];
  const rows = facts.rows<CardRow>("cards");
  const xp = group.won.reduce((sum, card) => sum + (rows[card]?.xp ?? 0), 0);
  const resource = (name: string): string => String(words.word("resource", name));
  return [
    { key: "survivors", icon: person, value: group.survivors, label: words.say("board-survivors"), strong: true },
    { key: "ammo", icon: bullets, value: group.ammo, label: resource("ammo") },
    { key: "fuel", icon: jerrycan, value: group.fuel, label: resource("fuel") },
    { key: "adrenaline", icon: syringe, value: group.adrenaline, label: resource("adrenaline") },
    { key: "xp", icon: STAR, value: xp, label: words.say("board-xp") },
  ];
}

function things(view: View<Road, null>, seat: number, facts: Facts, words: Words): SeatThing[] {
  return (view.public.groups[seat]?.tokens ?? [])
    .map((count, token) => ({ count, id: facts.value("token", token) }))
    .filter((one) => one.count > 0)
    .map((one) => ({ ref: `token:${one.id}`, icon: TOKEN_ICONS[one.id] ?? "", label: String(words.word("token", one.id)), count: one.count }));
}

export const art: GameArt = {
  board: Board,
  numbers,
  things,
  out: (view: View<Road, null>, seat: number) => (view.public.groups[seat]?.survivors ?? 0) === 0,
  effects: {
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
    bitten: { tone: "loss", sound: "loss", weight: 1.2 },
    "horribly-died": { tone: "loss", sound: "loss", weight: 1.5 },
    "fight-began": { tone: "note", weight: 1.2 },
    shot: { tone: "note", sound: "shot", weight: 1.5 },
    rolled: { tone: "note", sound: "dice", weight: 1.5 },
    "event-rolled": { tone: "note", sound: "dice", weight: 1.5 },
    burned: { tone: "note", sound: "shot" },
    eliminated: { tone: "loss", sound: "over", weight: 2 },
    "won-fight": { tone: "gain", sound: "gain" },
  },
};
