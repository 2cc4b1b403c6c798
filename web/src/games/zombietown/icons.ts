// The drawings of cards, families and roles, by their names.
import ammo from "icon:ammo-box";
import badge from "icon:police-badge";
import cottage from "icon:family-house";
import crowbar from "icon:crowbar";
import first_aid from "icon:first-aid-kit";
import hammer from "icon:claw-hammer";
import keys from "icon:house-keys";
import mail from "icon:envelope";
import megaphone from "icon:megaphone";
import nurse from "icon:nurse-female";
import person from "icon:person";
import pistol from "icon:pistol-gun";
import planks from "icon:planks";
import run from "icon:sprint";
import shotgun from "icon:sawed-off-shotgun";
import sofa from "icon:sofa";
import whistle from "icon:whistle";
import windowIcon from "icon:window";
import crate from "icon:wooden-crate";

export const CARD_ICONS: Readonly<Record<string, string>> = {
  pistol, shotgun, ammo, boards: planks, furniture: sofa, first_aid, second_wind: run, crowbar, noise_maker: megaphone, back_window: windowIcon, survivor: person,
};
export const FAMILY_ICONS: Readonly<Record<string, string>> = { gun: pistol, ammo, barricade: planks, first_aid, survivor: person, none: crate };
export const ROLE_ICONS: Readonly<Record<string, string>> = { mail_carrier: mail, nurse, roofer: hammer, deputy: badge, realtor: cottage, coach: whistle };
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
