// The scenes of stage I: dawn and rose, the first days on the road.
import type { Recipe } from "../../../art/recipe";

export const FIRST: Readonly<Record<string, Recipe>> = {
  "I-01": { light: "dawn", sun: [226, 62, 21], focus: 164, draw: (on) => [
    on.sky({ rays: 18 }), on.far("mesas", 86, 0.15), on.ground("desert"), on.road(250, 350, 74), on.at("armoury", 112, 110, 1.25), on.at("police", 238, 118, 0.95, { flip: true }),
    on.person("stand", 176, 121, 58, { hat: "stetson", hue: "#8a5a24", beard: true }), on.at("crate", 52, 118, 0.9), on.at("crate", 70, 120, 0.7), on.at("cactus", 18, 116, 1.1), on.at("birds", 286, 30), on.brow("rock", 4, 16),
  ] },
  "I-02": { light: "rose", sun: [232, 60, 24], focus: 140, draw: (on) => [
    on.sky({ clouds: 4 }), on.far("hills", 84, 0.15), on.far("prairie", 88, 0.5), on.ground("grass"), on.at("villa", 118, 108, 1.15, { hue: "#c9b89a" }), on.at("fence", 176, 116, 0.95, { wide: 150 }), on.at("pole", 292, 104, 0.8),
    on.person("sit", 62, 121, 62, { hat: "stetson", hue: "#5d7150", beard: true }), on.at("dog", 92, 122, 0.7, { sit: true, mad: false }), on.at("crate", 30, 120, 0.9), on.brow("grass", 10, 8),
  ] },
  "I-03": { light: "dawn", sun: [268, 56, 20], focus: 150, draw: (on) => [
    on.sky({ rays: 16, clouds: 2 }), on.far("mesas", 86, 0.2), on.ground("desert"), on.road(280, 360, 80), on.at("gas", 116, 110, 1.25), on.at("pickup", 214, 118, 0.95, { hue: "#9c5b2e", flip: true }),
    on.person("lift", 170, 122, 60, { hat: "cap", hue: "#1567a8", hold: "none" }), on.at("barrel", 22, 118, 0.8), on.brow("rock", 6, 10),
  ] },
  "I-04": { light: "rose", sun: [88, 66, 28], focus: 92, draw: (on) => [
    on.sky({ rays: 16, clouds: 2 }), on.far("mesas", 86, 0.1), on.ground("desert"), on.road(190, 250, 92), on.at("pole", 212, 98, 0.6), on.at("shield", 36, 114, 0.95),
    on.person("thumb", 84, 126, 92, { hat: "stetson", hue: "#1567a8", pack: true, thumb: true }), on.at("birds", 180, 26, 1, { count: 3 }), on.weather("dust"), on.brow("grass", 10, 6),
  ] },
  "I-05": { light: "dawn", sun: [150, 12, 0], focus: 96, draw: (on) => [
    on.room("attic"), on.at("crate", 40, 118, 1.2), on.at("crate", 58, 124, 0.9), on.person("aim", 106, 128, 88, { hat: "cap", hue: "#8a5a24", beard: true }),
  ] },
  "I-06": { light: "rose", sun: [150, 8, 0], focus: 112, draw: (on) => [
    on.room("cellar"), on.person("read", 118, 130, 84, { hat: "bald", beard: true, hue: "#7a5a6a", coat: true }), on.at("crate", 20, 130, 1),
  ] },
  "I-07": { light: "dawn", sun: [184, 14, 0], focus: 110, draw: (on) => [
    on.room("study"), on.person("read", 92, 130, 86, { hat: "bun", hue: "#4b4f9e", skirt: true }),
  ] },
  "I-08": { light: "dawn", sun: [90, 58, 30], focus: 90, draw: (on) => [
    on.sky({ clouds: 5 }), on.far("hills", 86, 0.2), on.far("forest", 88, 0.6), on.ground("grass"), on.road(200, 250, 60), on.at("dog", 126, 124, 1.1, { sit: true, mad: false, flip: true }),
    on.person("stand", 78, 124, 86, { hat: "mohawk", hue: "#a4407e", coat: true }), on.at("fence", 170, 112, 0.8, { wide: 190 }), on.brow("grass", 12, 10),
  ] },
  "I-09": { light: "rose", sun: [34, 60, 19], focus: 92, draw: (on) => [
    on.sky({ clouds: 4 }), on.far("suburb", 86, 0.25), on.ground("lot"), on.at("school", 112, 92, 1.1), on.dead("reach", 14, 108, 46), on.at("bus", 84, 118, 1), on.at("lamp", 262, 112, 1), on.brow("rock", 4, 8),
  ] },
  "I-10": { light: "dawn", sun: [210, 58, 22], focus: 96, draw: (on) => [
    on.sky({ clouds: 2 }), on.at("fumes", 60, 60, 1.3), on.far("hills", 86, 0.25), on.ground("desert"), on.at("tanks", 84, 108, 1), on.at("fumes", 118, 100, 0.7), on.at("barrel", 136, 122, 1.2, { toxic: true }),
    on.at("barrel", 36, 122, 1.1, { toxic: true, flip: true }), on.at("diamond", 14, 116, 0.9), on.person("cough", 94, 126, 56, { hat: "helmet", hue: "#b9a23c", coat: true }), on.brow("rock", 6, 10),
  ] },
  "I-11": { light: "dusk", sun: [92, 78, 34], focus: 92, draw: (on) => [
    on.sky({ clouds: 1 }), on.at("smoke", 116, 44, 1.5), on.at("smoke", 54, 56, 1.1), on.far("mesas", 86, 0.3), on.ground("desert"), on.at("tanks", 84, 108, 1.08), on.at("fire", 112, 52, 1), on.at("fire", 50, 66, 0.7), on.at("fire", 146, 110, 0.5),
    on.person("run", 84, 127, 54, { hat: "pony", hue: "#0b7d5b", flip: true }), on.at("barrel", 172, 122, 0.9), on.at("barrel", 190, 125, 0.9), on.weather("embers"), on.brow("rock", 8, 8),
  ] },
  "I-12": { light: "dawn", sun: [92, 62, 30], focus: 90, draw: (on) => [
    on.sky({ rays: 14, clouds: 2 }), on.far("prairie", 86, 0.5), on.ground("grass"), on.at("fence", 130, 98, 0.8, { wide: 240 }), on.at("dog", 36, 104, 0.95), on.at("dog", 96, 127, 1.5), on.at("birds", 214, 26), on.brow("grass", 10, 8),
  ] },
  "I-13": { light: "rose", sun: [196, 60, 20], focus: 170, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("suburb", 84, 0.2), on.ground("lot"), on.at("diner", 70, 106, 1.2), on.at("mall", 262, 104, 0.8), on.street(104, 30), on.at("lamp", 22, 112, 0.9), on.at("lamp", 300, 112, 0.9, { flip: true }), on.at("wreck", 60, 124, 0.9, { hue: "#8a3a2c" }),
    on.crowd(dead, 116, 280, 126, 62, { flip: true }), on.brow("rock", 8, 8),
  ] },
  "I-14": { light: "dawn", sun: [264, 58, 20], focus: 160, draw: (on, dead) => [
    on.sky({ rays: 12, clouds: 2 }), on.far("mesas", 86, 0.2), on.ground("desert"), on.at("jail", 92, 108, 1.25), on.at("badge", 168, 110, 0.8), on.at("cactus", 302, 112, 1.2), on.crowd(dead, 176, 290, 124, 64, { flip: true }), on.at("barrel", 22, 118, 0.8), on.brow("rock", 8, 12),
  ] },
  "I-15": { light: "rose", sun: [238, 62, 22], focus: 190, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("mesas", 86, 0.2), on.ground("desert"), on.street(94, 34), on.at("truck", 104, 112, 1.06), on.at("smoke", 176, 70, 0.6), on.at("fire", 172, 76, 0.36), on.crowd(dead, 186, 296, 124, 62, { flip: true }), on.brow("rock", 6, 12),
  ] },
  "I-16": { light: "rose", sun: [60, 58, 24], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("forest", 86, 0.35), on.ground("grass"), on.at("camper", 60, 104, 0.9), on.crowd(dead - 2, 4, 70, 116, 50), on.person("lie", 96, 126, 66, { hat: "pony", hue: "#1567a8" }), on.dead("feed", 120, 126, 64, { flip: true }),
    on.dead("grab", 152, 124, 62, { flip: true }), on.at("birds", 210, 30), on.brow("grass", 12, 8),
  ] },
  "I-17": { light: "rose", sun: [128, 54, 24], focus: 92, draw: (on) => [
    on.sky({ clouds: 3, rays: 14 }), on.far("prairie", 86, 0.4), on.ground("grass"), on.at("barn", 116, 106, 0.95), on.at("barrel", 152, 118, 0.9), on.at("crate", 18, 118, 1), on.at("crate", 36, 122, 0.8), on.person("throw", 66, 126, 84, { hat: "stetson", hue: "#c8500a", beard: true }), on.brow("grass", 8, 8),
  ] },
  "I-18": { light: "dawn", sun: [240, 56, 20], focus: 170, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("city", 86, 0.25), on.ground("lot"), on.at("pawnshop", 84, 108, 1.2), on.at("sandbags", 92, 120, 0.8, { wide: 84 }), on.person("kneel", 124, 120, 54, { hat: "afro", hue: "#a4407e" }), on.at("lamp", 300, 112, 0.9, { flip: true }),
    on.crowd(dead, 176, 300, 125, 62, { flip: true }), on.brow("rock", 6, 10),
  ] },
  "I-19": { light: "dawn", sun: [64, 54, 22], focus: 150, draw: (on) => [
    on.sky({ rays: 18 }), on.far("mesas", 86, 0.2), on.ground("desert"), on.road(30, -40, 70), on.at("camper", 158, 112, 1.35), on.at("cactus", 262, 110, 1.3), on.at("cactus", 296, 116, 0.8), on.person("walk", 226, 124, 62, { hat: "cap", hue: "#0b7d5b", pack: true, flip: true }), on.at("birds", 210, 20), on.brow("rock", 10, 10),
  ] },
  "I-20": { light: "rose", sun: [196, 56, 22], focus: 140, draw: (on) => [
    on.sky({ clouds: 3 }), on.far("hills", 82, 0.1), on.far("forest", 88, 0.55), on.ground("grass"), on.at("cabin", 100, 108, 1.5), on.at("tent", 236, 112, 0.8), on.at("fire", 178, 118, 0.34), on.person("wave", 150, 122, 54, { hat: "stetson", hue: "#7a5a12" }),
    on.person("sit", 206, 122, 46, { hat: "cap", hue: "#5d7150", flip: true }), on.brow("grass", 14, 10),
  ] },
};
