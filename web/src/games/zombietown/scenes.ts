// The pictures of what one holds in Zombietown: cards, survivors, player cards and agendas, each seen from near.
import type { Look } from "../../art/figure";
import type { LightName } from "../../art/light";
import type { Living } from "../../art/pose";
import { picture, type Picture, type Recipe } from "../../art/recipe";
import type { PartName, Stage } from "../../art/stage";

type Person = Look & { readonly flip?: boolean };

// In a low picture the heads of people and the middle of things are seen.
const HEADS = 12;
const MIDDLE = 45;
const near = (light: LightName, draw: (on: Stage) => readonly string[], height = MIDDLE): Recipe => ({ light, sun: [196, 40, 26], focus: 160, height, close: true, draw });
const street = (on: Stage): string[] => [on.sky({ clouds: 3 }), on.far("suburb", 92, 0.3), on.ground("grass", 92)];
const thing = (light: LightName, part: PartName, scale = 1, y = 122): Recipe => near(light, (on) => [on.sky({ rays: 18, clouds: 2 }), on.far("suburb", 92, 0.3), on.ground("grass", 92), on.at(part, 160, y, scale), on.brow("grass", 6, 6)]);
const somebody = (light: LightName, pose: Living, look: Person, ...behind: readonly ((on: Stage) => string)[]): Recipe => near(light, (on) => [...street(on), ...behind.map((draw) => draw(on)), on.person(pose, 156, 131, 104, look), on.brow("grass", 4, 4)], HEADS);

const CARDS: Readonly<Record<string, Recipe>> = {
  pistol: thing("dawn", "pistol", 1.15, 118),
  shotgun: thing("dusk", "shotgun", 1, 116),
  ammo: thing("noon", "ammobox", 1.2),
  boards: thing("rose", "planks", 1.1),
  furniture: thing("dawn", "sofa", 1.05),
  first_aid: thing("noon", "kit", 1.2),
  second_wind: somebody("rose", "run", { hat: "pony", hue: "#0b7d5b" }),
  crowbar: thing("dusk", "crowbar", 1.15, 116),
  noise_maker: thing("noon", "megaphone", 1.1, 122),
  back_window: thing("night", "window", 1.1, 124),
  fresh_graves: near("night", (on) => [on.sky({ moon: true, stars: 30 }), on.far("hills", 92, 0.4), on.ground("grass", 92), on.at("grave", 114, 116, 2.2), on.at("grave", 204, 112, 1.8), on.dead("reach", 160, 134, 80), on.brow("grass", 12, 12)]),
  restless: near("storm", (on) => [on.sky({ clouds: 4 }), on.far("suburb", 92, 0.4), on.ground("grass", 92), on.crowd(6, 80, 240, 128, 72), on.weather("rain")]),
  quick_dead: near("ember", (on) => [on.sky({ rays: 14 }), on.far("suburb", 92, 0.5), on.ground("grass", 92), on.dead("grab", 128, 128, 96), on.dead("lurch", 200, 124, 80), on.weather("dust")]),
  rotten_wood: near("storm", (on) => [on.sky({ clouds: 4 }), on.far("suburb", 92, 0.4), on.ground("mud", 92), on.at("planks", 156, 120, 1, { turn: 14 }), on.dead("stump", 214, 128, 78, { flip: true }), on.weather("rain")]),
  cold_feet: near("dusk", (on) => [...street(on), on.at("villa", 118, 110, 0.8), on.person("run", 186, 128, 84, { hat: "cap", hue: "#1567a8", pack: true })]),
  damp_powder: near("storm", (on) => [on.sky({ clouds: 5 }), on.far("suburb", 92, 0.4), on.ground("mud", 92), on.at("ammobox", 160, 122, 1.1), on.weather("rain"), on.weather("rain")]),
  lull: near("dawn", (on) => [on.sky({ rays: 18, clouds: 4 }), on.far("hills", 88, 0.2), on.far("suburb", 94, 0.3), on.ground("grass", 94), on.person("sit", 150, 128, 70, { hat: "stetson", hue: "#7a5a12" }), on.at("birds", 180, 30)]),
  airdrop: near("noon", (on) => [on.sky({ rays: 18 }), on.far("suburb", 92, 0.3), on.ground("grass", 92), on.at("helicopter", 156, 62, 1), on.at("crate", 168, 122, 1.8)]),
  looters: near("dusk", (on) => [...street(on), on.at("pawnshop", 140, 110, 0.95), on.person("run", 194, 130, 84, { hat: "hood", hue: "#4a3a3a", hold: "bag" })]),
  under_the_floor: near("night", (on) => [on.room("cellar"), on.dead("reach", 160, 136, 92), on.dead("crawl", 220, 132, 70, { flip: true })]),
  help_is_late: near("night", (on) => [on.sky({ moon: true, stars: 30 }), on.far("city", 92, 0.4), on.ground("lot", 92), on.person("flare", 150, 130, 96, { hat: "long", hue: "#c8500a" }), on.at("helicopter", 222, 28, 0.45)]),
};

