// A position in words, as the server tells it: names of seats are left open as ⟦0⟧, to be put in here.
const OPEN = /⟦(\d+)⟧( *)/g;

/** Puts the names in; what is in columns stays in columns. */
export function named(screen: string, name: (seat: number) => string): string {
  return screen.replace(OPEN, (mark: string, seat: string, spaces: string) => {
    const found = name(Number(seat));
    return spaces.length > 1 ? `${found} `.padEnd(mark.length) : found + spaces;
  });
}
