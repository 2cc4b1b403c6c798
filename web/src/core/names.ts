// Names of bots. They are derived from the id of the table, so they are the same in every browser.
import { t } from "./language.svelte";
import type { Chair } from "./protocol";

const NAMES = ["Martha", "Otis", "Rosa", "Earl", "June", "Hank", "Dolores", "Vern", "Opal", "Clyde", "Ines", "Walt", "Pearl", "Lucio", "Maude", "Ray"];

function start(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** A bot in words: by its level, or by the name of the player that the host asked for. */
export function botWords(level: number | string): string {
  return typeof level === "number" ? t("bot-level", { level }) : t("bot-named", { name: level });
}

/** The names of the seats of a table, all different: names of people, and generated names of bots. */
export function chairNames(id: string, chairs: readonly Pick<Chair, "seat" | "kind" | "name">[], seat: (number: number) => string): string[] {
  const first = start(id);
  const taken = new Set<string>();
  return chairs.map((chair) => {
    const own = chair.name || (chair.kind === "bot" ? (NAMES[(first + chair.seat * 3) % NAMES.length] ?? "") : seat(chair.seat + 1));
    // If one person has several seats, or two people have the same name, the letter of the seat distinguishes them.
    const name = taken.has(own) ? `${own} (${String.fromCodePoint(65 + chair.seat)})` : own;
    taken.add(own);
    return name;
  });
}
