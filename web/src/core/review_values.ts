// Values of a review for drawings and texts.
import { shell } from "./language.svelte";
import { percentage } from "./signs";
import type { Judgement, PlyReview, Report } from "./review";

/** A share of wins in per cent. */
export const percent = (share: number): string => percentage(String(Math.round(share * 100)).replace("-", "−"), shell.catalogue.language);

/** A change of shares in per cent, with its sign. */
export const signed = (share: number): string => `${share < 0 ? "−" : "+"}${percent(Math.abs(share))}`;

export interface ShareLine {
  readonly seat: number;
  readonly shares: readonly { readonly ply: number; readonly share: number }[];
}

/** The share of each seat before every answer, and at the end. */
export function shareLines(report: Report): ShareLine[] {
  return Array.from({ length: report.seats }, (_, seat) => {
    const first = report.plies[0];
    const shares = report.plies.map((ply) => ({ ply: ply.number + 1, share: ply.after[seat] ?? 0 }));
    return { seat, shares: first ? [{ ply: first.number, share: first.before[seat] ?? 0 }, ...shares] : shares };
  });
}

/** The points that each seat could expect after answers where they are known. None if the game has no points. */
export function pointLines(report: Report): { readonly plies: number[]; readonly seats: number[][] } {
  const known = report.plies.filter((ply) => ply.points.length === report.seats);
  if (!known.some((ply) => ply.points.some((points) => points !== 0))) return { plies: [], seats: [] };
  const seats = Array.from({ length: report.seats }, (_, seat) => known.map((ply) => ply.points[seat] ?? 0));
  return { plies: known.map((ply) => ply.number + 1), seats };
}

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly luck: number;
  readonly play: number;
}

/** Luck and own play of a seat between some plies and the next of them; without chapters in tenths of the game. */
export function bars(report: Report, seat: number, plies: number, chapters: readonly number[]): Bar[] {
  const begins = chapters.length > 1 ? chapters : Array.from({ length: 10 }, (_, at) => Math.round((at * plies) / 10));
  return begins.map((from, at) => {
    const to = begins[at + 1] ?? plies;
    const inside = report.plies.filter((ply) => (ply.number >= from || at === 0) && ply.number < to);
    const sum = (of: (ply: PlyReview) => number): number => inside.reduce((total, ply) => total + of(ply), 0);
    return { from, to, luck: sum((ply) => ply.luck[seat] ?? 0), play: sum((ply) => (ply.seat === seat ? (ply.play[seat] ?? 0) : 0)) };
  });
}

const WRONG: readonly Judgement["grade"][] = ["blunder", "mistake", "inaccuracy"];
const MOST_EXERCISES = 8;

export interface Exercise {
  readonly ply: number;
  readonly played: string;
  readonly judgement: Judgement;
}

/** The worst answers of a seat that have a better one, in the order of play. */
export function exercises(report: Report, seat: number): Exercise[] {
  return report.plies
    .flatMap((ply) => (ply.seat === seat && ply.judgement && WRONG.includes(ply.judgement.grade) ? [{ ply: ply.number, played: ply.notation, judgement: ply.judgement }] : []))
    .toSorted((a, b) => b.judgement.cost - a.judgement.cost)
    .slice(0, MOST_EXERCISES)
    .toSorted((a, b) => a.ply - b.ply);
}

/** The answers to choose from, in an order that does not reveal the best one. */
export const offered = ({ judgement }: Exercise): string[] => judgement.choices.map((choice) => choice.notation).toSorted();
