// A tutorial: a recorded game in which the learner gives the answers of one seat. scripts/lessons.py writes it.
export interface Step {
  /** The ply before which the step is shown. */
  readonly ply: number;
  /** The text key of what is said: `lesson-<key>` in the game's own texts. Each step has its own. */
  readonly say: string;
  /** How many answers of the record the learner gives here as one gesture; 0 if the step is only read. */
  readonly answers: number;
  /** The refs of the place that a gesture of several answers leads to. */
  readonly point?: string;
  /** The amounts that a gesture of several answers gives, and the kind of their chain. */
  readonly chain?: string;
  readonly mix?: Readonly<Record<string, number>>;
}

export interface Lesson {
  /** A whole record in notation. */
  readonly record: string;
  /** The seat that sees and answers. */
  readonly seat: number;
  readonly steps: readonly Step[];
}
