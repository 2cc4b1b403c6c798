// The scenes of stage II: noon and dusk, the long way.
import type { Recipe } from "../../../art/recipe";

export const SECOND: Readonly<Record<string, Recipe>> = {
  "II-01": { light: "dusk", sun: [134, 0, 0], focus: 140, draw: (on) => [on.room("bench"), on.person("lift", 268, 130, 88, { hat: "helmet", hue: "#5d7150", hold: "none", flip: true }), on.at("crate", 292, 134, 1)] },
  "II-02": { light: "dusk", sun: [56, 66, 24], focus: 200, draw: (on) => [
    on.sky({ clouds: 5 }), on.far("mesas", 86, 0.3), on.ground("lot"), on.at("motel", 126, 106, 1.14), on.at("wreck", 34, 120, 1, { hue: "#4a3a3a" }), on.person("walk", 268, 124, 64, { hat: "bun", hue: "#4b4f9e", coat: true, flip: true }), on.brow("rock", 6, 10),
  ] },
  "II-03": { light: "noon", sun: [250, 36, 16], focus: 140, draw: (on) => [
    on.sky({ rays: 20 }), on.far("mesas", 86, 0.25), on.ground("desert"), on.street(96, 32), on.at("tanker", 120, 116, 1.25), on.person("hands", 256, 124, 66, { hat: "cap", hue: "#c8500a", flip: true }), on.weather("dust"), on.brow("rock", 6, 8),
  ] },
  "II-04": { light: "noon", sun: [40, 34, 15], focus: 100, draw: (on) => [
    on.sky({ clouds: 4 }), on.far("mesas", 86, 0.3), on.ground("desert"), on.at("gate", 120, 104, 1), on.at("sandbags", 12, 120, 0.9, { wide: 84 }), on.at("tent", 28, 106, 0.55), on.person("read", 112, 126, 82, { hat: "helmet", hue: "#5d7150", pack: true }), on.weather("dust"), on.brow("rock", 8, 10),
  ] },
  "II-05": { light: "noon", sun: [54, 34, 16], focus: 84, draw: (on) => [
    on.sky({ rays: 20 }), on.far("mesas", 86, 0.25), on.ground("desert"), on.at("wreck", 22, 102, 0.8), on.at("wreck", 30, 88, 0.74, { hue: "#22566a" }), on.at("wreck", 156, 100, 0.8, { flip: true, hue: "#8a6a2c" }), on.at("wreck", 150, 86, 0.7, { flip: true }),
    on.at("executor", 70, 118, 0.86, { flip: true }), on.weather("dust"), on.brow("rock", 6, 6),
  ] },
  "II-06": { light: "noon", sun: [150, 34, 18], focus: 96, draw: (on) => [
    on.sky({ rays: 14 }), on.far("mesas", 86, 0.2), on.ground("desert"), on.at("wreck", 100, 112, 1.7, { hue: "#7a3a2c" }), on.at("snake", 92, 128, 1.05), on.person("run", 30, 126, 66, { hat: "short", hue: "#1567a8", flip: true }), on.at("cactus", 166, 108, 1), on.weather("dust"), on.brow("rock", 8, 8),
  ] },
  "II-07": { light: "dusk", sun: [112, 62, 30], focus: 96, draw: (on) => [
    on.sky({ clouds: 3 }), on.far("mesas", 100, 0.1), on.far("forest", 114, 0.45), on.river(114, 36), on.at("bridge", 134, 92, 1.3), on.at("pickup", 58, 86, 0.95, { turn: 5 }), on.person("flare", 14, 88, 40, { hat: "cap", hue: "#7a5a12" }), on.at("birds", 130, 34, 0.8, { count: 4 }),
    on.brow("rock", 26, 30),
  ] },
  "II-08": { light: "dusk", sun: [76, 64, 26], focus: 96, draw: (on) => [
    on.sky({ clouds: 3 }), on.far("prairie", 86, 0.4), on.ground("grass"), on.road(230, 300, 70), on.at("pickup", 116, 116, 1.35, { load: true }), on.at("crate", 66, 120, 0.7), on.person("run", 38, 126, 74, { hat: "hood", hue: "#4a3a3a", hold: "bag", flip: true }), on.brow("grass", 10, 8),
  ] },
  "II-09": { light: "dusk", sun: [110, 4, 0], focus: 110, draw: (on) => [
    on.room("gamble"), on.person("sit", 30, 130, 84, { hat: "stetson", hue: "#3a4a58", beard: true }), on.person("shoot", 178, 128, 78, { hat: "bald", hue: "#8a3a2c", flip: true }),
  ] },
  "II-10": { light: "noon", sun: [92, 40, 26], focus: 96, draw: (on) => [
    on.sky({ rays: 20, clouds: 2 }), on.far("suburb", 86, 0.25), on.ground("grass"), on.at("wheel", 168, 92, 0.6), on.at("pole", 12, 116, 0.95), on.person("leap", 94, 118, 88, { hat: "pony", hue: "#a4407e" }), on.at("tent", 40, 112, 0.55), on.brow("grass", 10, 8),
  ] },
  "II-11": { light: "dusk", sun: [140, 66, 28], focus: 96, draw: (on) => [
    on.sky({ clouds: 4 }), on.far("mesas", 92, 0.2), on.ground("desert", 92), on.at("viaduct", 110, 112, 1.15), on.at("pileup", 120, 54, 0.62), on.mass(70, 200, 53, 20, 9), on.person("kneel", 54, 126, 76, { hat: "cap", hue: "#0b7d5b" }), on.brow("rock", 12, 14),
  ] },
  "II-12": { light: "noon", sun: [110, 30, 24], focus: 100, draw: (on) => [
    on.sky({ rays: 24, clouds: 0 }), on.far("mesas", 86, 0.1), on.ground("desert"), on.road(110, 60, 66), on.at("cactus", 30, 112, 1.7), on.at("cactus", 164, 104, 1), on.person("walk", 106, 124, 62, { hat: "hood", hue: "#c8500a", pack: true }), on.at("birds", 110, 20, 1.2, { count: 4 }), on.weather("dust"), on.weather("dust"), on.brow("rock", 8, 8),
  ] },
  "II-13": { light: "noon", sun: [262, 34, 15], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("city", 86, 0.35), on.ground("lot"), on.at("hospital", 120, 106, 1.12), on.at("police", 34, 114, 0.8), on.crowd(dead, 110, 290, 124, 64, { flip: true }), on.brow("rock", 6, 10),
  ] },
  "II-14": { light: "dusk", sun: [150, 62, 24], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("city", 86, 0.4), on.ground("lot"), on.crowd(dead - 3, 110, 178, 106, 46, { flip: true }), on.street(98, 34), on.at("pickup", 68, 120, 1.4, { hue: "#8a3220" }), on.person("shoot", 44, 96, 48, { hat: "mohawk", hue: "#f2b705" }), on.crowd(3, 116, 190, 128, 58, { flip: true }), on.brow("rock", 8, 8),
  ] },
  "II-15": { light: "noon", sun: [52, 36, 16], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("forest", 86, 0.35), on.ground("grass"), on.at("tent", 44, 110, 0.95), on.crowd(dead, 118, 216, 118, 54, { flip: true }), on.person("lie", 40, 127, 56, { hat: "short", hue: "#8a3a2c" }), on.person("kneel", 88, 126, 68, { hat: "pony", hue: "#1567a8" }), on.brow("grass", 10, 8),
  ] },
  "II-16": { light: "dusk", sun: [214, 60, 24], focus: 150, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("prairie", 86, 0.4), on.ground("grass"), on.at("chapel", 96, 110, 1.1), on.at("grave", 24, 116, 1.3), on.at("grave", 162, 116, 1.1), on.at("grave", 44, 122, 1.5), on.crowd(dead, 168, 300, 125, 62, { flip: true }), on.brow("grass", 12, 10),
  ] },
  "II-17": { light: "noon", sun: [70, 34, 15], focus: 170, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("hills", 80, 0.15), on.far("forest", 88, 0.45), on.ground("mud"), on.river(94, 34), on.at("pickup", 92, 116, 1.15, { turn: -4, hue: "#2f6f6a", load: true }), on.crowd(dead, 156, 306, 122, 60, { flip: true }), on.brow("grass", 20, 18),
  ] },
  "II-18": { light: "dusk", sun: [280, 60, 20], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("city", 86, 0.4), on.ground("lot"), on.at("jail", 86, 106, 1.2), on.at("police", 58, 122, 1.05), on.at("fire", 30, 110, 0.4), on.crowd(dead, 138, 304, 125, 62, { flip: true }), on.weather("embers"), on.brow("rock", 8, 10),
  ] },
  "II-19": { light: "noon", sun: [290, 34, 14], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("suburb", 86, 0.3), on.ground("lot"), on.at("mall", 112, 106, 1.12), on.at("alarm", 112, 42, 0.9), on.crowd(dead, 128, 304, 125, 62, { flip: true }), on.at("crate", 20, 118, 0.9), on.brow("rock", 8, 8),
  ] },
  "II-20": { light: "dusk", sun: [160, 54, 20], focus: 150, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("suburb", 86, 0.2), on.ground("grass"), on.at("ballpark", 150, 106, 1.2), on.person("swing", 64, 126, 80, { hat: "cap", hue: "#1567a8" }), on.crowd(dead, 132, 306, 125, 62, { flip: true }), on.brow("grass", 8, 8),
  ] },
  "II-21": { light: "dusk", sun: [58, 60, 26], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("forest", 88, 0.5), on.ground("grass"), on.at("pickup", 30, 110, 0.9, { hue: "#8a6a2c" }), on.crowd(dead, 106, 196, 122, 56, { flip: true }), on.person("shoot", 58, 127, 86, { hat: "long", hue: "#0b7d5b" }), on.brow("grass", 12, 10),
  ] },
  "II-22": { light: "storm", sun: [220, 40, 0], focus: 170, draw: (on, dead) => [
    on.sky({ clouds: 6 }), on.bolt(222, 82), on.far("hills", 88, 0.5), on.ground("mud"), on.at("palisade", 6, 108, 1.2, { wide: 130 }), on.at("lamp", 150, 108, 0.9, { flip: true }), on.person("aim", 66, 66, 40, { hat: "helmet", hue: "#8a8a3c" }), on.mass(150, 326, 104, 34, 12), on.weather("fog"),
    on.crowd(dead, 146, 306, 125, 60, { flip: true }), on.weather("rain"), on.brow("rock", 8, 10),
  ] },
  "II-23": { light: "noon", sun: [300, 36, 15], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 3, rays: 12 }), on.far("mesas", 86, 0.2), on.ground("lot"), on.at("tanks", 70, 104, 1.05), on.at("tanker", 84, 120, 0.72), on.at("barrel", 160, 116, 0.9), on.crowd(dead, 158, 306, 125, 62, { flip: true }), on.brow("rock", 8, 8),
  ] },
  "II-24": { light: "dusk", sun: [30, 58, 20], focus: 92, draw: (on) => [
    on.sky({ clouds: 4 }), on.far("forest", 88, 0.5), on.ground("grass"), on.at("cabin", 116, 104, 1.5), on.at("fire", 66, 122, 0.5), on.person("chop", 118, 127, 82, { hat: "stetson", hue: "#8a3a2c", beard: true, flip: true }), on.person("stand", 26, 124, 70, { hat: "long", hue: "#7a5a6a", skirt: true }), on.brow("grass", 10, 8),
  ] },
  "II-25": { light: "noon", sun: [150, 34, 16], focus: 92, draw: (on) => [
    on.sky({ rays: 16, clouds: 2 }), on.far("mesas", 86, 0.2), on.ground("desert"), on.road(130, 110, 90), on.at("diamond", 26, 112, 1.5), on.at("mine", 66, 126, 1), on.at("mine", 148, 120, 0.8), on.at("mine", 122, 136, 1.2), on.person("hands", 96, 122, 70, { hat: "afro", hue: "#4b4f9e" }), on.weather("dust"), on.brow("rock", 6, 6),
  ] },
  "II-26": { light: "dusk", sun: [82, 62, 32], focus: 84, draw: (on, dead) => [
    on.sky({ clouds: 2 }), on.far("prairie", 86, 0.4), on.ground("grass"), on.at("barn", 84, 104, 0.98), on.person("kneel", 84, 58, 18, { hat: "stetson", plain: 0.05 }), on.crowd(Math.floor(dead / 2), 6, 60, 122, 56), on.crowd(Math.ceil(dead / 2), 112, 166, 122, 56, { flip: true }), on.brow("grass", 8, 8),
  ] },
  "II-27": { light: "dusk", sun: [40, 64, 24], focus: 92, draw: (on) => [
    on.sky({ clouds: 3 }), on.far("hills", 86, 0.3), on.ground("desert"), on.street(100, 30), on.at("booth", 54, 112, 1.3), on.person("aim", 122, 126, 78, { hat: "helmet", hue: "#8a5a24", flip: true }), on.person("stand", 24, 124, 58, { hat: "bald", hue: "#5d7150" }), on.brow("rock", 8, 8),
  ] },
  "II-28": { light: "noon", sun: [160, 40, 22], focus: 160, draw: (on, dead) => [
    on.sky({ rays: 20 }), on.far("prairie", 86, 0.3), on.ground("desert"), on.mass(-8, 328, 100, 32, 20), on.at("rodeo", 160, 112, 1.35), on.person("swing", 160, 122, 56, { hat: "stetson", hue: "#b3261e" }), on.crowd(Math.floor(dead / 2), 8, 124, 127, 62), on.crowd(Math.ceil(dead / 2), 196, 312, 127, 62, { flip: true }),
    on.weather("dust"), on.brow("rock", 6, 6),
  ] },
};
