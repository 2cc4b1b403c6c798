// A position in words. The server sends placeholders such as ⟦0⟧, which are replaced by the names of seats.
const OPEN = /⟦(\d+)⟧( *)/g;

/** Inserts the names and keeps columns aligned. */
export function named(screen: string, name: (seat: number) => string): string {
  return screen.replace(OPEN, (mark: string, seat: string, spaces: string) => {
    const found = name(Number(seat));
    return spaces.length > 1 ? `${found} `.padEnd(mark.length) : found + spaces;
  });
}
