import person from "icon:person";
import type { Facts } from "../../core/facts";
import type { Choice } from "../../core/protocol";
import type { Words } from "../../core/texts";
import type { GameArt, SeatNumber, SeatThing } from "../contract";
import { STAR } from "../star";
import Board from "./Board.svelte";
import { answerOdds, closing, FIGHT_EFFECTS, roadOdds } from "./fight";
import { resourceNumbers, resourceStock } from "./resources";
import { tokenThings } from "./tokens";
import type { HitZRoad } from "./types";
import type { RoadView } from "./view";

function numbers(view: RoadView, seat: number, _facts: Facts<HitZRoad>, words: Words): SeatNumber[] {
  const group = view.public.groups[seat];
  if (!group) return [];
  return [
    { key: "survivors", icon: person, value: group.survivors, label: words.say("board-survivors"), strong: true },
    ...resourceNumbers(group, words),
    { key: "xp", icon: STAR, value: view.facts.xp[seat] ?? 0, label: words.say("board-xp") },
  ];
}

/** The tokens of a group. The bus becomes the EXECUTOR, which is public. */
function things(view: RoadView, seat: number, facts: Facts<HitZRoad>, words: Words): SeatThing[] {
  const group = view.public.groups[seat];
  const found = tokenThings(group?.tokens ?? [], facts, words);
  if (!group || group.executor < 0) return found;
  return found.map((thing) => (thing.ref === "token:bus" ? { ...thing, label: words.say("screen-executor") } : thing));
}

/** The zombies of a card and the use of its token; the odds of a road. */
function about(ref: string, facts: Facts<HitZRoad>, words: Words, view: RoadView | null): string[] {
  const odds = ref.startsWith("odds:") ? view?.own?.odds[Number(ref.slice("odds:".length)) - 1] : null;
  if (odds) return roadOdds(odds, words);
  const row = facts.rows("cards").find((card) => ref === `card:${card.id}`);
  if (!row) return [];
  const lines: string[] = [];
  if (row.horde) lines.push(words.say("board-horde", { level: row.horde }));
  if (row.token) lines.push(words.say("board-token", { token: words.word("token", row.token), text: words.say(`token-${row.token}-text`) }));
  return lines;
}

/** What a bid costs and leaves. To pass means to stay at the present bid. */
function bidPrice(view: RoadView, option: Choice, words: Words): string {
  const own = view.seat === null ? 0 : (view.public.bids[view.seat] ?? 0);
  const bid = option.verb === "bid" ? Number(option.args["amount"]) : option.verb === "pass" ? own : 0;
  const left = view.own?.left[bid];
  return bid === 0 || left === undefined ? "" : words.say(option.verb === "bid" ? "odds-bid" : "odds-pass", { bid, left });
}

export const art: GameArt<HitZRoad> = {
  board: Board,
  closing,
  stage: (view, _facts, words) => words.say("board-stage", { round: view.public.round, rounds: view.facts.rounds }),
  numbers,
  things,
  about,
  odds: (view, option, words) => answerOdds(view.facts.odds, option, words) || bidPrice(view, option, words),
  stock: (view, seat) => resourceStock(view.public.groups[seat]),
  out: (view: RoadView, seat: number) => view.facts.out[seat] === true,
  effects: {
    ...FIGHT_EFFECTS,
    "roads-laid": { tone: "note", sound: "card" },
    "roads-laid-hidden": { tone: "note", sound: "card" },
    raised: { tone: "move", sound: "tick" },
    passed: { tone: "note", weight: 0.4 },
    paid: { tone: "note", weight: 0 },
    "road-taken": { tone: "move", sound: "engine" },
    encountered: { tone: "move", weight: 0.6 },
    looted: { tone: "gain", sound: "gain", weight: 0.7 },
    kept: { tone: "gain", weight: 0.3 },
    joined: { tone: "gain", sound: "gain" },
    "token-taken": { tone: "gain", weight: 0.5 },
    died: { tone: "loss", weight: 1.5, scene: "fall", at: "living", count: "amount" },
    "fight-began": { tone: "note", weight: 1.2 },
    eliminated: { tone: "loss", sound: "over", weight: 2, scene: "fall" },
  },
};
