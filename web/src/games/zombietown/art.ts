import cards from "icon:card-draw";
import heart from "icon:hearts";
import house from "icon:family-house";
import person from "icon:person";
import trophy from "icon:trophy";
import zombie from "icon:shambling-zombie";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber, SeatThing } from "../contract";
import Board from "./Board.svelte";
import { CARD_ICONS } from "./icons";
import type { Zombietown } from "./types";
import type { TownView } from "./town";

function numbers(view: TownView, seat: number, _facts: Facts<Zombietown>, words: Words): SeatNumber[] {
  const table = view.public;
  const player = table.players[seat];
  const tally = view.facts.tallies[seat];
  return [
    { key: "points", icon: trophy, value: tally?.points ?? 0, label: words.say(table.terms.road_rage ? "board-score-open" : "board-score"), strong: true },
    { key: "zombies", icon: zombie, value: player?.zombies ?? 0, label: words.say("board-zombies") },
    { key: "health", icon: heart, value: player?.health ?? 0, label: words.say("board-health-word") },
    { key: "houses", icon: house, value: tally?.houses ?? 0, label: words.say("board-houses"), minor: true },
    { key: "cards", icon: cards, value: player?.hand ?? 0, label: words.say("board-cards"), minor: true },
  ];
}

function things(view: TownView, seat: number, _facts: Facts<Zombietown>, words: Words): SeatThing[] {
  const { survivors = 0, bullets = 0 } = view.facts.tallies[seat] ?? {};
  return [
    { ref: "survivors", icon: person, label: words.say("board-survivors-word", { count: survivors }), count: survivors },
    { ref: "bullets", icon: CARD_ICONS["pistol"] ?? "", label: words.say("board-bullets-word", { count: bullets }), count: bullets },
  ].filter((thing) => thing.count > 0);
}

/** What is known about a house: its name, its owner, how often it can be searched and what brings a second card. */
function about(ref: string, facts: Facts<Zombietown>, words: Words, view: TownView | null): string[] {
  const letter = /^(?:house|space):([A-Z])$/.exec(ref)?.[1];
  const house = facts.rows("lots").findIndex((lot) => lot.house === letter);
  const row = view && house >= 0 ? facts.rows("houses")[view.public.house_cards[house] ?? -1] : undefined;
  if (!view || !row) return [];
  const more = row.affinity ? [words.say("board-affinity", { family: row.affinity })] : row.twice ? [words.say("board-twice")] : [];
  const owner = view.public.owner[house] ?? -1;
  const whose = owner < 0 ? "board-house-free" : owner === words.reader ? "board-house-yours" : "board-house-owned";
  return [words.say(`sign-${row.id}`).split("|").map((line) => line.trim()).join(" "), words.say(whose, { seat: owner < 0 ? "" : words.seat(owner) }), words.say("board-finds", { count: view.public.finds[house] ?? 0 }), ...more];
}

export const art: GameArt<Zombietown> = {
  board: Board,
  stage: (view, _facts, words) => words.say("board-stage", { day: view.public.day, last: view.public.last_day }),
  secrets: { opening: "agenda", agendas: "agenda", hand: "card" },
  numbers,
  things,
  about,
  zoom: true,
  out: (view: TownView, seat) => view.public.players[seat]?.alive === false,
  finale: "helicopter",
  shows: ["zombies", "rise"],
  folds: ["rest"],
  perils: ["clash"],
  arrives: ["walk", "drive"],
  effects: {
    "day-began": { tone: "note", weight: 0.8 },
    "turn-began": { tone: "note", weight: 0.4 },
    settled: { tone: "gain", sound: "tick" },
    kept: { tone: "note", weight: 0.3 },
    drew: { tone: "note", sound: "card", weight: 0.3 },
    "drew-card": { tone: "gain", weight: 0.4 },
    "event-drawn": { tone: "loss", sound: "card", weight: 1.6 },
    "event-ignored": { tone: "note", weight: 0.6 },
    discarded: { tone: "note", sound: "card", weight: 0.4 },
    delayed: { tone: "loss", sound: "loss", weight: 1.6 },
    "dug-up": { tone: "loss", sound: "loss" },
    stepped: { tone: "move", sound: "tick", weight: 0.35 },
    searched: { tone: "gain", sound: "card", weight: 0.7 },
    played: { tone: "note", sound: "card", weight: 0.8 },
    armed: { tone: "gain", weight: 0.5 },
    loaded: { tone: "gain", weight: 0.4 },
    healed: { tone: "gain", sound: "gain" },
    joined: { tone: "gain", sound: "gain" },
    posted: { tone: "gain", sound: "gain" },
    fetched: { tone: "move", weight: 0.5 },
    "noise-made": { tone: "note", scene: "noise", at: "space:{space}" },
    barricaded: { tone: "gain", sound: "tick" },
    claimed: { tone: "gain", sound: "gain" },
    "taken-over": { tone: "loss", sound: "loss", weight: 1.5 },
    lost: { tone: "loss", sound: "loss" },
    weakened: { tone: "loss", weight: 0.4 },
    fell: { tone: "loss", scene: "crumble", at: "{house}.{facade}" },
    turned: { tone: "note", sound: "card", weight: 1 },
    killed: { tone: "gain", weight: 0.9, scene: "hit", at: "space:{space}" },
    hurt: { tone: "loss", weight: 1.2, scene: "bite" },
    sacrificed: { tone: "loss", weight: 1.2, scene: "bite" },
    "survivor-died": { tone: "loss", weight: 1.2, scene: "bite" },
    fled: { tone: "move", weight: 0.4, scene: "escape" },
    retreated: { tone: "move", weight: 0.35 },
    attacked: { tone: "loss", scene: "shot" },
    ambushed: { tone: "loss", scene: "shot" },
    answered: { tone: "loss", scene: "shot" },
    wounded: { tone: "loss", scene: "bite", at: "seat:{victim}" },
    died: { tone: "loss", weight: 2.5, scene: "fall" },
    revived: { tone: "gain", sound: "gain", weight: 1.5 },
    rose: { tone: "move", weight: 0.3, scene: "rise" },
    lurched: { tone: "move", weight: 0.3 },
    knocked: { tone: "loss", weight: 0.5, scene: "knock", at: "{house}.{facade}" },
    looked: { tone: "note", weight: 0.4 },
    "saw-key": { tone: "gain", weight: 1 },
    "took-key": { tone: "gain", sound: "gain" },
    started: { tone: "gain", sound: "engine" },
    drove: { tone: "move", weight: 0.3, moves: "car:{car}" },
    "turned-car": { tone: "move", weight: 0.3, moves: "car:{car}" },
    "ran-over": { tone: "gain", sound: "engine", scene: "hit", count: "count" },
    "broke-down": { tone: "loss", weight: 1.4, scene: "blast", at: "car:{car}" },
    "got-out": { tone: "move", weight: 0.3 },
    completed: { tone: "gain", sound: "gain", weight: 2 },
    "drew-agenda": { tone: "note", sound: "card", weight: 0.5 },
    forwent: { tone: "note", weight: 0.5 },
  },
};
