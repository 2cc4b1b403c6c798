// Luck and skill over many reviewed games.
import type { ReviewedGame, ReviewedKind } from "./protocol";

/** One kind of decision over many games. */
export interface KindSkill {
  /** A chapter of the rules, as `game/chapter`. */
  readonly chapter: string;
  readonly decisions: number;
  /** Luck and play of such decisions in a game, on average. */
  readonly luck: number;
  readonly play: number;
  readonly accuracy: number | null;
}

export interface Skill {
  readonly game: string;
  readonly games: number;
  /** The mean result, as a difference to what was expected before the deal. */
  readonly result: number;
  readonly luck: number;
  readonly play: number;
  /** The mean result with the luck taken out. */
  readonly fair: number;
  /** Half the width of its 95 % interval; null with fewer than three games. */
  readonly margin: number | null;
  readonly accuracy: number | null;
  /** Luck and play added up, game by game, the oldest first. */
  readonly course: readonly { readonly luck: number; readonly play: number }[];
  readonly kinds: readonly KindSkill[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const Z = 1.96;
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Half the width of the 95 % interval of a mean. */
function margin(values: readonly number[]): number | null {
  if (values.length < 3) return null;
  const middle = mean(values);
  const variance = sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1);
  return Z * Math.sqrt(variance / values.length);
}

/** One row for each game, the most played first; `reviewed` has the newest first. */
export function skills(reviewed: readonly ReviewedGame[]): Skill[] {
  const games = [...new Set(reviewed.map((one) => one.game))];
  return games
    .map((game) => {
      const own = reviewed.filter((one) => one.game === game).toReversed();
      const known = own.flatMap((one) => (one.accuracy === null ? [] : [one.accuracy]));
      let luck = 0;
      let play = 0;
      return {
        game,
        games: own.length,
        result: mean(own.map((one) => one.result)),
        luck: mean(own.map((one) => one.luck)),
        play: mean(own.map((one) => one.play)),
        fair: mean(own.map((one) => one.result - one.luck)),
        margin: margin(own.map((one) => one.result - one.luck)),
        accuracy: known.length > 0 ? mean(known) : null,
        course: own.map((one) => ({ luck: (luck += one.luck), play: (play += one.play) })),
        kinds: kinds(own),
      };
    })
    .toSorted((a, b) => b.games - a.games);
}

/** The kinds of decisions in some games of one game, the most frequent first. */
function kinds(games: readonly ReviewedGame[]): KindSkill[] {
  const rows = games.flatMap((one) => one.kinds);
  // Games reviewed before kinds were counted are left out.
  const counted = games.filter((one) => one.kinds.length > 0).length;
  const chapters = [...new Set(rows.map((row) => row.chapter))];
  return chapters
    .map((chapter) => {
      const own = rows.filter((row) => row.chapter === chapter);
      const all = (of: (row: ReviewedKind) => number): number => sum(own.map(of));
      const stake = all((row) => row.stake);
      return {
        chapter,
        decisions: all((row) => row.decisions),
        luck: all((row) => row.luck) / counted,
        play: all((row) => row.play) / counted,
        accuracy: stake > 0 ? 100 * Math.max(0, Math.min(1, 1 - all((row) => row.cost) / stake)) : null,
      };
    })
    .toSorted((a, b) => b.decisions - a.decisions);
}
