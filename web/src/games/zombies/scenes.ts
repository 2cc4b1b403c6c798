// The picture of every event card and item: one thing or one moment, seen from near.
import type { LightName } from "../../art/light";
import { picture, type Picture, type Recipe } from "../../art/recipe";
import type { PartName, Stage } from "../../art/stage";

const near = (light: LightName, draw: (on: Stage) => readonly string[]): Recipe => ({ light, sun: [196, 40, 26], focus: 160, close: true, draw });

/** A thing on the street, with the sun behind it. */
const thing = (light: LightName, part: PartName, scale = 1, y = 122): Recipe =>
  near(light, (on) => [on.sky({ rays: 18, clouds: 2 }), on.far("city", 92, 0.3), on.ground("lot", 92), on.at(part, 160, y, scale), on.brow("rock", 6, 6)]);

export const SCENES: Readonly<Record<string, Recipe>> = {
  marbles: thing("noon", "marbles", 1.2),
  chainsaw: thing("dusk", "chainsaw", 1.15),
  axe: thing("rose", "fireaxe", 1.25, 128),
  firstaid: thing("noon", "kit", 1.2),
  grenade: thing("dusk", "grenade", 1.4),
  ammo: thing("dawn", "ammobox", 1.2),
  molotov: thing("night", "cocktail", 1.1, 126),
  skateboard: thing("rose", "skateboard", 1.15),
  shotgun: thing("dusk", "shotgun", 1, 116),
  adrenaline: near("rose", (on) => [on.sky({ rays: 24 }), on.far("city", 92, 0.3), on.ground("lot", 92), on.person("run", 150, 130, 104, { hat: "pony", hue: "#c8500a" }), on.at("syringe", 214, 84, 0.6), on.brow("rock", 4, 4)]),
  food: near("dusk", (on) => [on.sky({ clouds: 3 }), on.far("forest", 92, 0.4), on.ground("grass", 92), on.dead("feed", 132, 126, 80), on.dead("feed", 188, 128, 86, { flip: true }), on.person("walk", 214, 104, 44, { hat: "cap", hue: "#1567a8" }), on.brow("grass", 4, 4)]),
  direction: near("dawn", (on) => [on.sky({ clouds: 3 }), on.far("suburb", 92, 0.3), on.ground("grass", 92), on.at("signpost", 184, 124, 1.1), on.person("read", 128, 128, 84, { hat: "stetson", hue: "#0b7d5b" }), on.brow("grass", 4, 4)]),
  cramp: near("storm", (on) => [on.sky({ clouds: 4 }), on.bolt(170, 40), on.far("city", 92, 0.4), on.ground("lot", 92), on.person("hands", 160, 130, 96, { hat: "afro", hue: "#a4407e" }), on.brow("rock", 4, 4)]),
  butter: near("noon", (on) => [on.sky({ clouds: 3 }), on.far("suburb", 92, 0.3), on.ground("lot", 92), on.person("hands", 134, 128, 92, { hat: "cap", hue: "#c8500a" }), on.at("pistol", 190, 122, 0.5, { turn: -30 }), on.at("grenade", 208, 128, 0.4), on.brow("rock", 4, 4)]),
  claustrophobia: near("night", (on) => [on.sky({ moon: true, stars: 20 }), on.far("city", 92, 0.4), on.ground("lot", 92), on.at("jail", 160, 120, 1.5), on.person("cough", 160, 130, 60, { hat: "short", hue: "#1567a8" }), on.brow("rock", 4, 4)]),
  fear: near("night", (on) => [on.sky({ moon: true, stars: 20 }), on.far("hills", 92, 0.4), on.ground("grass", 92), on.mass(80, 240, 104, 54, 9), on.weather("fog"), on.person("cough", 158, 130, 74, { hat: "bun", hue: "#4b4f9e" }), on.brow("grass", 4, 4)]),
  paralysis: near("storm", (on) => [on.sky({ clouds: 4 }), on.far("city", 92, 0.4), on.ground("lot", 92), on.person("still", 150, 130, 96, { hat: "long", hue: "#7a5a6a", skirt: true }), on.dead("reach", 214, 128, 84, { flip: true }), on.dead("grab", 92, 128, 80), on.brow("rock", 4, 4)]),
  notdead: near("dusk", (on) => [on.sky({ clouds: 2 }), on.far("prairie", 92, 0.4), on.ground("grass", 92), on.at("grave", 116, 112, 2), on.at("grave", 200, 110, 1.6), on.dead("crawl", 160, 128, 96), on.brow("grass", 4, 4)]),
  worse: near("ember", (on) => [on.sky({ rays: 14 }), on.far("city", 92, 0.5), on.ground("mud", 92), on.at("mall", 160, 112, 1), on.mass(86, 236, 112, 40, 9), on.crowd(4, 90, 230, 128, 62), on.weather("embers"), on.brow("rock", 4, 4)]),
  rest: near("dusk", (on) => [on.sky({ clouds: 3 }), on.far("hills", 92, 0.3), on.ground("grass", 92), on.at("tent", 124, 118, 1.2), on.at("fire", 178, 126, 0.5), on.person("sit", 208, 128, 62, { hat: "cap", hue: "#5d7150", flip: true }), on.brow("grass", 4, 4)]),
  miscalculation: near("ember", (on) => [on.sky({ clouds: 2 }), on.far("suburb", 92, 0.5), on.ground("grass", 92), on.at("villa", 160, 112, 0.95), on.crowd(3, 84, 150, 128, 62), on.crowd(3, 172, 238, 128, 62, { flip: true }), on.brow("grass", 4, 4)]),
  keys: near("noon", (on) => [on.sky({ rays: 18 }), on.far("city", 92, 0.3), on.ground("lot", 92), on.street(98, 34), on.at("pickup", 150, 122, 1.5, { hue: "#b3261e" }), on.at("keys", 202, 76, 0.7), on.brow("rock", 4, 4)]),
  sobad: near("dawn", (on) => [on.sky({ rays: 16, clouds: 3 }), on.far("suburb", 92, 0.3), on.ground("grass", 92), on.dead("tilt", 196, 118, 56), on.dead("lurch", 226, 120, 60), on.person("stand", 134, 130, 96, { hat: "stetson", hue: "#7a5a12", beard: true }), on.brow("grass", 4, 4)]),
  screwed: near("ember", (on) => [on.sky({ rays: 14 }), on.far("city", 92, 0.5), on.ground("mud", 92), on.mass(76, 244, 108, 56, 12), on.crowd(5, 84, 236, 128, 76), on.weather("embers")]),
  everybody: near("night", (on) => [on.sky({ moon: true, stars: 30 }), on.far("city", 92, 0.4), on.ground("lot", 92), on.road(160, 160, 70, 92), on.at("lamp", 112, 120, 1.1), on.weather("fog"), on.person("walk", 164, 122, 50, { hat: "hood", hue: "#c8500a" }), on.weather("fog"), on.brow("rock", 4, 4)]),
  shoe: thing("dawn", "shoe", 1.3),
  master: near("ember", (on) => [on.sky({ rays: 20 }), on.far("hills", 92, 0.5), on.ground("mud", 92), on.mass(80, 240, 106, 44, 9), on.person("hands", 160, 130, 104, { hat: "hood", hue: "#4b2a5e", coat: true }), on.dead("shamble", 220, 130, 62, { flip: true }), on.dead("shamble", 98, 130, 62), on.brow("rock", 4, 4)]),
};

export function sceneOf(id: string): Picture | null {
  const recipe = SCENES[id];
  return recipe ? picture(`event ${id}`, recipe) : null;
}
