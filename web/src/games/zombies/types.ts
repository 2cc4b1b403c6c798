// Made by scripts/views.py from the Python classes of deadroad.games.zombies. Change those, then run it again.
import type { Asked, Told } from "../contract";

/** What every seat sees, except what lives in a frame: the turn, a fight, a tile being laid. */
export interface Public {
  active: number;
  any_side: boolean;
  bullets: number[];
  closed: boolean;
  dealer: number;
  deck_size: number;
  discards: number[];
  down: number[];
  drug_store: boolean;
  ending: "none" | "helipad" | "zombies" | "limit" | "out_of_turns";
  goal: number;
  hand_sizes: number[];
  items: number[];
  lives: number[];
  lost_turns: boolean;
  pile: number[];
  pile_size: number;
  played: number[];
  round: number;
  round_limit: number;
  shoes: number[];
  shotguns: number[];
  spaces: number[];
  spread: boolean;
  standing: number[];
  supply: number;
  town: Town;
  turn: number;
  turn_limit: number;
  winner: number;
  zombies: number[];
}

/** The tiles and what is on them. */
export interface Town {
  beside: number[];
  buildings: number[];
  bullets: number[];
  free: number;
  helipad: number;
  lives: number[];
  shapes: number[];
  spot_doors: number[];
  spot_needs: number[];
  spot_shuts: number[];
  spot_xs: number[];
  spot_ys: number[];
  xs: number[];
  ys: number[];
  zombies: number[];
}

/** What only one seat sees: its hand, in the order of the card list. Replaced, never changed. */
export interface Secret {
  hand: number[];
}

/** What stands where, what lasts, and what the open question is about. */
export interface Facts {
  ahead: number[];
  bullets: number[];
  burning: number[];
  held: number[];
  items: number[][];
  lives: number[];
  origin: number;
  percent: number;
  rolls: string[];
  spots: Spot[];
  standing: Standing[];
  tired: number[];
  winning: number[];
  zombies: number[];
}

/** A place for the drawn tile (ZOM-20). `chosen`: the place is chosen, but not the turn. */
export interface Spot {
  chosen: boolean;
  spot: number;
  x: number;
  y: number;
}

/** A card with a lasting effect, and the affected seat. `later`: from that seat's next turn on. */
export interface Standing {
  card: number;
  later: boolean;
  seat: number;
}

/** A fight caused by a card: no windows, and no events except Adrenaline Rush (ZOM-47). */
export interface BoutFrame {
  frame: "Bout";
  fighter: number;
  need: number;
  round: "begin" | "first" | "failed" | "close" | "over";
  space: number;
  won: boolean;
  zombie: number;
}

/** A seat against one zombie. `Bout` adds the rolls. */
export interface CombatFrame {
  frame: "Combat";
  fighter: number;
  space: number;
  zombie: number;
}

/** Rolls without weapons. A failed roll costs bullets or lives as in combat, or the zombies are lost. */
export interface DoubtFrame {
  frame: "Doubt";
  at_stake: number;
  need: number;
  rolls: number;
  target: number;
}

/** Where Did Everybody Go?: the card's player moves an opponent (ZOM-57). */
export interface DragFrame {
  frame: "Drag";
  mover: number;
  pilot: number;
  steps: number;
  stopped: boolean;
}

/** A fight on the player's own space or during the movement. */
export interface FightFrame {
  frame: "Fight";
  fighter: number;
  need: number;
  round: "begin" | "first" | "failed" | "close" | "over";
  space: number;
  won: boolean;
  zombie: number;
}

/** Choose what the target loses: one item in play, or up to two bullets. */
export interface FumbleFrame {
  frame: "Fumble";
  amount: number;
  chooser: number;
  settled: boolean;
  target: number;
}

/** A window that asks every seat that may play a card or use an item, clockwise from the active one. */
export interface InterludeFrame {
  frame: "Interlude";
  at: number;
  order: number[];
  passes: number;
  timing: number;
}

