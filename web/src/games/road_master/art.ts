import box from "icon:cardboard-box-closed";
import paper from "icon:files";
import check from "icon:check-mark";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber } from "../contract";
import { STAR } from "../star";
import trophy from "icon:trophy";
import Board from "./Board.svelte";
import type { RoadMaster } from "./types";
import { COLOURS, groups, LETTERS, type FreightView } from "./view";

function numbers(view: FreightView, seat: number, _facts: Facts<RoadMaster>, words: Words): SeatNumber[] {
  const haulier = view.public.hauliers[seat];
  if (!haulier) return [];
  const firm = view.facts.firms[seat];
  return [
    { key: "score", icon: trophy, value: firm?.total ?? haulier.score, label: words.say("board-score"), strong: true },
    { key: "cargo", icon: box, value: firm?.aboard ?? 0, label: words.say("board-cargo") },
    { key: "open", icon: paper, value: firm?.open ?? 0, label: words.say("board-open") },
    { key: "filled", icon: check, value: haulier.filled, label: words.say("board-filled"), minor: true },
    { key: "bonuses", icon: STAR, value: haulier.bonuses, label: words.say("board-bonuses"), minor: true },
  ];
}

/** What I can do at a warehouse or its docks; how far the cubes of a contract have to travel. */
function about(ref: string, facts: Facts<RoadMaster>, words: Words, view: FreightView | null): string[] {
  const contract = facts.rows("contracts").find((row) => ref === `contract:${row.id}`);
  if (contract) return [words.say("board-haul", { from: contract.source, to: contract.destination, spaces: contract.spaces, drives: contract.drives })];
  const letter = /^(?:warehouse:|space:)([A-F])\d?$/.exec(ref)?.[1] ?? "";
  const errand = view?.own?.errands[LETTERS.indexOf(letter as "A")];
  if (!errand) return [];
  const named = (counts: readonly number[]): string => groups(counts).map(({ colour, count }) => words.say(`colour-${COLOURS[colour]}-count`, { count })).join(", ");
  const [deliver, load] = [named(errand.deliver), named(errand.load)];
  return [...(deliver ? [words.say("board-deliver-here", { what: deliver, points: errand.points })] : []), ...(load ? [words.say("board-fetch-here", { what: load })] : [])];
}

/** A contract in a plan to unload: the colour of its cubes. The board marks the card. */
function named(_view: FreightView, ref: string, words: Words): string {
  const row = words.facts.rows("contracts").find(({ id }) => ref === `contract:${String(id)}`);
  const colour = COLOURS[LETTERS.indexOf(String(row?.["source"] ?? "") as "A")];
  return colour ? String(words.word("colour", colour)) : "";
}

export const art: GameArt<RoadMaster> = {
  board: Board,
  stage: (view, _facts, words) => words.say(view.public.triggered ? "board-stage-last" : "board-stage", { round: view.facts.round, limit: view.public.limit }),
  secrets: { kept: "bonus", looking: "bonus" },
  numbers,
  about,
  named,
  dialogs: "left",
  effects: {
    "turn-began": { tone: "note", weight: 0.5 },
    placed: { tone: "move", sound: "engine" },
    "turned-up": { tone: "note", weight: 0.3 },
    took: { tone: "gain", sound: "card", weight: 0.8 },
    drew: { tone: "gain", sound: "card" },
    "shortage-struck": { tone: "loss", sound: "loss", weight: 1.5 },
    emptied: { tone: "loss", weight: 1.2 },
    looked: { tone: "note", sound: "card" },
    kept: { tone: "gain", weight: 0.6 },
    loaded: { tone: "gain", sound: "tick", weight: 0.8 },
    drove: { tone: "move", sound: "engine", weight: 1.4 },
    reversed: { tone: "move", sound: "engine", weight: 0.8 },
    delivered: { tone: "gain", sound: "tick" },
    filled: { tone: "gain", sound: "gain", weight: 1.5 },
    "left-there": { tone: "move", sound: "tick" },
    boom: { tone: "note", sound: "dice", weight: 1.2 },
    exploded: { tone: "loss", weight: 2, scene: "blast", count: "amount" },
    spoiled: { tone: "loss", sound: "loss", weight: 1.2 },
    "end-triggered": { tone: "loss", sound: "gain", weight: 1.5 },
    "penalty-paid": { tone: "loss", sound: "loss" },
    "bonus-filled": { tone: "gain", sound: "gain" },
    "bonus-missed": { tone: "loss", sound: "loss" },
  },
};
