import person from "icon:person";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber } from "../contract";
import { answerOdds, closing, FIGHT_EFFECTS } from "../hit_z_road/fight";
import { resourceNumbers, resourceStock } from "../hit_z_road/resources";
import { tokenThings } from "../hit_z_road/tokens";
import { STAR } from "../star";
import Board from "./Board.svelte";
import type { TowerDefense } from "./types";
import type { FortView } from "./view";

/** The garrison with the regulars who wait at the gate for their places: nobody of them has died. */
const garrison = ({ leaders, places }: FortView["facts"]): number =>
  leaders.filter((place) => place !== "").length + places.reduce((sum, { regulars }) => sum + regulars, 0);

function numbers(view: FortView, _seat: number, _facts: Facts<TowerDefense>, words: Words): SeatNumber[] {
  const fort = view.public;
  return [
    { key: "survivors", icon: person, value: garrison(view.facts), label: words.say("board-garrison"), strong: true },
    ...resourceNumbers(fort.stock, words).map((number) => ({
      ...number,
      label: `${number.label} (${words.say("board-held", { held: number.value, most: view.facts.capacity })})`,
      minor: false,
    })),
    { key: "xp", icon: STAR, value: fort.xp, label: words.say("board-xp") },
  ];
}

/** The unit on a cell; the resource that a warehouse stores. */
function named(view: FortView, ref: string, words: Words): string {
  const [kind = "", value = ""] = ref.split(":");
  if (kind === "warehouse") return String(words.word("resource", value));
  const card = kind === "cell" ? view.public.field[words.facts.domain("cell")?.values.indexOf(value) ?? -1] : undefined;
  return card === undefined || card < 0 ? "" : String(words.word("card", card));
}

export const art: GameArt<TowerDefense> = {
  board: Board,
  closing,
  stage: (view, _facts, words) => words.say("board-stage", { turn: view.public.turn, wave: ["I", "II", "III"][view.public.wave] ?? "" }),
  numbers,
  things: (view: FortView, _seat, facts, words) => tokenThings(view.public.stock.tokens, facts, words),
  odds: (view, option, words) => answerOdds(view.facts.odds, option, words),
  stock: (view) => resourceStock(view.public.stock),
  named,
  effects: {
    ...FIGHT_EFFECTS,
    manned: { tone: "gain", sound: "gain" },
    recruited: { tone: "gain", sound: "gain" },
    sent: { tone: "move", sound: "tick", weight: 0.4 },
    welcomed: { tone: "gain", sound: "gain" },
    "member-died": { tone: "loss", weight: 1.5, scene: "fall" },
    dissolved: { tone: "loss", sound: "loss" },
    "turn-began": { tone: "note", weight: 0.5 },
    "wave-came": { tone: "note", sound: "card", weight: 1.5 },
    revealed: { tone: "note", sound: "card", weight: 0.6 },
    "line-rolled": { tone: "note", sound: "dice", weight: 0.8 },
    "advance-rolled": { tone: "note", sound: "dice", weight: 0.8 },
    entered: { tone: "move", weight: 0.4 },
    "lined-up": { tone: "move", weight: 0.4 },
    advanced: { tone: "move", weight: 0.3 },
    "goods-lost": { tone: "loss", sound: "loss" },
    intercepted: { tone: "move", sound: "tick" },
    "combat-began": { tone: "note", weight: 1.2 },
    abandoned: { tone: "loss", scene: "escape", at: "living" },
    "wiped-out": { tone: "loss", weight: 2, scene: "fall", at: "living" },
    "bastion-lost": { tone: "loss", weight: 2, scene: "crumble" },
    "warehouse-lost": { tone: "loss", weight: 2, scene: "crumble" },
    collected: { tone: "gain", sound: "gain", weight: 0.8 },
    brought: { tone: "gain", sound: "gain", weight: 0.5 },
    cut: { tone: "loss", weight: 0.8 },
    held: { tone: "gain", weight: 2 },
    "broke-through": { tone: "loss", weight: 2, scene: "crumble" },
    "bastions-gone": { tone: "loss", weight: 2 },
    "garrison-dead": { tone: "loss", weight: 2 },
    unmanned: { tone: "loss", weight: 2 },
  },
};
