// The scene of every card. It is loaded when the first card is shown: a table does not wait for its pictures.
import { picture, type Picture, type Recipe } from "../../../art/recipe";
import { FIRST } from "./first";
import { SECOND } from "./second";
import { THIRD } from "./third";

export const SCENES: Readonly<Record<string, Recipe>> = { ...FIRST, ...SECOND, ...THIRD };

/** The empty road, for a card that a variant adds. */
export const ROAD: Recipe = { light: "dawn", sun: [226, 62, 21], focus: 150, draw: (on, dead) => [
  on.sky({ rays: 16, clouds: 2 }), on.far("mesas", 86, 0.15), on.ground("desert"), on.road(190, 250, 92), on.at("pole", 262, 104, 0.8), on.at("cactus", 36, 116, 1.1), on.at("birds", 120, 30, 1, { count: 3 }), on.crowd(dead, 110, 240, 126, 62, { flip: true }), on.brow("rock", 4, 16),
] };

/** The scene of a card with as many dead as the card has, or with nobody in it. */
export function sceneOf(id: string, zombies: number, deserted: boolean): Picture {
  return picture(`card ${id}`, SCENES[id] ?? ROAD, zombies, deserted);
}
