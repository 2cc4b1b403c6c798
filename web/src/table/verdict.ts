// Who won, in a sentence.
import { t } from "../core/language.svelte";
import type { Result } from "../core/protocol";
import type { Words } from "../core/texts";

export function verdict(result: Result, words: Words): string {
  const names = result.winners.map((seat) => words.seat(seat));
  return names.length === 0 ? t("nobody-won") : t("won", { names: names.join(", "), count: names.length });
}
