// Made by scripts/views.py from the Python classes of deadroad.games.zombietown. Change those, then run it again.
import type { Asked, Told } from "../contract";

/** What every seat sees. */
export interface Public {
  actions: number;
  active: number;
  agenda_discards: number[];
  barricades: number[];
  boarded: number;
  car_at: number[];
  car_axis: number[];
  car_damage: number[];
  combat_spent: number[];
  cornered: boolean;
  day: number;
  discards: number[];
  extra_moves: number;
  extra_rise: number;
  fallen: boolean;
  finds: number[];
  first: number;
  forgone: boolean;
  free_move: boolean;
  guards: Survivor[][];
  handovers: number;
  home: number[];
  house_cards: number[];
  key_back: boolean[];
  key_holder: number[];
  key_lies: boolean[];
  last_day: number;
  late: boolean;
  looked: number[];
  lull: boolean;
  owner: number[];
  planks: number[];
  players: Player[];
  quick: boolean;
  redrawn: boolean;
  reserve: number;
  terms: Terms;
  zombies: number[];
}

/** A survivor in play, with or without a gun. Immutable: changes replace it. */
export interface Survivor {
  face: number;
  gun: Gun | null;
}

/** The public part of one seat. */
export interface Player {
  agendas: number;
  alive: boolean;
  car: number;
  completed: number[];
  deeds: number[];
  followers: Survivor[];
  guns: Gun[];
  hand: number;
  hand_kills: number;
  hand_kills_turn: number;
  health: number;
  owes: boolean;
  ring_sides: number;
  role: number;
  run_over: number;
  searched: number;
  shot_kills_turn: number;
  space: number;
  takeovers: number;
  wounds_dealt: number;
  zombies: number;
}

/** The settings of a table as plain numbers. */
export interface Terms {
  abilities: boolean;
  actions: number;
  barricade_points: number;
  bite: number;
  boards: number;
  days: number;
  followers: number;
  furniture: number;
  graves: number;
  guards: number;
  gun_points: number;
  hand: number;
  health: number;
  house_points: number;
  lurches: number;
  pawn_guns: number;
  reach: number;
  road_rage: boolean;
  second_life: boolean;
  survivor_points: number;
  walk: number;
  zombie_points: number;
}

/** A gun in play with its bullets. Immutable: firing replaces it. */
export interface Gun {
  bullets: number;
  face: number;
}

/** What only one seat sees. Immutable: changes replace it, so clones share it. */
export interface Secret {
  agendas: number[];
  hand: number[];
  opening: number[];
  seen: number[];
}

/** The tally of each seat, the cars that are dead, and what the open question is about. */
export interface Facts {
  focus: Focus;
  tallies: Tally[];
  tired: Tired[];
  wrecks: boolean[];
}

/** What the open question is about. */
export interface Focus {
  aims: boolean;
  every_house: boolean;
  houses: number[];
  origin: number;
  ways: Way[];
}

/** The public figures of a seat. Points are the final points without penalties of unfinished agendas. */
export interface Tally {
  bullets: number;
  completed: Completed[];
  guard_house: number;
  houses: number;
  keys: number[];
  points: number;
  survivors: number;
}

/** How many zombies of a space have moved, while zombies are being moved. */
export interface Tired {
  count: number;
  space: number;
}

/** A direction from the origin, the place it leads to, and whether one may try it. */
export interface Way {
  column: number;
  direction: string;
  row: number;
  tried: boolean;
}

/** An agenda that was completed: its design, the harder side or not, and its points. */
export interface Completed {
  agenda: number;
  hard: boolean;
  points: number;
}

/** The secret agendas of a seat. */
export interface OwnFacts {
  agendas: Agenda[];
}

/** The progress of a seat with both sides of an agenda. A `copy` of a completed one can't be completed. */
export interface Agenda {
  agenda: number;
  copy: boolean;
  easy: Side;
  hard: Side;
}

/** One side of an agenda: its counts, and the percentage that is there of the count that lacks most. */
export interface Side {
  parts: Part[];
  percent: number;
}

/** One count of an objective: the present number, the needed number, and the smaller of the two. */
export interface Part {
  counted: number;
  have: number;
  need: number;
}

