// One poster for each game, in the hand of its cards: a low sun, one strong shape, the dead.
import { picture, type Picture, type Recipe } from "../art/recipe";

export const POSTERS: Readonly<Record<string, Recipe>> = {
  // The bus drives on, the dead come down the road.
  "hit-z-road": { light: "rose", sun: [160, 62, 34], focus: 160, draw: (on) => [
    on.sky({ rays: 22, clouds: 3 }), on.at("birds", 84, 4), on.far("mesas", 84, 0.2), on.ground("desert"), on.road(160, 150, 128, 84), on.at("pole", 30, 104, 0.8), on.at("cactus", 300, 112, 1.2), on.mass(126, 196, 96, 20, 9),
    on.at("shield", 42, 128, 1.3), on.at("executor", 196, 138, 1.5, { flip: true }), on.dead("reach", 96, 128, 50), on.dead("grab", 122, 134, 56), on.dead("shamble", 70, 138, 60), on.weather("dust"), on.brow("rock", 14, 12),
  ] },
  // The wall at night, and what comes out of the dark.
  "tower-defense": { light: "night", sun: [74, -26, 20], focus: 150, draw: (on) => [
    on.sky({ moon: true, stars: 60 }), on.far("hills", 84, 0.3), on.far("forest", 88, 0.6), on.ground("mud"), on.mass(196, 318, 104, 34, 14), on.weather("fog"), on.at("jail", 58, 118, 2.1), on.at("palisade", 62, 132, 1.4), on.at("fire", 168, 126, 0.7),
    on.person("aim", 112, 126, 66, { hat: "helmet", hue: "#c8500a" }), on.person("kneel", 142, 138, 62, { hat: "cap", hue: "#1567a8" }), on.at("sandbags", 128, 146, 1.2), on.dead("reach", 222, 132, 66, { flip: true }), on.dead("grab", 256, 138, 74, { flip: true }), on.dead("howl", 292, 134, 70, { flip: true }), on.brow("rock", 10, 10),
  ] },
  // Two loads, one avenue.
  "road-master": { light: "noon", sun: [246, 22, 24], focus: 160, draw: (on) => [
    on.sky({ rays: 20, clouds: 4 }), on.far("city", 84, 0.2), on.far("suburb", 88, 0.4), on.ground("lot"), on.at("harbour", 246, 104, 0.9), on.at("gas", 62, 104, 1), on.street(104, 46), on.at("truck", 206, 122, 1.25), on.at("lamp", 20, 118, 1.1), on.at("truck", 104, 142, 1.6, { flip: true }),
    on.at("crate", 236, 144, 1.3), on.at("crate", 258, 146, 1), on.person("wave", 292, 146, 62, { hat: "cap", hue: "#0b7d5b", flip: true }), on.brow("rock", 8, 4),
  ] },
  // A house with planks, and neighbours that are zombies.
  zombietown: { light: "dusk", sun: [236, 50, 30], focus: 160, draw: (on) => [
    on.sky({ rays: 16, clouds: 3 }), on.far("suburb", 84, 0.3), on.ground("grass"), on.at("villa", 120, 110, 1.6, { hue: "#c9b89a" }), on.at("planks", 92, 102, 0.5), on.at("fence", 96, 128, 1.1, { wide: 150 }), on.at("grave", 258, 112, 1.5), on.at("grave", 288, 114, 1.7), on.at("grave", 306, 106, 1.2),
    on.mass(216, 314, 112, 34, 8), on.person("chop", 118, 144, 76, { hat: "stetson", hue: "#c8500a", beard: true }), on.person("swing", 166, 146, 70, { hat: "pony", hue: "#1567a8" }), on.dead("grab", 214, 142, 74, { flip: true }), on.dead("tilt", 246, 146, 78, { flip: true }), on.dead("reach", 284, 142, 74, { flip: true }), on.brow("grass", 12, 10),
  ] },
  // The helicopter over the town, and all that is between.
  zombies: { light: "ember", sun: [204, 40, 30], focus: 170, draw: (on) => [
    on.sky({ rays: 18, clouds: 2 }), on.at("helicopter", 212, 14, 1.5), on.far("city", 84, 0.4), on.ground("lot"), on.at("mall", 62, 106, 1), on.at("hospital", 268, 106, 0.9), on.road(200, 150, 110, 86), on.mass(100, 300, 104, 34, 16), on.at("fire", 36, 116, 0.8), on.at("wreck", 286, 132, 1.1, { hue: "#8a3a2c" }),
    on.crowd(6, 128, 304, 132, 60, { flip: true }), on.person("shoot", 84, 144, 84, { hat: "stetson", hue: "#c8500a", coat: true }), on.person("run", 44, 146, 78, { hat: "pony", hue: "#0b7d5b" }), on.weather("embers"), on.brow("rock", 8, 8),
  ] },
};

/** A game that has no poster of its own. */
const PLAIN: Recipe = { light: "dusk", sun: [160, 60, 30], focus: 160, draw: (on) => [on.sky({ rays: 18 }), on.far("hills", 84, 0.3), on.ground("desert"), on.road(160, 160, 110, 84), on.brow("rock", 8, 8)] };

export const posterOf = (game: string): Picture => picture(`poster ${game}`, POSTERS[game] ?? PLAIN);