/** One tile is laid, turned and filled. Nothing interrupts it (ZOM-28, ZOM-47). */
export interface LayFrame {
  frame: "Lay";
  count: number;
  kind: number;
  placer: number;
  spot: number;
  step: "place" | "turn" | "zombies" | "lives" | "bullets" | "close" | "done";
  tile: number;
}

/** The player keeps the hand or discards one card; both end the turn. Before that, the player may act. */
export interface LeaveFrame {
  frame: "Leave";
  player: number;
  settled: boolean;
}

/** The active player walks. The player or the owner of Brain Cramp chooses the steps. */
export interface MoveFrame {
  frame: "Move";
  announced: number;
  mover: number;
  stopped: boolean;
}

/** Choosing a free space anywhere on the map: first its tile, then the space. */
export interface OnMapFrame {
  frame: "OnMap";
  chooser: number;
  tile: number;
}

/** The player, the movement and what was used until the end of the turn. `Turn` adds the steps. */
export interface PlayerTurnFrame {
  frame: "PlayerTurn";
  chainsaws: number;
  cut: boolean;
  left: number;
  molotovs: number[];
  moving: boolean;
  pilot: number;
  player: number;
  ride: number;
  rolled: number;
}

/** Move two different zombies to any free spaces (the card This Isn't So Bad). */
export interface RelocateFrame {
  frame: "Relocate";
  chooser: number;
  count: number;
  first: number;
  origin: number;
  tile: number;
}

/** Turns, clockwise from the dealer, until a player wins or the limit is reached. */
export interface RoundsFrame {
  frame: "Rounds";
}

/** Put zombies on free spaces: anywhere, or inside one building (`within`). */
export interface ScatterFrame {
  frame: "Scatter";
  chooser: number;
  clear_of_players: boolean;
  count: number;
  tile: number;
  within: number;
}

/** The active player moves zombies one by one. Nothing interrupts it (ZOM-47). */
export interface ShambleFrame {
  frame: "Shamble";
  left: number;
  moved: number[];
  mover: number;
  picked: number;
}

/** Choosing the player or the building that a card is aimed at. */
export interface TargetFrame {
  frame: "Target";
  card: number;
  chooser: number;
  settled: boolean;
}

/** One player's turn. */
export interface TurnFrame {
  frame: "Turn";
  chainsaws: number;
  cut: boolean;
  left: number;
  molotovs: number[];
  moving: boolean;
  pilot: number;
  player: number;
  ride: number;
  rolled: number;
  step: "begin" | "draw" | "before_fight" | "own_space" | "refill" | "before_roll" | "roll" | "move" | "end_move" | "zombies" | "before_discard" | "discard" | "end" | "over";
}

/** One pawn walks, a step at a time. */
export interface WalkFrame {
  frame: "Walk";
  mover: number;
  stopped: boolean;
}

export type Frame =
  | BoutFrame
  | CombatFrame
  | DoubtFrame
  | DragFrame
  | FightFrame
  | FumbleFrame
  | InterludeFrame
  | LayFrame
  | LeaveFrame
  | MoveFrame
  | OnMapFrame
  | PlayerTurnFrame
  | RelocateFrame
  | RoundsFrame
  | ScatterFrame
  | ShambleFrame
  | TargetFrame
  | TurnFrame
  | WalkFrame;

/** The values of each domain, in notation. */
export interface Values {
  direction: "north" | "east" | "south" | "west";
  quarters: string;
  seat: string;
  number: string;
  card: "marbles" | "chainsaw" | "axe" | "firstaid" | "grenade" | "ammo" | "molotov" | "skateboard" | "shotgun" | "adrenaline" | "food" | "direction" | "cramp" | "butter" | "claustrophobia" | "fear" | "paralysis" | "notdead" | "worse" | "rest" | "miscalculation" | "keys" | "sobad" | "screwed" | "everybody" | "shoe" | "master";
  spot: string;
  space: string;
  tile: "square" | "helipad" | "hospital" | "garden" | "police" | "sporting" | "fire" | "drug" | "army" | "gas" | "skate" | "florist" | "hardware" | "toys" | "straight" | "corner" | "tee" | "cross";
}