/** After a pawn has entered a house, each other pawn inside may start a fight (ZTB-29). */
export interface AmbushFrame {
  frame: "Ambush";
  asked: number;
  entrant: number;
  house: number;
}

/** A frame that asks a seat something other than what to do in its action phase. */
export interface AskingFrame {
  frame: "Asking";
}

/** A player starts a fight: the target, then one exchange and the answer. */
export interface AttackFrame {
  frame: "Attack";
  attacker: number;
  done: boolean;
}

/** A group fights the zombies of its space. */
export interface ClashFrame {
  frame: "Clash";
  cause: "stepped" | "got_out" | "paid" | "arrived" | "at_guard";
  fighter: number;
  over: boolean;
  space: number;
}

/** Each living player has a turn every day, until the last day or the last death. */
export interface DayFrame {
  frame: "Day";
  turn: number;
}

/** Up to six squares in a car. */
export interface DriveFrame {
  frame: "Drive";
  car: number;
  driver: number;
  left: number;
  stopped: boolean;
  turning: boolean;
}

/** One side strikes at a member of the other side. After the first strike comes the free answer. */
export interface ExchangeFrame {
  frame: "Exchange";
  answering: boolean;
  fighter: number;
  house: number;
  member: number;
  side: number;
  step: "strike" | "answer" | "over";
  striker: number;
  victim: number;
}

/** Draw the found cards one by one. A card of the house's family gives one more (ZTB-15). */
export interface FindFrame {
  frame: "Find";
  finder: number;
  house: number;
  left: number;
  lucky: boolean;
}

/** A gun changes hands within the group. */
export interface HandOverFrame {
  frame: "HandOver";
  arm: number;
  done: boolean;
  giver: number;
}

/** Zombies are moved one by one: which, then where to (ZTB-41); or they follow a noise. */
export interface LurchFrame {
  frame: "Lurch";
  able: number[];
  count: number;
  fresh: boolean;
  left: number;
  moved: number[];
  mover: number;
  noise: number;
  picked: number;
  queue: number[];
  resting: boolean;
  second: boolean;
  watched: number;
  within: number;
}

/** A pawn walks square by square; zombies stop it until they are dealt with. */
export interface MovementFrame {
  frame: "Movement";
  at: number;
  left: number;
  stopped: boolean;
  walker: number;
}

/** A player may draw an agenda after completing or giving up one (ZRR-44). */
export interface NewAgendaFrame {
  frame: "NewAgenda";
  done: boolean;
  drawer: number;
}

/** Player cards, home bases and opening hands, each player in turn. */
export interface OpeningFrame {
  frame: "Opening";
  stage: "roles" | "houses" | "deal" | "hands";
  turn: number;
}

/** Move three squares away, step by step: without zombies, no space twice, as far as possible (ZTB-18). */
export interface RetreatFrame {
  frame: "Retreat";
  left: number;
  path: number[];
  runner: number;
}

/** A dead player continues with a guard as the new pawn, if the setting allows it. */
export interface ReviveFrame {
  frame: "Revive";
  done: boolean;
  owner: number;
}

/** Zombies rise one by one where the ring has the fewest (ZTB-40). */
export interface RiseFrame {
  frame: "Rise";
  left: number;
  mover: number;
}

/** A shot at a zombie in range: which, and with which gun. */
export interface ShotFrame {
  frame: "Shot";
  done: boolean;
  shooter: number;
  space: number;
}

/** Each affected player gives up one thing of their choice, the active player first. */
export interface TollFrame {
  frame: "Toll";
  asked: number;
  first: number;
  loss: "strength" | "survivor" | "bullet" | "card";
  who: number;
}

/** One player's turn. */
export interface TurnFrame {
  frame: "Turn";
  phase: "draw" | "act" | "run" | "rise" | "lurch" | "discard" | "end";
  player: number;
}

/** The choices after a card has been played. */
export interface UseCardFrame {
  frame: "UseCard";
  done: boolean;
  face: number;
  user: number;
}

/** 1 damage, or a follower given up instead; then the pawn moves three squares away (ZTB-23). */
export interface WoundFrame {
  frame: "Wound";
  taken: boolean;
  victim: number;
}

