// Made by scripts/views.py from the Python classes of deadroad.games.road_master. Change those, then run it again.
import type { Asked, Told } from "../contract";

/** What every seat sees. */
export interface Public {
  actions: number;
  batch_owners: number[];
  batch_sizes: number[];
  closed: number;
  deck: number;
  exchange: number[];
  explosives: boolean;
  first: number;
  gone: number[];
  half_booms: number;
  hauliers: Haulier[];
  idle: number;
  left: number[];
  limit: number;
  oks: number;
  out: number[];
  perishables: boolean;
  round: number;
  shortages: boolean;
  spent: number;
  stirred: boolean;
  stock: number[][];
  top: number;
  triggered: boolean;
  turn: number;
}

/** The public part of one seat: truck, cargo, contracts with their cubes, points. */
export interface Haulier {
  best: number;
  bonus_points: number;
  bonuses: number;
  cargo: number[];
  contracts: number[];
  filled: number;
  laid: number[];
  penalties: number;
  score: number;
  shown: number[];
  truck: number;
}

/** What only one seat knows: the super-bonuses it holds, looks at, and has put under the pile. */
export interface Secret {
  kept: number[];
  looking: number[];
  rejected: number[][];
}

/** The running turn, the piles and each firm. */
export interface Facts {
  closed: boolean[];
  faces: boolean[];
  firms: Firm[];
  half_booms: number;
  lying: number[];
  pile: number;
  round: number;
  shown: number[];
}

/** One haulier: the truck and its place, points, contracts and the cubes on them. */
export interface Firm {
  aboard: number;
  filled: boolean[];
  free: number;
  laid: number[];
  open: number;
  total: number;
  warehouse: number;
}

/** What open contracts want at each warehouse, and the super-bonuses that the seat's cubes fill now. */
export interface OwnFacts {
  errands: Errand[];
  ready: number[];
}

/** What one warehouse offers a truck: cubes to load, cubes to deliver, and the points of the delivery. */
export interface Errand {
  deliver: number[];
  load: number[];
  points: number;
}

/** One action of moving cubes; `done` ends it once at least one was moved. */
export interface CubeWorkFrame {
  frame: "CubeWork";
  finished: boolean;
  moved: boolean;
  who: number;
}

/** Keep up to three of the super-bonuses in hand. `seen` is how many there were at first. */
export interface DraftFrame {
  frame: "Draft";
  finished: boolean;
  kept: number;
  seen: number;
  who: number;
}

/** Taking one to three contracts, one by one. */
export interface ExchangeFrame {
  frame: "Exchange";
  finished: boolean;
  taken: number;
  who: number;
}

/** One load action: cubes colour by colour until the loader is done or the truck is full. */
export interface LoadingFrame {
  frame: "Loading";
  finished: boolean;
  moved: boolean;
  who: number;
}

/** Draw the first player and lay out the exchange. This is a frame, so that events are told. */
export interface OpeningFrame {
  frame: "Opening";
}

/** The whole game: rounds of turns until the last one. `played` counts the turns of this round. */
export interface RoundsFrame {
  frame: "Rounds";
  played: number;
}

/** A seat's turn. If `fuse` is set, a first half-boom was just drawn and the unload waits (RDM-93). */
export interface TurnFrame {
  frame: "Turn";
  ended: boolean;
  fuse: boolean;
  who: number;
}

/** One unload action: deliver or leave cubes until the truck is empty or the player is done. */
export interface UnloadingFrame {
  frame: "Unloading";
  finished: boolean;
  moved: boolean;
  who: number;
}

export type Frame =
  | CubeWorkFrame
  | DraftFrame
  | ExchangeFrame
  | LoadingFrame
  | OpeningFrame
  | RoundsFrame
  | TurnFrame
  | UnloadingFrame;

/** The values of each domain, in notation. */
export interface Values {
  space: string;
  contract: string;
  bonus: "U01" | "U02" | "U03" | "U04" | "U05" | "U06" | "U07" | "U08" | "U09" | "U10" | "U11" | "U12" | "U13" | "U14" | "U15" | "U16" | "U17" | "U18";
  colour: "orange" | "violet" | "green" | "blue" | "brown" | "yellow";
  amount: string;
  warehouse: "A" | "B" | "C" | "D" | "E" | "F";
  shortage: "SA" | "SB" | "SC" | "SD" | "SE" | "SF";
  action: "contracts" | "super_bonus" | "load" | "forward" | "reverse" | "unload";
  token: "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7";
  boom: "ok" | "half_boom";
}

/** The arguments of each verb, by slot. */
export interface Verbs {
  place: { space: Values["space"] };
  contracts: {};
  bonuses: {};
  load: {};
  unload: {};
  end: {};
  done: {};
  "go-on": {};
  stop: {};
  draw: {};
  forward: { space: Values["space"] };
  reverse: { space: Values["space"] };
  take: { contract: Values["contract"] };
  keep: { bonus: Values["bonus"] };
  lift: { colour: Values["colour"]; amount: Values["amount"] };
  leave: { colour: Values["colour"]; amount: Values["amount"] };
  deliver: { contract: Values["contract"]; amount: Values["amount"] };
}

/** The values of each event. */
export interface Events {
  undone: { seat: number };
  kept: { seat: number; amount: number };
  "kept-which": { bonus: number };
  looked: { seat: number; amount: number };
  saw: { bonuses: number[] };
  drove: { seat: number; space: number; path: number[] };
  placed: { seat: number; space: number };
  reversed: { seat: number; space: number };
  boom: { seat: number; boom: number };
  exploded: { seat: number; amount: number };
  "shortage-struck": { shortage: number; warehouse: number; amount: number };
  "first-player": { seat: number };
  "turn-began": { seat: number; round: number };
  "turn-ended": { seat: number; actions: number };
  "end-triggered": { seat: number; score: number };
  "turned-up": { contract: number };
  took: { seat: number; contract: number };
  drew: { seat: number; contract: number };
  emptied: { warehouse: number; colour: number; contracts: number[] };
  loaded: { seat: number; amount: number; colour: number; warehouse: number };
  delivered: { seat: number; amount: number; colour: number; contract: number };
  filled: { seat: number; contract: number; points: number };
  "left-there": { seat: number; amount: number; colour: number; warehouse: number };
  spoiled: { seat: number; amount: number };
  "stood-still": { rounds: number };
  "penalty-paid": { seat: number; contract: number; points: number };
  "bonus-filled": { seat: number; bonus: number; points: number };
  "bonus-missed": { seat: number; bonus: number; points: number };
}

/** What is printed on components. */
export interface Rows {
  warehouses: { id: string; colour: string; cubes: number };
  spaces: { id: string; kind: string; segment: string; section: number; lane: string; x: number; y: number; warehouse?: string };
  steps: { from: string; to: string; kind: string };
  contracts: { id: string; source: string; quantity: number; destination: string; points: number; penalty: number; kind: string; spaces: number; drives: number };
  shortages: { id: string; warehouse: string };
  bonuses: { id: string; orange?: number; violet?: number; points: number; penalty: number; green?: number; blue?: number; brown?: number; yellow?: number };
  tokens: { id: string; faces: string[] };
  boom: { id: string; face: string };
  limits: { seats: number; points: number };
}

export type Event = Told<Events>;
export type Option = Asked<Verbs>;

/** Load, drive and deliver, for two to six trucks. */
export interface RoadMaster {
  public: Public;
  secret: Secret | null;
  facts: Facts;
  own: OwnFacts | null;
  frame: Frame;
  event: Event;
  option: Option;
  values: Values;
  rows: Rows;
}
