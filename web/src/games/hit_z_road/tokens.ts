// The tokens of a group, in both games of the road.
import bus from "icon:steering-wheel";
import map from "icon:treasure-map";
import longgun from "icon:winchester-rifle";
import companion from "icon:sitting-dog";
import toxic from "icon:poison-gas";
import wound from "icon:bandaged";
import molotov from "icon:molotov";
import type { Facts } from "../../core/facts";
import type { Words } from "../../core/texts";
import type { SeatThing } from "../contract";

export const TOKEN_ICONS: Readonly<Record<string, string>> = { bus, map, longgun, companion, toxic, wound, molotov };

/** The tokens of a group, from the counts by number. */
export const tokensOf = (counts: readonly number[], facts: Facts): { id: string; count: number }[] =>
  counts.map((count, token) => ({ id: facts.value("token", token), count })).filter((one) => one.count > 0);

export const tokenThings = (counts: readonly number[], facts: Facts, words: Words): SeatThing[] =>
  tokensOf(counts, facts).map(({ id, count }) => ({ ref: `token:${id}`, icon: TOKEN_ICONS[id] ?? "", label: String(words.word("token", id)), count }));
