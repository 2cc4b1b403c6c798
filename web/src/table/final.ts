// What a plate shows once the game is over: the figures of the result.
import podium from "icon:podium";
import trophy from "icon:trophy-cup";
import { t } from "../core/language.svelte";
import type { Result } from "../core/protocol";
import type { Words } from "../core/texts";
import type { SeatNumber } from "../games/contract";
import { STAR } from "../games/star";

/** The sources that gave points to any seat, in the order of the game. */
export const sourcesOf = ({ scores }: Result): string[] => [...new Set(scores.flatMap((points) => Object.keys(points)))].filter((source) => scores.some((points) => points[source]));

/** Whether the places of the result mean something: nobody is first if nobody wins or one plays alone. */
export const ranks = ({ winners, scores }: Result): boolean => scores.length > 1 && winners.length > 0;

/** The total and the place of a seat; nothing for a lone player without points. */
export function finalNumbers(result: Result, seat: number, words: Words): SeatNumber[] {
  const sources = sourcesOf(result);
  const [only] = sources;
  const label = only && sources.length === 1 ? words.say(`score-${only}`) : t("total");
  const total = { key: "total", icon: STAR, value: result.totals[seat] ?? 0, label };
  const place = { key: "place", icon: result.winners.includes(seat) ? trophy : podium, value: result.places[seat] ?? 0, label: t("place") };
  return [...(sources.length > 0 || result.scores.length > 1 ? [total] : []), ...(ranks(result) ? [place] : [])];
}

/** The points of a seat by source, in words, if there are several sources. */
export function sourceWords(result: Result, seat: number, words: Words): string[] {
  const sources = sourcesOf(result);
  return sources.length > 1 ? sources.map((source) => t("tip-of", { what: words.say(`score-${source}`), says: result.scores[seat]?.[source] ?? 0 })) : [];
}
