// The value of `data-mark`: the names of the states that hold. A test compares them with the engine (docs/web.md).
export const marked = (states: Readonly<Record<string, boolean | undefined>>): string | undefined =>
  Object.keys(states)
    .filter((name) => states[name])
    .join(" ") || undefined;
