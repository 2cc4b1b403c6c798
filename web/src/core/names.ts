// Bots have names, the same in every browser: drawn from the table's id.
import type { Chair } from "./protocol";

const NAMES = ["Martha", "Otis", "Rosa", "Earl", "June", "Hank", "Dolores", "Vern", "Opal", "Clyde", "Ines", "Walt", "Pearl", "Lucio", "Maude", "Ray"];

function start(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** What the chairs of a table are called: people by their names, bots by ours, no two alike. */
export function chairNames(id: string, chairs: readonly Pick<Chair, "seat" | "kind" | "name">[], seat: (number: number) => string): string[] {
  const first = start(id);
  const taken = new Set<string>();
  return chairs.map((chair) => {
    const own = chair.name || (chair.kind === "bot" ? (NAMES[(first + chair.seat * 3) % NAMES.length] ?? "") : seat(chair.seat + 1));
    // One person may answer for several seats, and two may have the same name: then the letter of the seat tells them apart.
    const name = taken.has(own) ? `${own} (${String.fromCodePoint(65 + chair.seat)})` : own;
    taken.add(own);
    return name;
  });
}
