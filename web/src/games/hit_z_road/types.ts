// Made by scripts/views.py from the Python classes of deadroad.games.hit_z_road. Change those, then run it again.
import type { Asked, Told } from "../contract";

/** What every seat sees. */
export interface Public {
  bids: number[];
  box: number[];
  deck_left: number;
  groups: Group[];
  order: number[];
  roads: number[];
  round: number;
  seen: number[];
  taken: number[];
  tolls: number[];
}

/** Survivors, resources, tokens and cards won. All of it is public (HZR-48, HZR-70). */
export interface Group {
  adrenaline: number;
  ammo: number;
  executor: number;
  fight: "none" | "beaten" | "fled" | "wiped";
  fuel: number;
  maps_worth: number;
  survivors: number;
  tokens: number[];
  won: number[];
  zombies: number;
}

/** By seat: the experience so far (HZR-62), and whether the group is out (HZR-60). The cards of each road. */
export interface Facts {
  odds: FightOdds | null;
  out: boolean[];
  roads: number[][];
  rounds: number;
  xp: number[];
}

/** The odds of the next round of melee, and of shooting with each amount of ammo from 0 on. */
export interface FightOdds {
  melee: Odds;
  shots: Odds[];
}

/** The effect of one roll without adrenaline. Chances are in thousandths. */
export interface Odds {
  bite: number;
  horror: number;
  kills: number[];
  mean: number;
}

/** By road: its odds for the group of the seat, until it has taken a road. None if they can't be known. */
export interface OwnFacts {
  left: number[];
  odds: (RoadOdds | null)[];
}

/** What a road does to a group on average, and how often it kills all of it. */
export interface RoadOdds {
  goods: number;
  lost: number;
  survivors: number;
}

/** Seats raise or pass in turn until all have passed in a row. Then all pay, the highest first. */
export interface AuctionFrame {
  frame: "Auction";
  at: number;
  passes: number;
  step: "bidding" | "paying";
}

/** Choose how much of a demanded resource to pay; each unit not paid costs a survivor. */
export interface DemandFrame {
  frame: "Demand";
  due: number;
  kind: number;
  payer: number;
  settled: boolean;
}

/** One card: loot, then event, then combat. */
export interface EncounterFrame {
  frame: "Encounter";
  card: number;
  stage: "loot" | "event" | "combat" | "after";
  traveller: number;
}

/** One group against the zombies of one card. The result is stored in `Group.fight`. */
export interface FightFrame {
  frame: "Fight";
  card: number;
  fighter: number;
  horde: number;
  round: "molotov" | "blast" | "executor" | "shooting" | "stand" | "melee" | "over";
  terms: Terms;
}

/** Take resources of the player's choice. */
export interface GiftFrame {
  frame: "Gift";
  left: number;
  taker: number;
}

/** One group takes a road: toll or gift first, then the left card, then the right one. */
export interface JourneyFrame {
  frame: "Journey";
  leg: "choice" | "toll" | "left" | "right" | "end";
  road: number;
  traveller: number;
}

/** One journey for each group, in the order of play (HZR-30). */
export interface JourneysFrame {
  frame: "Journeys";
  at: number;
  order: number[];
}

/** Lose survivors one by one, as long as any are left. */
export interface LossesFrame {
  frame: "Losses";
  cause: "bite" | "horror" | "dice" | "card" | "unpaid";
  count: number;
  loser: number;
}

/** Hits, first kills of criticals and horrible deaths happen at once; the rest in any order. */
export interface MeleeFrame {
  frame: "Melee";
  calm: boolean;
  horde: number;
  owner: number;
  pending: number[];
  rolled: boolean;
}

/** Pay resources of the player's choice. */
export interface PaymentFrame {
  frame: "Payment";
  debt: "bid" | "toll" | "price" | "card";
  due: number;
  payer: number;
}

/** Give up a token, or lose survivors; without the token they are lost. */
export interface TokenOrLivesFrame {
  frame: "TokenOrLives";
  lives: number;
  owner: number;
  settled: boolean;
  token: number;
}

/** All rounds, until the coast is reached or too few groups are left. */
export interface TripFrame {
  frame: "Trip";
  phase: "preparation" | "bidding" | "adventure" | "close";
}

/** Spend ammo for the companion, or it leaves. */
export interface UpkeepFrame {
  frame: "Upkeep";
  owner: number;
  price: number;
  settled: boolean;
}

/** The terms of a kind of fight. */
export interface Terms {
  executor: "standing" | "once";
  executor_clause: string;
  flee_clause: string;
  flight_saves: boolean;
  no_flee_clause: string;
  shooting: boolean;
  shooting_clause: string;
}

