// A mix of amounts that is put together before it is given: how much of each part, within the ranges the engine allows.
import type { ReachChain } from "./protocol";

export type Mix = Readonly<Record<string, number>>;

export const total = (mix: Mix): number => Object.values(mix).reduce((sum, amount) => sum + amount, 0);

/** The same mix, however its parts are ordered and whether or not it names parts of which it has none. */
export const same = (one: Mix, other: Mix): boolean => Object.keys({ ...one, ...other }).every((part) => (one[part] ?? 0) === (other[part] ?? 0));

/** What is filled in at first: the game's proposal, else as much as can be had, part after part. */
export function proposed(chain: ReachChain): Mix {
  return chain.fill ? chain.fill.mix : greedy(chain, chain.parts.map((part) => part.name));
}

/** Take of the parts in an order, each as far as it goes. */
function greedy(chain: ReachChain, order: readonly string[]): Mix {
  const mix: Record<string, number> = Object.fromEntries(chain.parts.map((part) => [part.name, part.least]));
  let left = (chain.total?.most ?? 0) - total(mix);
  for (const name of order) {
    const part = chain.parts.find((one) => one.name === name);
    const more = Math.min(left, (part?.most ?? 0) - (mix[name] ?? 0));
    mix[name] = (mix[name] ?? 0) + more;
    left -= more;
  }
  return mix;
}

/** For each part the mix that spares it most, where that is another than the proposal. */
export function sparing(chain: ReachChain): { readonly part: string; readonly mix: Mix }[] {
  const names = chain.parts.map((part) => part.name);
  if (names.length < 2 || chain.total?.least !== chain.total?.most) return [];
  const first = proposed(chain);
  return names
    .map((part) => ({ part, mix: greedy(chain, [...names.filter((name) => name !== part), part]) }))
    .filter(({ mix }, at, all) => !same(mix, first) && all.findIndex((other) => same(other.mix, mix)) === at);
}

/** How many are missing to a whole mix; less than nothing where they are too many. */
export function missing(chain: ReachChain, mix: Mix): number {
  const sum = total(mix);
  const { least = 0, most = 0 } = chain.total ?? {};
  return sum < least ? least - sum : sum > most ? most - sum : 0;
}
