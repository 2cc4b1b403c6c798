// The icons of guns, survivors and families, by their names.
import ammo from "icon:ammo-box";
import first_aid from "icon:first-aid-kit";
import keys from "icon:house-keys";
import person from "icon:person";
import pistol from "icon:pistol-gun";
import planks from "icon:planks";
import shotgun from "icon:sawed-off-shotgun";
import crate from "icon:wooden-crate";

export const CARD_ICONS: Readonly<Record<string, string>> = {
  pistol, shotgun, survivor: person,
};
export const FAMILY_ICONS: Readonly<Record<string, string>> = { gun: pistol, ammo, barricade: planks, first_aid, survivor: person, none: crate };
export { keys };

/** Roofs by what the house has more of. */
export const ROOFS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  gun: ["#a35b45", "#8a4735", "#6f3528", "#97503c"],
  barricade: ["#b58a52", "#9a7240", "#7b5930", "#a87e49"],
  survivor: ["#66869b", "#507084", "#3d5768", "#5b7b90"],
  first_aid: ["#b06a72", "#95525b", "#763f47", "#a35f68"],
  ammo: ["#7f8567", "#676d51", "#50553e", "#747a5d"],
  unknown: ["#948f86", "#7c776e", "#625e57", "#89847b"],
  none: ["#857399", "#6d5c80", "#554765", "#7a688d"],
};
