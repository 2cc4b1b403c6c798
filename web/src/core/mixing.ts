// A mix of amounts that a player composes: how much of each part, within the ranges of the engine.
import type { ReachChain } from "./protocol";

export type Mix = Readonly<Record<string, number>>;

export const total = (mix: Mix): number => Object.values(mix).reduce((sum, amount) => sum + amount, 0);

/** Whether exactly one unit is chosen: one click on its answer is shorter than a mix. */
export const single = ({ total }: ReachChain): boolean => total?.least === 1 && total.most === 1;

/** A canonical form of a mix: the order of its parts and parts with amount 0 do not matter. */
export const same = (one: Mix, other: Mix): boolean => Object.keys({ ...one, ...other }).every((part) => (one[part] ?? 0) === (other[part] ?? 0));

/** The initial mix: the game's proposal, or else as much as possible of each part in turn. */
export function proposed(chain: ReachChain): Mix {
  return chain.fill ? chain.fill.mix : greedy(chain, chain.parts.map((part) => part.name));
}

/** Takes as much as possible of each part, in the given order. */
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

/** For each part, the mix that uses it least, if it differs from the proposal. */
export function sparing(chain: ReachChain): { readonly part: string; readonly mix: Mix }[] {
  const names = chain.parts.map((part) => part.name);
  if (names.length < 2 || chain.total?.least !== chain.total?.most) return [];
  const first = proposed(chain);
  return names
    .map((part) => ({ part, mix: greedy(chain, [...names.filter((name) => name !== part), part]) }))
    .filter(({ mix }, at, all) => !same(mix, first) && all.findIndex((other) => same(other.mix, mix)) === at);
}

/** How many units are missing to a complete mix; negative if there are too many. */
export function missing(chain: ReachChain, mix: Mix): number {
  const sum = total(mix);
  const { least = 0, most = 0 } = chain.total ?? {};
  return sum < least ? least - sum : sum > most ? most - sum : 0;
}