const ROLES: Readonly<Record<string, Recipe>> = {
  mail_carrier: somebody("dawn", "walk", { hat: "cap", hue: "#1567a8", hold: "bag" }),
  nurse: somebody("noon", "wave", { hat: "bun", hue: "#d8dcd0", skirt: true }, (on) => on.at("kit", 214, 124, 0.6)),
  roofer: somebody("rose", "lift", { hat: "helmet", hair: "#f2b705", hue: "#b56a2f" }),
  deputy: somebody("dusk", "shoot", { hat: "stetson", hue: "#8a7a4a" }, (on) => on.at("badge", 214, 124, 0.8)),
  realtor: somebody("noon", "thumb", { hat: "short", hue: "#4b4f9e", coat: true, thumb: true, hold: "bag" }, (on) => on.at("villa", 214, 106, 0.6)),
  coach: somebody("rose", "hands", { hat: "cap", hue: "#b3261e" }, (on) => on.at("ballpark", 190, 104, 0.6)),
};

const AGENDAS: Readonly<Record<string, Recipe>> = {
  block_captain: near("dawn", (on) => [...street(on), on.at("villa", 160, 122, 1.2), on.at("palisade", 78, 130, 0.6, { wide: 270 })]),
  gun_shop: near("noon", (on) => [...street(on), on.at("armoury", 160, 110, 1.1), on.at("shotgun", 160, 140, 0.7)]),
  good_shepherd: near("rose", (on) => [...street(on), on.person("flare", 136, 128, 96, { hat: "hood", hue: "#7a5a12", coat: true }), on.person("walk", 178, 128, 62, { hat: "short", hue: "#1567a8" }), on.person("walk", 206, 128, 50, { hat: "long", hue: "#a4407e" })]),
  iron_fists: thing("ember", "fist", 1.35, 122),
  exterminator: near("dusk", (on) => [...street(on), on.person("aim", 118, 130, 92, { hat: "helmet", hue: "#5d7150" }), on.crowd(3, 184, 250, 128, 66, { flip: true })]),
  brawler: near("ember", (on) => [on.sky({ rays: 16 }), on.far("suburb", 92, 0.5), on.ground("grass", 92), on.person("swing", 132, 130, 96, { hat: "mohawk", hue: "#c8500a", hold: "none" }), on.dead("lurch", 198, 128, 84, { flip: true })]),
  hit_and_run: near("dusk", (on) => [...street(on), on.street(100, 32), on.at("pickup", 134, 124, 1.4, { hue: "#b3261e" }), on.dead("howl", 212, 116, 70, { flip: true })]),
  fortress: thing("night", "keys", 1.25, 120),
  road_hog: near("noon", (on) => [...street(on), on.street(98, 34), on.at("bus", 150, 122, 1.25)]),
  valet: near("rose", (on) => [...street(on), on.at("villa", 130, 108, 0.8), on.at("police", 184, 124, 1.1), on.person("wave", 106, 130, 66, { hat: "cap", hue: "#b3261e" })]),
  scavenger: near("dawn", (on) => [on.room("cellar"), on.person("lift", 160, 132, 92, { hat: "long", hue: "#5d7150", hold: "bag", pack: true })]),
  trespasser: near("night", (on) => [on.sky({ moon: true, stars: 30 }), on.far("suburb", 92, 0.4), on.ground("grass", 92), on.at("villa", 176, 116, 1), on.person("walk", 108, 130, 84, { hat: "hood", hue: "#3a3a44", hold: "bat" })]),
  untouched: thing("noon", "heart", 1.15, 128),
  grave_watch: near("night", (on) => [on.sky({ moon: true, stars: 40 }), on.far("hills", 92, 0.4), on.ground("grass", 92), on.at("grave", 112, 118, 2), on.at("grave", 206, 122, 2.4), on.at("lamp", 176, 118, 0.8), on.person("stand", 152, 128, 76, { hat: "stetson", hue: "#7a5a12", coat: true }), on.weather("fog")]),
  vendetta: thing("dusk", "target", 1.15, 122),
};

