// Which face each token shows. The engine tells only how many of each face are spent: any tokens that can show
// them will do, so the drawing gives each action in turn the first token that fits, moving others aside.
export const FACES = ["contracts", "super_bonus", "load", "forward", "reverse", "unload"] as const;

/** How often each face is in a set: the engine's number counts them in mixed radix. */
export function spentFaces(code: number, tokens: readonly (readonly string[])[]): string[] {
  let rest = code;
  return FACES.flatMap((face) => {
    const copies = tokens.filter((faces) => faces.includes(face)).length;
    const count = rest % (copies + 1);
    rest = Math.floor(rest / (copies + 1));
    return Array.from({ length: count }, () => face);
  });
}

/** The face that each token shows; an empty word where it shows none. */
export function shownFaces(code: number, tokens: readonly (readonly string[])[]): string[] {
  const wanted: readonly string[] = spentFaces(code, tokens);
  const shown: number[] = tokens.map(() => -1);
  const settle = (at: number, tried: Set<number>): boolean =>
    tokens.some((faces, token) => {
      if (tried.has(token) || !faces.includes(wanted[at] ?? "")) return false;
      tried.add(token);
      const held = shown[token] ?? -1;
      if (held >= 0 && !settle(held, tried)) return false;
      shown[token] = at;
      return true;
    });
  wanted.forEach((_, at) => settle(at, new Set()));
  return shown.map((at) => wanted[at] ?? "");
}