/** The arguments of each verb, by slot. */
export interface Verbs {
  pass: {};
  roll: {};
  life: {};
  shoot: {};
  yield: {};
  stop: {};
  rest: {};
  keep: {};
  bullets: {};
  step: { direction: Values["direction"] };
  turn: { quarters: Values["quarters"] };
  target: { seat: Values["seat"] };
  tile: { number: Values["number"] };
  play: { card: Values["card"] };
  use: { card: Values["card"] };
  drop: { card: Values["card"] };
  discard: { card: Values["card"] };
  lay: { spot: Values["spot"] };
  put: { space: Values["space"] };
  pick: { space: Values["space"] };
}

/** The values of each event. */
export interface Events {
  undone: { seat: number };
  beaten: { seat: number; zombies: number };
  "combat-rolled": { seat: number; die: number; bonus: number };
  "fight-began": { seat: number; space: number };
  "fight-broken": { seat: number };
  "item-spent": { seat: number; card: number };
  "roll-raised": { seat: number; amount: number };
  shot: { seat: number; amount: number };
  "bullets-dropped": { seat: number; amount: number };
  "item-dropped": { seat: number; card: number };
  discarded: { seat: number; card: number };
  "lives-gained": { seat: number; amount: number };
  "movement-doubled": { seat: number; left: number };
  "sent-home": { seat: number };
  "dealer-drawn": { seat: number };
  "turn-began": { seat: number; round: number };
  returned: { seat: number };
  "turn-lost": { seat: number };
  drew: { seat: number; amount: number };
  "hand-drawn": { cards: number[] };
  "deck-shuffled": { amount: number };
  "tile-drawn": { seat: number; tile: number };
  "tile-unfit": { tile: number };
  "helipad-out": {};
  "helipad-back": {};
  "placer-chosen": { seat: number };
  "tile-laid": { seat: number; tile: number; number: number; quarters: number };
  "zombie-put": { space: number };
  "life-put": { space: number };
  "bullet-put": { space: number };
  "supply-short": { amount: number };
  "map-closed": { seat: number };
  "life-lost": { seat: number; lives: number };
  died: { seat: number; lost: number; zombies: number };
  "picked-life": { seat: number; lives: number };
  "picked-bullet": { seat: number; bullets: number };
  "life-left": { seat: number; space: number };
  "movement-rolled": { seat: number; die: number; movement: number };
  stepped: { seat: number; space: number; left: number };
  "step-announced": { seat: number };
  stopped: { seat: number };
  held: { seat: number };
  "zombies-rolled": { seat: number; die: number };
  "zombie-moved": { from: number; to: number };
  "zombies-held": {};
  played: { seat: number; card: number };
  "item-laid": { seat: number; card: number };
  "item-used": { seat: number; card: number };
  aimed: { card: number; other: number };
  "aimed-building": { card: number; number: number; tile: number };
  "bullets-gained": { seat: number; amount: number };
  blasted: { seat: number; amount: number; zombies: number };
  "doubt-rolled": { seat: number; die: number };
  "gave-back": { seat: number; amount: number };
  relocated: { from: number; to: number };
  "limit-reached": { rounds: number };
  "turns-over": { turns: number };
  "won-helipad": { seat: number };
  "won-zombies": { seat: number; zombies: number };
}

/** What is printed on components. */
export interface Rows {
  tiles: { id: string; count: number; exits: string; grid: string[]; zombies?: number; named?: boolean; life?: number; doors?: string[]; bullets?: number };
  events: { id: string; count: number; class: string; building?: string; timing: string; target: string; effect: string; likely: string; amount?: number; rolls?: number; likely_lives?: number };
  shapes: { tile: string; named: boolean; cells: string; open: number[]; doors: number[] };
}

export type Event = Told<Events>;
export type Option = Asked<Verbs>;

/** A town, a hundred zombies and one helicopter. */
export interface Zombies {
  public: Public;
  secret: Secret | null;
  facts: Facts;
  own: null;
  frame: Frame;
  event: Event;
  option: Option;
  values: Values;
  rows: Rows;
}
