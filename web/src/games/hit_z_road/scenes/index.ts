// The scene of every card. It is loaded when the first card is shown: a table does not wait for its pictures.
import { picture, type Picture, type Recipe } from "../../../art/recipe";
import { FIRST } from "./first";
import { SECOND } from "./second";
import { THIRD } from "./third";

export const SCENES: Readonly<Record<string, Recipe>> = { ...FIRST, ...SECOND, ...THIRD };

/** The scene of a card with as many dead as the card has, or with nobody in it. */
export function sceneOf(id: string, zombies: number, deserted: boolean): Picture | null {
  const recipe = SCENES[id];
  return recipe ? picture(`card ${id}`, recipe, zombies, deserted) : null;
}
