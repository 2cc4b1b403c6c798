// Settings of a game in words.
import type { Value } from "./facts";
import type { Catalogue } from "./texts";

/** The value of a setting in words. */
export function settingWords(words: Pick<Catalogue, "has" | "say">, setting: string, value: Value): string {
  if (typeof value === "number") return String(value);
  const own = `setting-${setting}-${value}`;
  return words.say(words.has(own) ? own : value);
}