export type Frame =
  | AuctionFrame
  | DemandFrame
  | EncounterFrame
  | FightFrame
  | GiftFrame
  | JourneyFrame
  | JourneysFrame
  | LossesFrame
  | MeleeFrame
  | PaymentFrame
  | TokenOrLivesFrame
  | TripFrame
  | UpkeepFrame;

/** The values of each domain, in notation. */
export interface Values {
  token: "bus" | "map" | "longgun" | "companion" | "toxic" | "wound" | "molotov";
  amount: string;
  loss: "adrenaline" | "survivor";
  kill: "yes" | "no";
  resource: "ammo" | "fuel" | "adrenaline";
  road: string;
  card: string;
  face: "hit" | "critical" | "opportunity" | "bite" | "nothing" | "horror";
  epilogue: "adrenaline" | "fuel" | "ammo" | "survivors";
  rank: string;
}

/** The arguments of each verb, by slot. */
export interface Verbs {
  hold: {};
  use: { token: Values["token"] };
  shoot: { amount: Values["amount"] };
  fight: {};
  flee: {};
  bite: { loss: Values["loss"] };
  opportunity: { kill: Values["kill"] };
  second: { kill: Values["kill"] };
  pay: { resource: Values["resource"] };
  spend: { amount: Values["amount"] };
  feed: {};
  pass: {};
  bid: { amount: Values["amount"] };
  road: { road: Values["road"] };
  take: { resource: Values["resource"] };
}

/** The values of each event. */
export interface Events {
  undone: { seat: number };
  "bid-due": { seat: number; amount: number };
  "order-set": { seats: number[] };
  passed: { seat: number };
  raised: { seat: number; amount: number };
  "companion-fed": { seat: number };
  "demand-paid": { seat: number; amount: number; resource: number };
  "token-gone": { seat: number; token: number };
  "event-rolled": { seat: number; dice: number[] };
  "executor-built": { seat: number };
  "token-taken": { seat: number; token: number };
  "round-began": { round: number };
  "roads-laid": { cards: number[] };
  "roads-laid-hidden": { cards: number[] };
  contaminated: { road: number; toll: number };
  paid: { seat: number; resource: number };
  "road-taken": { seat: number; road: number };
  "toll-due": { seat: number; toll: number };
  "paid-toll": { seat: number; resource: number };
  "price-due": { seat: number; toll: number };
  "paid-price": { seat: number; resource: number };
  "gift-taken": { seat: number; resource: number };
  "turned-up": { seat: number; cards: number[] };
  encountered: { seat: number; card: number };
  looted: { seat: number; ammo: number; fuel: number; adrenaline: number };
  kept: { seat: number; card: number };
  boxed: { card: number };
  "left-behind": { card: number };
  joined: { seat: number };
  died: { seat: number; amount: number };
  "maps-worth": { seat: number; amount: number };
  "executor-driven": { seat: number };
  discarded: { seat: number; resource: number };
  "fight-began": { seat: number; zombies: number; horde: number };
  burned: { seat: number };
  blasted: { seat: number };
  shot: { seat: number; amount: number; dice: number[] };
  "shot-down": { seat: number; amount: number; left: number };
  "more-came": { amount: number };
  fled: { seat: number };
  rolled: { seat: number; dice: number[] };
  "horribly-died": { seat: number; amount: number };
  killed: { seat: number; amount: number; left: number };
  "bite-dodged": { seat: number };
  bitten: { seat: number };
  seized: { seat: number; left: number };
  "struck-twice": { seat: number; left: number };
  "won-fight": { seat: number };
  eliminated: { seat: number };
  epilogue: { seat: number; epilogue: number };
  rated: { seat: number; points: number; rank: number };
  ended: { round: number };
}

/** What is printed on components. */
export interface Rows {
  cards: { id: string; level: number; ammo?: number; xp?: number; fuel?: number; effect?: string; amount?: number; token?: string; adrenaline?: number; zombies?: number; index?: string; red?: boolean; horde?: number };
  dice: { id: string; faces: string[] };
  tokens: { id: string; count: number };
  miles: { mile: number };
  epilogues: { id: string; xp: number };
  ratings: { rank: number; least: number };
}

export type Event = Told<Events>;
export type Option = Asked<Verbs>;

/** A trip along Route 66 for one to four groups. */
export interface HitZRoad {
  public: Public;
  secret: null;
  facts: Facts;
  own: OwnFacts | null;
  frame: Frame;
  event: Event;
  option: Option;
  values: Values;
  rows: Rows;
}
