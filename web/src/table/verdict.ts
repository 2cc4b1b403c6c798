// The result in a sentence: who won, and why.
import { t } from "../core/language.svelte";
import type { Result } from "../core/protocol";
import type { Said } from "../core/review";
import type { Words } from "../core/texts";

/** The lead of the winners in points; 0 for a single player. */
export function lead({ winners, totals }: Result): number {
  const others = totals.filter((_, seat) => !winners.includes(seat));
  if (winners.length === 0 || others.length === 0) return 0;
  return Math.max(0, Math.min(...winners.map((seat) => totals[seat] ?? 0)) - Math.max(...others));
}

/** `mine` are the reader's seats; `epitaph` is the text for a lone player, once it has arrived. */
export function verdict(result: Result, words: Words, mine: readonly number[] = [], epitaph: readonly Said[] = []): string {
  const [first] = epitaph;
  if (first) return words.sentence("epitaph", first);
  const { winners } = result;
  if (winners.length === 0) return result.scores.length === 1 ? words.say(`why-${result.why}`) : t("nobody-won");
  // If points decided, the game has a word for them.
  const ahead = lead(result);
  const by = ahead > 0 && words.has(`lead-${result.why}`) ? words.say(`lead-${result.why}`, { lead: ahead }) : "";
  if (winners.length === 1 && mine.length === 1 && mine[0] === winners[0]) return by ? t("you-win-by", { lead: by }) : t("you-win");
  const others = winners.filter((seat) => mine.length !== 1 || seat !== mine[0]);
  const names = others.map((seat) => words.seat(seat)).join(", ");
  if (others.length < winners.length) return t("you-share", { names });
  return by && winners.length === 1 ? t("wins-by", { names, lead: by }) : t("won", { names, count: winners.length });
}
