// What of some events was not told before.
import type { Happening } from "./protocol";

/** What is left of some events, each of those told before taken away once. */
export function untold(events: readonly Happening[], told: readonly Happening[]): Happening[] {
  const known = told.map((event) => JSON.stringify(event));
  return events.filter((event) => {
    const at = known.indexOf(JSON.stringify(event));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}
