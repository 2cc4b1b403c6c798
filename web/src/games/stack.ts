// Access to the frames in play, for drawings.
interface Named {
  readonly frame: string;
}

/** The innermost frame of a kind that is in play. */
export const frame = <F extends Named, Name extends F["frame"]>(stack: readonly F[], name: Name): Extract<F, { frame: Name }> | undefined =>
  stack.findLast((one): one is Extract<F, { frame: Name }> => one.frame === name);

/** The innermost frame in play, if it is of one of these kinds: the one that asks. */
export const asking = <F extends Named, Name extends F["frame"]>(stack: readonly F[], ...names: Name[]): Extract<F, { frame: Name }> | undefined => {
  const top = stack.at(-1);
  return names.some((name) => name === top?.frame) ? (top as Extract<F, { frame: Name }>) : undefined;
};