export type Frame =
  | AmbushFrame
  | AskingFrame
  | AttackFrame
  | ClashFrame
  | DayFrame
  | DriveFrame
  | ExchangeFrame
  | FindFrame
  | HandOverFrame
  | LurchFrame
  | MovementFrame
  | NewAgendaFrame
  | OpeningFrame
  | RetreatFrame
  | ReviveFrame
  | RiseFrame
  | ShotFrame
  | TollFrame
  | TurnFrame
  | UseCardFrame
  | WoundFrame;

/** The values of each domain, in notation. */
export interface Values {
  house: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  role: "mail_carrier" | "nurse" | "roofer" | "deputy" | "realtor" | "coach";
  card: "pistol" | "shotgun" | "ammo" | "boards" | "furniture" | "first_aid" | "second_wind" | "crowbar" | "noise_maker" | "back_window" | "alma" | "bruno" | "celia" | "dexter" | "edith" | "felix" | "greta" | "hector" | "iris" | "jonas" | "kendra" | "luis" | "mabel" | "nestor" | "olga" | "percy" | "ruth" | "silas" | "fresh_graves" | "restless" | "quick_dead" | "rotten_wood" | "cold_feet" | "damp_powder" | "lull" | "airdrop" | "looters" | "under_the_floor" | "help_is_late";
  direction: "north" | "east" | "south" | "west";
  arm: "hands" | "gun1" | "gun2" | "gun3" | "follower1" | "follower1-gun" | "follower2" | "follower2-gun" | "follower3" | "follower3-gun" | "follower4" | "follower4-gun" | "guard1" | "guard1-gun" | "guard2" | "guard2-gun" | "guard3" | "guard3-gun";
  guard: string;
  member: "pawn" | "follower1" | "follower2" | "follower3" | "follower4" | "guard1" | "guard2" | "guard3";
  follower: string;
  seat: string;
  facade: "north" | "east" | "south" | "west";
  agenda: "block_captain" | "gun_shop" | "good_shepherd" | "iron_fists" | "exterminator" | "brawler" | "hit_and_run" | "fortress" | "road_hog" | "valet" | "scavenger" | "trespasser" | "untouched" | "grave_watch" | "vendetta";
  space: string;
  kind: "pistol" | "shotgun" | "ammo" | "boards" | "furniture" | "first_aid" | "second_wind" | "crowbar" | "noise_maker" | "back_window" | "survivor";
  heading: "north" | "northeast" | "east" | "southeast" | "south" | "southwest" | "west" | "northwest";
  combat: "sure" | "steady" | "reckless" | "clumsy" | "dire";
  house_card: "hunters_den" | "collectors_villa" | "ex_cops_bungalow" | "carpenters_shop" | "half_built_home" | "hoarders_house" | "nursery_home" | "pensioners_flat" | "party_house" | "nurses_cottage" | "gun_club_garage" | "caretakers_lodge";
  side: "easy" | "hard";
}

/** The arguments of each verb, by slot. */
export interface Verbs {
  settle: { house: Values["house"] };
  role: { role: Values["role"] };
  keep: { card: Values["card"] };
  play: { card: Values["card"] };
  discard: { card: Values["card"] };
  step: { direction: Values["direction"] };
  stop: {};
  search: {};
  look: {};
  take: {};
  reclaim: {};
  start: {};
  out: {};
  end: {};
  fight: {};
  flee: {};
  shoot: {};
  attack: {};
  hurt: {};
  draw: {};
  decline: {};
  pass: {};
  turn: {};
  join: {};
  post: {};
  drive: { heading: Values["direction"] };
  with: { arm: Values["arm"] };
  give: { arm: Values["arm"] };
  drop: { arm: Values["arm"] };
  load: { arm: Values["arm"] };
  dampen: { arm: Values["arm"] };
  "dampen-guard": { house: Values["house"]; guard: Values["guard"] };
  to: { member: Values["member"] };
  station: { follower: Values["follower"] };
  fetch: { guard: Values["guard"] };
  sacrifice: { follower: Values["follower"] };
  aim: { seat: Values["seat"] };
  "aim-follower": { seat: Values["seat"]; follower: Values["follower"] };
  "aim-guard": { guard: Values["guard"] };
  place: { facade: Values["facade"] };
  break: { facade: Values["facade"] };
  pry: { facade: Values["facade"] };
  leave: { facade: Values["facade"] };
  forgo: { agenda: Values["agenda"] };
  rise: { square: Values["space"] };
  zombie: { space: Values["space"] };
  lurch: { direction: Values["direction"] };
  at: { space: Values["space"] };
  noise: { square: Values["space"] };
  rot: { house: Values["house"]; facade: Values["facade"] };
  desert: { follower: Values["follower"] };
  "desert-guard": { house: Values["house"]; guard: Values["guard"] };
  revive: { house: Values["house"]; guard: Values["guard"] };
  rest: {};
}

