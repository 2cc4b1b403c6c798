// A tutorial: a recorded game that is stepped through, with an answer asked for at each of one seat's questions.
export interface Step {
  /** The ply at which one answers (what the record answers), or only reads. */
  readonly ply: number;
  /** The text key of what is said: `lesson-<key>` in the game's own texts. */
  readonly say: string;
}

export interface Lesson {
  /** A whole record in notation. */
  readonly record: string;
  /** Through whose eyes, and who answers. */
  readonly seat: number;
  readonly steps: readonly Step[];
}
