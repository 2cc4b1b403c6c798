// Made by scripts/protocol.py from the server's types. Change those, then make this again.

export type Grade = "best" | "blunder" | "close" | "fine" | "inaccuracy" | "mistake";

export type MomentKind = "luck" | "play";

/** The share of the win of each seat before a ply. */
export interface Point {
  ply: number;
  shares: number[];
}

/** An event of a moment, as told to all seats. */
export interface Told {
  name: string;
  values: Record<string, number | number[]>;
}

/** A ply that moved the shares: the answer, its events, and the seat that gained or lost the most. */
export interface Turn {
  ply: number;
  by: number;
  notation: string;
  seat: number;
  swing: number;
  chapter: number;
  told: Told[];
}

/** The ply with which a round, turn or day begins. */
export interface Chapter {
  ply: number;
  number: number;
}

/** A statistic (`tally-<name>`) by seat. */
export interface Count {
  name: string;
  amounts: number[];
}

/** A sentence: `epitaph-<key>` and its values. */
export interface Said {
  key: string;
  values: Record<string, number | string>;
}

/** The story of a finished game. `unit` is what its chapters are: round, turn or day. `turns` moved the shares most. `others` has the largest move of each seat that has none among them. */
export interface Recap {
  unit: string;
  curve: Point[];
  chapters: Chapter[];
  turns: Turn[];
  counts: Count[];
  epitaph: Said[];
  others?: Turn[];
}

/** A term of the heuristics (text key `term-<name>`) and how much better the better answer is in it. */
export interface Term {
  name: string;
  difference: number;
}

/** An answer that was looked at, from the view of its seat. */
export interface Choice {
  notation: string;
  share: number;
  cost: number;
  low: number;
  high: number;
}

/** What an answer cost, as far as its seat could know. Only questions with a choice are judged. */
export interface Judgement {
  grade: Grade;
  cost: number;
  low: number;
  high: number;
  best: string;
  stake: number;
  unknowable: number;
  choices: Choice[];
}

/** One answer of the record. Undone answers and stops are left out. */
export interface PlyReview {
  number: number;
  seat: number;
  notation: string;
  question: string;
  before: number[];
  after: number[];
  luck: number[];
  play: number[];
  rest: number[];
  points: number[];
  worlds: number;
  exact: boolean;
  judgement?: Judgement | null;
  chapter?: string;
}

/** An answer of the line that the players expect. */
export interface Step {
  seat: number;
  notation: string;
}

/** A ply that mattered. `ply` is its `number`; `at` its place in `Report.plies`. */
export interface Moment {
  kind: MomentKind;
  ply: number;
  at: number;
  seat: number;
  swing: number;
  played: string;
  better: string;
  terms: Term[];
  line: Step[];
}

/** One kind of decision in one seat's game: the questions of one chapter of the rules. */
export interface KindSummary {
  chapter: string;
  decisions: number;
  luck: number;
  play: number;
  cost: number;
  stake: number;
}

/** One seat's game: result = start + luck + own_play + others_play + rest. */
export interface SeatSummary {
  seat: number;
  start: number;
  result: number;
  luck: number;
  deal: number;
  own_play: number;
  low: number;
  high: number;
  others_play: number;
  rest: number;
  without_luck: number;
  points: number;
  accuracy: number | null;
  level: number | null;
  level_low: number | null;
  level_high: number | null;
  decisions: number;
  grades: Record<string, number>;
  cost: number;
  unknowable: number;
  noise?: number;
  kinds?: KindSummary[];
}

/** A whole review. */
export interface Report {
  format: number;
  game: string;
  rules: number;
  seats: number;
  settings: Record<string, number | string>;
  commitment: string;
  value: string;
  worlds: number;
  complete: boolean;
  start: number[];
  deal: number[];
  why: string;
  winners: number[];
  plies: PlyReview[];
  moments: Moment[];
  summary: SeatSummary[];
  glanced?: number;
}