const LIGHTS = ["dawn", "rose", "noon", "dusk"] as const;
const FLESH = ["#c98d62", "#8a5a3c", "#e0ac82", "#a9714a"] as const;
/** Each survivor as a person of their own: how they stand and what they wear. */
const SURVIVORS: Readonly<Record<string, readonly [Living, Person]>> = {
  alma: ["wave", { hat: "bun", hair: "#8d8778", hue: "#a4407e", skirt: true }],
  bruno: ["stand", { hat: "short", hue: "#8a3a2c", beard: true }],
  celia: ["shoot", { hat: "pony", hue: "#0b7d5b" }],
  dexter: ["walk", { hat: "cap", hue: "#4b4f9e", pack: true }],
  edith: ["read", { hat: "bun", hair: "#b3aa98", hue: "#7a5a12", skirt: true, coat: true }],
  felix: ["run", { hat: "short", hair: "#b56a2f", hue: "#1567a8" }],
  greta: ["lift", { hat: "long", hair: "#d8b25a", hue: "#5d7150" }],
  hector: ["swing", { hat: "bald", hue: "#7a5a12", beard: true }],
  iris: ["stand", { hat: "afro", hue: "#c8500a", skirt: true }],
  jonas: ["aim", { hat: "hood", hue: "#5d7150" }],
  kendra: ["swing", { hat: "mohawk", hair: "#a4407e", hue: "#33383c", coat: true }],
  luis: ["walk", { hat: "stetson", hue: "#8a3a2c" }],
  mabel: ["still", { hat: "long", hair: "#8d8778", hue: "#4b4f9e", skirt: true }],
  nestor: ["sit", { hat: "bald", hue: "#5d6468", beard: true }],
  olga: ["chop", { hat: "pony", hair: "#d8b25a", hue: "#8a3a2c" }],
  percy: ["hands", { hat: "short", hue: "#d8dcd0", coat: true }],
  ruth: ["flare", { hat: "long", hue: "#b3261e" }],
  silas: ["thumb", { hat: "cap", hue: "#c8500a", beard: true, pack: true }],
};

const portrait = ([pose, look]: readonly [Living, Person], at: number): Recipe => somebody(LIGHTS[at % LIGHTS.length] ?? "dawn", pose, { flesh: FLESH[(at * 3) % FLESH.length] ?? "#c98d62", ...look });

/** By "card pistol", "role nurse", "agenda valet". */
export const SCENES: Readonly<Record<string, Recipe>> = Object.fromEntries([
  ...Object.entries(CARDS).map(([id, recipe]) => [`card ${id}`, recipe] as const),
  ...Object.entries(SURVIVORS).map(([id, look], at) => [`card ${id}`, portrait(look, at)] as const),
  ...Object.entries(ROLES).map(([id, recipe]) => [`role ${id}`, recipe] as const),
  ...Object.entries(AGENDAS).map(([id, recipe]) => [`agenda ${id}`, recipe] as const),
]);

export function sceneOf(name: string): Picture | null {
  const recipe = SCENES[name];
  return recipe ? picture(`zombietown ${name}`, recipe) : null;
}
