// The resources of a group, in both games of the road.
import bullets from "icon:heavy-bullets";
import jerrycan from "icon:jerrycan";
import syringe from "icon:syringe";
import type { Words } from "../../core/texts";
import type { SeatNumber, Stock } from "../contract";

export const RESOURCES = ["ammo", "fuel", "adrenaline"] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE_ICONS: Readonly<Record<Resource, string>> = { ammo: bullets, fuel: jerrycan, adrenaline: syringe };

export const resourceNumbers = (held: Readonly<Record<Resource, number>>, words: Words): SeatNumber[] =>
  RESOURCES.map((resource) => ({ key: resource, icon: RESOURCE_ICONS[resource], value: held[resource], label: String(words.word("resource", resource)), minor: true }));

/** What a group has of each resource, in the order of its plate. */
export const resourceStock = (held: Readonly<Record<Resource, number>> | undefined): Stock[] =>
  held ? RESOURCES.map((resource) => ({ part: `resource:${resource}`, icon: RESOURCE_ICONS[resource], held: held[resource] })) : [];
