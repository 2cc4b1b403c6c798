// Made by scripts/views.py from the Python classes of deadroad.games.tower_defense. Change those, then run it again.
import type { Asked, Told } from "../contract";

/** The table. Lists are replaced, never changed. */
export interface Public {
  bastions: boolean[];
  field: number[];
  fighting: number;
  gone: number[];
  home: number[];
  leaders: number[];
  left_out: number[];
  phase: "set_up" | "garrison" | "warehouses" | "movement" | "check_1" | "interception" | "combat" | "check_2" | "recovery" | "return";
  posted: number[];
  reserve: number;
  revealed: number;
  sent: number[];
  sizes: number[];
  stock: Group;
  turn: number;
  warehouses: boolean[];
  wave: number;
  why: "running" | "cleared" | "breakthrough" | "bastions" | "garrison" | "unmanned";
  won: number[];
  xp: number;
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

/** The garrison, the field and the group that gathers. */
export interface Facts {
  capacity: number;
  coming: number[];
  dear: boolean[];
  free: number[];
  gate: number;
  leaders: string[];
  manned: boolean[];
  members: number;
  odds: FightOdds | null;
  places: Place[];
  prices: number[];
  recruits: number[];
  to_come: number[];
  walks: number[];
  ways: Way[];
  zombies: number;
}

/** The odds of the next round of melee, and of shooting with each amount of ammo from 0 on. */
export interface FightOdds {
  melee: Odds;
  shots: Odds[];
}

/** The number of regulars at a place: `home 0`, `post 0 1` (bastion, warehouse), `cell 7` or `gate`. */
export interface Place {
  name: string;
  regulars: number;
}

/** A free path to a unit, and for each of its cells the fuel spent and whether it is too much (HTD-59). */
export interface Way {
  cells: number[];
  dear: boolean[];
  fuel: number[];
}

/** The effect of one roll without adrenaline. Chances are in thousandths. */
export interface Odds {
  bite: number;
  horror: number;
  kills: number[];
  mean: number;
}

/** Cards of the reserve arrive one by one: a die decides the line; in a set-up, each line gets one. */
export interface ArrivalFrame {
  frame: "Arrival";
  left: number;
  set_up: boolean;
  step: "reveal" | "mourn" | "place";
}

/** Seats raise or pass in turn until all have passed in a row. Then all pay, the highest first. */
export interface AuctionFrame {
  frame: "Auction";
  at: number;
  passes: number;
  step: "bidding" | "paying";
}

/** A member dies: the player names the member (HTD-24). */
export interface CasualtyFrame {
  frame: "Casualty";
  settled: boolean;
}

/** The combats of a turn, fought one after the other from the shared stock. */
export interface CombatsFrame {
  frame: "Combats";
  fought: number[];
  waiting: number[];
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

/** Form groups one by one: where each gathers, its members, and the unit it meets. Then it pays fuel. */
export interface InterceptionFrame {
  frame: "Interception";
  at: number;
  finished: boolean;
  joined: number[];
  led: number;
  near: number;
  reach: number[];
  toll: number;
  walks: number[];
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

/** The player chooses the bastion of the first squad (HTD-41). */
export interface ManFrame {
  frame: "Man";
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

/** Asks for each manned bastion how many regulars live there, so that everybody finds a place. */
export interface QuarterFrame {
  frame: "Quarter";
  at: number;
  pool: number;
  stay: number[];
}

/** All objects of the defeated units are taken at once, except those that the player leaves. */
export interface RecoveryFrame {
  frame: "Recovery";
  finished: boolean;
  left: number[];
}

/** Buy leaders for standing bastions without one, and regulars for squads with room (HTD-23, HTD-26). */
export interface RecruitFrame {
  frame: "Recruit";
  chooser: number;
  finished: boolean;
  least: number;
  most: number;
  picked: number;
}

/** The whole game. `next` is the next phase; the public part has the current one. */
export interface SiegeFrame {
  frame: "Siege";
  next: "set_up" | "garrison" | "warehouses" | "movement" | "check_1" | "interception" | "combat" | "check_2" | "recovery" | "return";
}

/** Send members to standing warehouses, from any line and without cost (HTD-34). */
export interface SupplyFrame {
  frame: "Supply";
  chooser: number;
  finished: boolean;
  least: number;
  most: number;
  picked: number;
}

/** Give up a token, or lose survivors; without the token they are lost. */
export interface TokenOrLivesFrame {
  frame: "TokenOrLives";
  lives: number;
  owner: number;
  settled: boolean;
  token: number;
}

/** Spend ammo for the companion, or it leaves. */
export interface UpkeepFrame {
  frame: "Upkeep";
  owner: number;
  price: number;
  settled: boolean;
}

/** A newcomer joins one of the squads with room (HTD-16). */
export interface WelcomeFrame {
  frame: "Welcome";
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
  | ArrivalFrame
  | AuctionFrame
  | CasualtyFrame
  | CombatsFrame
  | DemandFrame
  | EncounterFrame
  | FightFrame
  | GiftFrame
  | InterceptionFrame
  | JourneyFrame
  | JourneysFrame
  | LossesFrame
  | ManFrame
  | MeleeFrame
  | PaymentFrame
  | QuarterFrame
  | RecoveryFrame
  | RecruitFrame
  | SiegeFrame
  | SupplyFrame
  | TokenOrLivesFrame
  | UpkeepFrame
  | WelcomeFrame;

/** The values of each domain, in notation. */
export interface Values {
  token: "bus" | "map" | "longgun" | "companion" | "toxic" | "wound" | "molotov";
  amount: string;
  loss: "adrenaline" | "survivor";
  kill: "yes" | "no";
  resource: "ammo" | "fuel" | "adrenaline";
  bastion: string;
  rank: "leader" | "regular";
  warehouse: "ammo" | "fuel" | "adrenaline";
  who: "leader" | "regular" | "squad";
  cell: "w1" | "b1" | "n1" | "f1" | "e1" | "w2" | "b2" | "n2" | "f2" | "e2" | "w3" | "b3" | "n3" | "f3" | "e3";
  regulars: string;
  victim: "leader-1" | "leader-2" | "leader-3" | "regular-1" | "regular-2" | "regular-3" | "regular-1-ammo" | "regular-1-fuel" | "regular-1-adrenaline" | "regular-2-ammo" | "regular-2-fuel" | "regular-2-adrenaline" | "regular-3-ammo" | "regular-3-fuel" | "regular-3-adrenaline" | "regular";
  object: "ammo" | "fuel" | "adrenaline" | "xp" | "token";
  card: string;
  face: "hit" | "critical" | "opportunity" | "bite" | "nothing" | "horror";
  epilogue: "adrenaline" | "fuel" | "ammo" | "survivors";
  wave: string;
  phase: "set-up" | "garrison" | "warehouses" | "movement" | "check-1" | "interception" | "combat" | "check-2" | "recovery" | "return";
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
  done: {};
  man: { bastion: Values["bastion"] };
  recruit: { rank: Values["rank"]; bastion: Values["bastion"] };
  send: { rank: Values["rank"]; bastion: Values["bastion"]; warehouse: Values["warehouse"] };
  gather: { bastion: Values["bastion"] };
  join: { who: Values["who"]; bastion: Values["bastion"] };
  intercept: { cell: Values["cell"] };
  combat: { cell: Values["cell"] };
  welcome: { bastion: Values["bastion"] };
  quarter: { bastion: Values["bastion"]; regulars: Values["regulars"] };
  name: { victim: Values["victim"] };
  take: {};
  leave: { object: Values["object"]; cell: Values["cell"] };
}

/** The values of each event. */
export interface Events {
  undone: { seat: number };
  "round-began": { round: number };
  "roads-laid": { cards: number[] };
  "roads-laid-hidden": { cards: number[] };
  contaminated: { road: number; toll: number };
  raised: { seat: number; amount: number };
  passed: { seat: number };
  "bid-due": { seat: number; amount: number };
  paid: { seat: number; resource: number };
  "order-set": { seats: number[] };
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
  "token-taken": { seat: number; token: number };
  "token-gone": { seat: number; token: number };
  "maps-worth": { seat: number; amount: number };
  "executor-driven": { seat: number };
  "executor-built": { seat: number };
  "event-rolled": { seat: number; dice: number[] };
  discarded: { seat: number; resource: number };
  "demand-paid": { seat: number; amount: number; resource: number };
  "companion-fed": { seat: number };
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
  abandoned: { card: number; cell: number };
  "combat-began": { card: number; cell: number; members: number };
  "wiped-out": { card: number; cell: number };
  manned: { bastion: number };
  recruited: { rank: number; bastion: number; price: number };
  sent: { rank: number; bastion: number; warehouse: number };
  "member-died": { victim: number };
  welcomed: { bastion: number };
  "turned-away": {};
  dissolved: { bastion: number };
  "maps-traded": { maps: number; xp: number };
  "turn-began": { turn: number };
  "wave-came": { wave: number; cards: number };
  revealed: { card: number };
  removed: { card: number };
  "line-rolled": { die: number; line: number };
  entered: { card: number; cell: number };
  "lined-up": { card: number; cell: number };
  "advance-rolled": { die: number; line: number };
  "nothing-there": { line: number };
  "lone-line": { line: number };
  advanced: { card: number; cell: number };
  "goods-lost": { card: number };
  intercepted: { card: number; cell: number; members: number; fuel: number };
  "bastion-lost": { bastion: number };
  "warehouse-lost": { warehouse: number };
  cut: { ammo: number; fuel: number; adrenaline: number };
  collected: { card: number; ammo: number; fuel: number; adrenaline: number; xp: number };
  "left-lying": { card: number; object: number };
  "not-in-play": { token: number };
  brought: { amount: number; resource: number };
  quartered: { regulars: number; bastion: number };
  "left-play": { regulars: number };
  "leader-left": { bastion: number };
  held: {};
  "broke-through": { card: number };
  "bastions-gone": {};
  "garrison-dead": {};
  unmanned: {};
}

/** What is printed on components. */
export interface Rows {
  cards: { id: string; level: number; ammo?: number; xp?: number; fuel?: number; effect?: string; amount?: number; token?: string; adrenaline?: number; zombies?: number; index?: string; red?: boolean; horde?: number };
  dice: { id: string; faces: string[] };
  tokens: { id: string; count: number };
  waves: { id: string; level: number; cards: number; harder: number[] };
  warehouses: { id: string; line: number; haul: number };
  ranks: { id: string; price: number; places: number; start: number };
  victims: { id: string; cell: number };
}

export type Event = Told<Events>;
export type Option = Asked<Verbs>;

/** A fortress, one defender, three waves. */
export interface TowerDefense {
  public: Public;
  secret: null;
  facts: Facts;
  own: null;
  frame: Frame;
  event: Event;
  option: Option;
  values: Values;
  rows: Rows;
}
