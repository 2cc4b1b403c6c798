// The three warehouses, and what is left of them when they are lost.
import { picture, type Picture, type Recipe } from "../../art/recipe";
import type { PartName, Stage } from "../../art/stage";

const yard = (draw: (on: Stage) => readonly string[]): Recipe => ({
  light: "rose",
  sun: [196, 34, 22],
  focus: 160,
  close: true,
  draw: (on) => [on.sky({ clouds: 2, rays: 14 }), on.far("hills", 76, 0.2), on.ground("desert", 76), ...draw(on), on.brow("rock", 2, 2)],
});

/** Smoke over what stood there. */
const ruin = (part: PartName): Recipe => ({
  light: "ember",
  sun: [196, 34, 18],
  focus: 160,
  close: true,
  draw: (on) => [
    on.sky({}), on.at("smoke", 150, 84, 1.1), on.far("hills", 76, 0.5), on.ground("mud", 76), on.at(part, 166, 112, 0.62, { turn: 16 }), on.at("fire", 138, 112, 0.8), on.at("fire", 186, 116, 0.5),
    on.at("crate", 122, 124, 1, { turn: 20 }), on.weather("embers"), on.brow("rock", 10, 10),
  ],
});

export const SCENES: Readonly<Record<string, Recipe>> = {
  ammo: yard((on) => [on.at("armoury", 160, 108, 0.95), on.at("crate", 126, 124, 1), on.at("crate", 200, 126, 1.1), on.at("ammobox", 166, 130, 0.3)]),
  fuel: yard((on) => [on.at("tanks", 154, 108, 0.82), on.at("barrel", 124, 126, 1), on.at("barrel", 142, 130, 1), on.at("barrel", 204, 126, 1)]),
  adrenaline: yard((on) => [on.at("tent", 160, 112, 1.25), on.at("kit", 128, 130, 0.3), on.at("lamp", 210, 116, 0.8, { flip: true })]),
  "ammo lost": ruin("armoury"),
  "fuel lost": ruin("tanks"),
  "adrenaline lost": ruin("tent"),
};

export function sceneOf(name: string): Picture | null {
  const recipe = SCENES[name];
  return recipe ? picture(`warehouse ${name}`, recipe) : null;
}
