// The scenes of stage III: night and storm; ember where a horde comes and at the end.
import type { Recipe } from "../../../art/recipe";

export const THIRD: Readonly<Record<string, Recipe>> = {
  "III-01": { light: "night", sun: [236, 26, 16], focus: 150, draw: (on) => [
    on.sky({ moon: true, stars: 40, clouds: 2 }), on.far("city", 88, 0.4), on.ground("mud"), on.at("gate", 150, 106, 1.05), on.at("lamp", 96, 106, 1), on.at("lamp", 206, 106, 1, { flip: true }), on.at("sandbags", 20, 120, 0.9, { wide: 90 }), on.person("flare", 118, 66, 38, { hat: "helmet", hue: "#8a8a3c" }),
    on.person("walk", 258, 124, 60, { hat: "pony", hue: "#c8500a", pack: true, flip: true }), on.person("walk", 282, 122, 46, { hat: "cap", hue: "#1567a8", flip: true }), on.weather("fog"), on.brow("rock", 8, 8),
  ] },
  "III-02": { light: "night", sun: [214, 34, 17], focus: 200, draw: (on, dead) => [
    on.sky({ moon: true, stars: 50, clouds: 3 }), on.far("coast", 92, 0.5), on.ground("sand", 96), on.at("camper", 74, 110, 1.15), on.person("kneel", 148, 120, 56, { hat: "cap", hue: "#1567a8" }), on.crowd(dead, 196, 300, 124, 66, { flip: true }), on.weather("fog"), on.brow("rock", 4, 8),
  ] },
  "III-03": { light: "night", sun: [40, 26, 14], focus: 92, draw: (on) => [
    on.sky({ moon: true, stars: 40, clouds: 3 }), on.far("suburb", 88, 0.4), on.ground("grass"), on.road(200, 260, 70), on.at("villa", 86, 104, 0.95, { hue: "#7a8a9a" }), on.at("grave", 148, 118, 1.2), on.at("pickup", 146, 108, 0.7, { hue: "#5a2c2c", flip: true }),
    on.person("stand", 96, 124, 58, { hat: "bun", hue: "#a4407e", skirt: true }), on.person("wave", 68, 124, 38, { hat: "short", hue: "#f2b705" }), on.person("stand", 42, 124, 62, { hat: "bald", beard: true, hue: "#5d7150" }), on.brow("grass", 10, 8),
  ] },
  "III-04": { light: "storm", sun: [130, 44, 18], focus: 96, draw: (on) => [
    on.sky({ clouds: 6 }), on.far("city", 88, 0.45), on.ground("lot"), on.road(110, 90, 90), on.at("pileup", 92, 112, 1.15), on.at("smoke", 130, 84, 0.6), on.at("fire", 128, 90, 0.36), on.person("run", 40, 127, 62, { hat: "hood", hue: "#1567a8", flip: true }), on.weather("rain"), on.brow("rock", 8, 8),
  ] },
  "III-05": { light: "storm", sun: [180, 44, 18], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("city", 88, 0.4), on.ground("mud"), on.at("fumes", 40, 100, 0.9), on.at("fumes", 128, 96, 0.7), on.at("barrel", 30, 116, 1, { toxic: true }), on.at("barrel", 142, 118, 1.1, { toxic: true }), on.crowd(dead, 108, 200, 118, 54, { flip: true }),
    on.person("cough", 78, 127, 84, { hat: "afro", hue: "#4b4f9e" }), on.weather("fog"), on.brow("rock", 8, 8),
  ] },
  "III-06": { light: "night", sun: [210, 22, 12], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 20, clouds: 3 }), on.far("hills", 88, 0.4), on.ground("mud"), on.at("tunnel", 92, 108, 1.2), on.at("fumes", 84, 104, 0.8), on.crowd(dead, 56, 168, 118, 54), on.person("flare", 26, 127, 70, { hat: "cap", hue: "#c8500a" }), on.weather("fog"), on.brow("rock", 14, 10),
  ] },
  "III-07": { light: "night", sun: [52, 30, 15], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 30, clouds: 3 }), on.far("prairie", 88, 0.4), on.ground("grass"), on.at("barn", 34, 104, 0.8), on.at("fence", 92, 110, 0.9, { wide: 220 }), on.weather("fog"), on.crowd(dead, 108, 206, 122, 56, { flip: true }), on.person("aim", 66, 127, 84, { hat: "long", hue: "#5d7150", pack: true }), on.brow("grass", 12, 10),
  ] },
  "III-08": { light: "night", sun: [236, 24, 12], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 30, clouds: 2 }), on.far("forest", 90, 0.5), on.ground("grass"), on.at("wreck", 36, 112, 1.1, { hue: "#22566a" }), on.weather("fog"), on.crowd(Math.floor(dead / 2), -4, 52, 120, 54), on.crowd(Math.ceil(dead / 2), 118, 190, 122, 56, { flip: true }), on.person("flare", 84, 127, 86, { hat: "pony", hue: "#c8500a" }), on.brow("grass", 12, 10),
  ] },
  "III-09": { light: "storm", sun: [90, 42, 18], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 5 }), on.far("city", 88, 0.35), on.ground("lot"), on.at("motel", 76, 100, 0.85), on.weather("fog"), on.crowd(dead, 130, 214, 112, 46, { flip: true }), on.person("hands", 116, 126, 74, { hat: "mohawk", hue: "#a4407e", coat: true, flip: true }), on.person("shoot", 52, 127, 80, { hat: "stetson", hue: "#8a5a24", beard: true }),
    on.weather("rain"), on.brow("rock", 8, 8),
  ] },
  "III-10": { light: "storm", sun: [210, 44, 18], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 4 }), on.far("suburb", 88, 0.4), on.ground("lot"), on.at("mall", 86, 104, 1.05), on.at("crate", 30, 116, 0.9), on.at("wreck", 158, 116, 0.8, { hue: "#5a3a34" }), on.weather("fog"), on.crowd(dead, 24, 150, 124, 62), on.weather("rain"), on.brow("rock", 8, 8),
  ] },
  "III-11": { light: "night", sun: [36, 30, 14], focus: 90, draw: (on, dead) => [
    on.sky({ moon: true, stars: 40, clouds: 2 }), on.far("suburb", 88, 0.4), on.ground("grass"), on.at("wheel", 92, 112, 1.12), on.weather("fog"), on.weather("fog"), on.crowd(dead, 8, 164, 124, 64), on.brow("grass", 8, 8),
  ] },
  "III-12": { light: "night", sun: [70, 26, 14], focus: 160, draw: (on, dead) => [
    on.sky({ moon: true, stars: 40, clouds: 2 }), on.far("suburb", 88, 0.35), on.ground("lot"), on.street(98, 32), on.at("police", 98, 120, 1.5), on.at("shield", 18, 112, 1), on.person("shoot", 170, 122, 64, { hat: "helmet", hue: "#22364a" }), on.weather("fog"), on.crowd(dead, 208, 304, 125, 64, { flip: true }), on.brow("rock", 6, 8),
  ] },
  "III-13": { light: "night", sun: [130, 28, 16], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 30, clouds: 3 }), on.far("suburb", 88, 0.4), on.ground("lot"), on.at("gas", 128, 104, 0.95), on.weather("fog"), on.crowd(dead - 1, 110, 180, 118, 54, { flip: true }), on.person("hands", 82, 127, 82, { hat: "pony", hue: "#0b7d5b" }), on.dead("grab", 50, 127, 80), on.brow("rock", 8, 8),
  ] },
  "III-14": { light: "night", sun: [186, 22, 13], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 30, clouds: 2 }), on.far("city", 88, 0.45), on.ground("lot"), on.at("tower", 70, 108, 1.15), on.person("leap", 142, 52, 40, { hat: "short", hue: "#c8500a" }), on.weather("fog"), on.crowd(dead, 58, 184, 125, 58, { flip: true }), on.brow("rock", 8, 8),
  ] },
  "III-15": { light: "night", sun: [40, 24, 13], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 50, clouds: 1 }), on.far("hills", 88, 0.4), on.ground("mud"), on.at("fire", 92, 118, 0.62), on.weather("fog"), on.crowd(Math.floor(dead / 2), -6, 40, 118, 60), on.crowd(Math.ceil(dead / 2), 142, 196, 118, 60, { flip: true }), on.person("sit", 62, 127, 64, { hat: "hood", hue: "#4b4f9e" }),
    on.person("kneel", 124, 127, 62, { hat: "cap", hue: "#c8500a" }), on.brow("rock", 12, 12),
  ] },
  "III-16": { light: "night", sun: [70, 26, 17], focus: 160, draw: (on, dead) => [
    on.sky({ moon: true, stars: 50, clouds: 2 }), on.far("hills", 88, 0.45), on.ground("grass"), on.at("tent", 54, 112, 0.9), on.at("grave", 118, 112, 1.2), on.at("grave", 150, 116, 1.4), on.at("grave", 214, 112, 1.2), on.weather("fog"), on.crowd(dead, 104, 314, 125, 58, { flip: true }), on.person("run", 28, 126, 56, { hat: "afro", hue: "#0b7d5b", flip: true }), on.brow("grass", 10, 10),
  ] },
  "III-17": { light: "ember", sun: [92, 58, 28], focus: 92, draw: (on, dead) => [
    on.sky({ rays: 16 }), on.far("city", 88, 0.5), on.ground("mud"), on.mass(-8, 328, 100, 34, 20), on.at("smoke", 120, 70, 1), on.at("fire", 34, 116, 0.8), on.at("fire", 150, 116, 0.9), on.crowd(Math.floor(dead / 2), -4, 52, 126, 58), on.crowd(Math.ceil(dead / 2), 124, 186, 126, 58, { flip: true }),
    on.person("throw", 90, 127, 84, { hat: "mohawk", hue: "#a4407e", coat: true }), on.weather("embers"), on.brow("rock", 10, 10),
  ] },
  "III-18": { light: "ember", sun: [140, 62, 26], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 1 }), on.far("city", 88, 0.5), on.ground("mud"), on.mass(-8, 328, 100, 36, 22), on.at("executor", 68, 122, 1.05), on.person("kneel", 52, 78, 42, { hat: "helmet", hue: "#f2b705" }), on.person("aim", 88, 78, 46, { hat: "pony", hue: "#e8691c" }), on.crowd(dead, 132, 214, 127, 60, { flip: true }),
    on.at("fire", 148, 116, 0.5), on.weather("embers"), on.brow("rock", 10, 10),
  ] },
  "III-19": { light: "ember", sun: [30, 52, 18], focus: 92, draw: (on, dead) => [
    on.sky({ clouds: 2 }), on.far("suburb", 88, 0.5), on.ground("grass"), on.mass(-8, 328, 102, 34, 22), on.at("villa", 88, 108, 1.05, { hue: "#8a6a5a" }), on.at("alarm", 88, 36, 1), on.crowd(Math.floor(dead / 2), -4, 60, 127, 60), on.crowd(Math.ceil(dead / 2), 116, 180, 127, 60, { flip: true }), on.weather("embers"), on.brow("grass", 10, 10),
  ] },
  "III-20": { light: "ember", sun: [290, 20, 0], focus: 100, draw: (on, dead) => [
    on.room("stairs"), on.mass(30, 150, 14, 34, 9), on.crowd(dead, 70, 190, 118, 62, { flip: true }), on.person("swing", 36, 130, 78, { hat: "short", hue: "#f2b705" }), on.weather("embers"),
  ] },
  "III-21": { light: "ember", sun: [240, 56, 24], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 3 }), on.far("hills", 88, 0.5), on.ground("lot"), on.mass(-8, 328, 100, 32, 20), on.at("airfield", 130, 112, 1.25), on.at("fire", 176, 112, 0.6), on.crowd(dead, 130, 312, 127, 62, { flip: true }), on.person("run", 48, 127, 60, { hat: "pony", hue: "#f2b705", flip: true }), on.weather("embers"), on.brow("rock", 8, 8),
  ] },
  "III-22": { light: "ember", sun: [160, 70, 36], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 0, rays: 12 }), on.far("city", 88, 0.5), on.ground("mud"), on.road(160, 160, 100), on.mass(-10, 122, 98, 38, 12), on.mass(198, 330, 98, 38, 12), on.crowd(Math.floor(dead / 2), 2, 102, 128, 74), on.crowd(Math.ceil(dead / 2), 218, 318, 128, 74, { flip: true }),
    on.person("aim", 148, 120, 60, { hat: "pony", hue: "#f2b705", flip: true }), on.person("swing", 170, 122, 62, { hat: "stetson", hue: "#e8691c" }), on.weather("embers"), on.brow("rock", 10, 10),
  ] },
  "III-23": { light: "storm", sun: [60, 40, 16], focus: 160, draw: (on, dead) => [
    on.sky({ clouds: 5 }), on.far("city", 88, 0.4), on.at("viaduct", 160, 100, 0.9), on.ground("lot", 94), on.street(100, 34), on.at("pileup", 92, 124, 1.05), on.at("smoke", 66, 92, 0.8), on.at("fire", 62, 98, 0.4), on.weather("fog"), on.crowd(dead, 164, 308, 126, 62, { flip: true }), on.weather("rain"), on.brow("rock", 6, 8),
  ] },
  "III-24": { light: "night", sun: [286, 24, 14], focus: 150, draw: (on, dead) => [
    on.sky({ moon: true, stars: 40, clouds: 2 }), on.far("hills", 88, 0.4), on.ground("lot"), on.mass(120, 328, 102, 34, 13), on.at("backlot", 110, 110, 1.15), on.weather("fog"), on.crowd(dead, 112, 308, 126, 62, { flip: true }), on.person("run", 46, 126, 58, { hat: "bun", hue: "#a4407e", skirt: true, flip: true }), on.brow("rock", 8, 8),
  ] },
  "III-25": { light: "night", sun: [196, 26, 14], focus: 92, draw: (on) => [
    on.sky({ moon: true, stars: 40, clouds: 2 }), on.far("city", 88, 0.4), on.ground("mud"), on.at("diamond", 18, 116, 1.1), on.at("drums", 104, 118, 1.2), on.at("fumes", 116, 92, 0.6), on.person("cough", 46, 127, 78, { hat: "helmet", hue: "#b9a23c" }), on.brow("rock", 8, 8),
  ] },
  "III-26": { light: "storm", sun: [96, 60, 0], focus: 90, draw: (on, dead) => [
    on.sky({ clouds: 6 }), on.bolt(118, 88), on.far("coast", 90, 0.5), on.ground("lot", 92), on.at("harbour", 92, 100, 1.25), on.weather("fog"), on.weather("fog"), on.mass(4, 320, 104, 34, 14), on.crowd(dead, 4, 164, 120, 62), on.at("mesh", -4, 134, 0.95, { wide: 350 }), on.weather("rain"), on.brow("rock", 6, 6),
  ] },
  "III-27": { light: "night", sun: [210, 22, 13], focus: 92, draw: (on, dead) => [
    on.sky({ moon: true, stars: 30, clouds: 2 }), on.far("city", 88, 0.45), on.ground("lot"), on.at("market", 92, 112, 1.1), on.weather("fog"), on.crowd(dead, 20, 166, 125, 60), on.brow("rock", 6, 8),
  ] },
  "III-28": { light: "ember", sun: [160, 66, 34], focus: 160, draw: (on, dead) => [
    on.sky({ rays: 18 }), on.far("coast", 92, 0.4), on.ground("sand", 94), on.road(160, 160, 96, 94), on.mass(-10, 120, 104, 40, 12), on.mass(200, 330, 104, 40, 12), on.at("helicopter", 176, 34, 0.95), on.crowd(Math.floor(dead / 2), 4, 112, 128, 68), on.crowd(Math.ceil(dead / 2), 206, 316, 128, 68, { flip: true }),
    on.person("run", 150, 122, 56, { hat: "pony", hue: "#f2b705" }), on.person("run", 178, 118, 46, { hat: "cap", hue: "#e8691c" }), on.weather("embers"), on.brow("rock", 10, 10),
  ] },
};
