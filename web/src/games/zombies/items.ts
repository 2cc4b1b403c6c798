// The items that stay face up in front of a seat, in the order of the card list.
import ammo from "icon:ammo-box";
import axe from "icon:fire-axe";
import chainsaw from "icon:chainsaw";
import firstaid from "icon:first-aid-kit";
import grenade from "icon:grenade";
import marbles from "icon:marbles";
import molotov from "icon:molotov";
import shotgun from "icon:sawed-off-shotgun";
import skateboard from "icon:skateboard";

export const ITEM_ICONS: Readonly<Record<string, string>> = { marbles, chainsaw, axe, firstaid, grenade, ammo, molotov, skateboard, shotgun };