/** The values of each event. */
export interface Events {
  undone: { seat: number };
  began: { seat: number };
  "took-role": { seat: number; role: number };
  settled: { seat: number; house: number };
  kept: { seat: number; count: number };
  dealt: { cards: number[] };
  "showed-twins": { seat: number; agenda: number };
  "day-began": { day: number };
  "turn-began": { seat: number; actions: number };
  drew: { seat: number };
  "drew-card": { card: number };
  "event-drawn": { seat: number; card: number };
  "event-ignored": { seat: number; card: number };
  discarded: { seat: number; card: number };
  delayed: { day: number };
  "help-on-time": { day: number };
  "dug-up": { house: number };
  stepped: { seat: number; space: number };
  searched: { seat: number; house: number; finds: number };
  played: { seat: number; card: number };
  armed: { seat: number; member: number; card: number; bullets: number };
  dropped: { seat: number; card: number };
  loaded: { seat: number; arm: number; bullets: number };
  healed: { seat: number; health: number };
  joined: { seat: number; card: number };
  posted: { seat: number; card: number; house: number };
  fetched: { seat: number; card: number; house: number };
  "noise-made": { seat: number; space: number };
  barricaded: { seat: number; house: number; facade: number; strength: number };
  claimed: { seat: number; house: number };
  "taken-over": { seat: number; house: number; victim: number };
  lost: { seat: number; house: number };
  weakened: { house: number; facade: number; strength: number };
  fell: { house: number; facade: number };
  turned: { seat: number; arm: number; combats: number[] };
  killed: { seat: number; space: number; zombies: number };
  hurt: { seat: number; health: number; damage: number };
  sacrificed: { seat: number; card: number };
  "survivor-died": { seat: number; card: number };
  fled: { seat: number };
  retreated: { seat: number; space: number };
  attacked: { seat: number; victim: number; member: number };
  ambushed: { seat: number; victim: number };
  answered: { seat: number; victim: number; member: number };
  wounded: { seat: number; victim: number; health: number };
  died: { seat: number };
  revived: { seat: number; card: number; house: number };
  rose: { space: number };
  lurched: { from: number; space: number };
  knocked: { house: number; facade: number; strength: number };
  looked: { seat: number; house: number };
  "saw-key": { house: number; car: number };
  "took-key": { seat: number; house: number; car: number };
  started: { seat: number; car: number };
  drove: { seat: number; car: number; space: number };
  "turned-car": { seat: number; car: number };
  "ran-over": { seat: number; count: number; damage: number };
  "broke-down": { seat: number; car: number };
  "got-out": { seat: number; space: number };
  completed: { seat: number; agenda: number; side: number; points: number };
  "drew-agenda": { seat: number };
  "got-agenda": { agenda: number };
  forwent: { seat: number; agenda: number };
}

/** What is printed on components. */
export interface Rows {
  board: { squares: string };
  spaces: { id: string; column: number; row: number; size: number; house: number };
  lots: { house: string; space: number; access: number[]; driveway: number };
  arms: { id: string; reads: string };
  cards: { id: string; copies: number; family: string; effect: string; bullets?: number; draw?: number; amount?: number; free?: boolean; zombies?: number; within?: number };
  combat: { id: string; copies: number; shot: string; hands: string };
  houses: { id: string; finds: number; affinity?: string; twice?: boolean };
  roles: { id: string; effect: string; amount: number };
  agendas: { id: string; copies: number; easy: { goal: string; amount: number; points: number }; hard: { goal: string; amount: number; points: number; of?: number } };
}

export type Event = Told<Events>;
export type Option = Asked<Verbs>;

/** Ten days among neighbours and the dead, with cars and secret agendas if wanted. */
export interface Zombietown {
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
