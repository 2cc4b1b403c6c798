// The light of a picture: one sun (or moon) decides every lit flank, rim and shadow. Seven kinds, from dawn to ember.
import type { Luck } from "./ink";

export interface Light {
  /** Four bands from the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly dark: string;
  readonly rim: string;
  readonly lamp: string;
  readonly road: string;
}

/** What every part of a picture is drawn with. */
export interface Air {
  readonly light: Light;
  readonly luck: Luck;
  readonly sunX: number;
  /** Where the sun stands from the part that is drawn: 1 right of it, -1 left. */
  readonly side: number;
}

/** The stage: every picture is drawn on it. The sky goes on above it for tall pictures. */
export const WIDTH = 320;
export const HEIGHT = 150;
export const ZENITH = -80;

export const LIGHTS = {
  dawn: { sky: ["#4f8088", "#93ab9b", "#e3c288", "#f8dc9c"], sun: "#fff4d0", far: "#cf9c69", near: "#86532f", ground: "#c98f52", dark: "#2b1d18", rim: "#ffe9b4", lamp: "#ffd257", road: "#5a4c42" },
  rose: { sky: ["#566b86", "#a58a8d", "#e79d73", "#fbd08b"], sun: "#fff0c2", far: "#bd7a5c", near: "#74402f", ground: "#b9754a", dark: "#2a1a1c", rim: "#ffdba0", lamp: "#ffd257", road: "#554543" },
  noon: { sky: ["#6fa39f", "#b3c6a6", "#ece0ac", "#fdf3cf"], sun: "#fffdf2", far: "#d5ab70", near: "#99582c", ground: "#dfb36a", dark: "#33221a", rim: "#fffbe0", lamp: "#fff0b0", road: "#6b5f51" },
  dusk: { sky: ["#43304d", "#8e3d3d", "#d5622d", "#f6a83f"], sun: "#ffe08c", far: "#93422f", near: "#54242a", ground: "#9a4a2b", dark: "#1c1216", rim: "#ffbe62", lamp: "#ffd257", road: "#3b2a30" },
  night: { sky: ["#0e1823", "#16293a", "#22405a", "#3f6878"], sun: "#f4edda", far: "#274658", near: "#15262f", ground: "#2b4149", dark: "#080d11", rim: "#bfe0e2", lamp: "#f2b705", road: "#1c272d" },
  storm: { sky: ["#1f292b", "#35433f", "#647058", "#b4b27c"], sun: "#e8e6bd", far: "#49564b", near: "#252e2b", ground: "#465043", dark: "#0c1011", rim: "#eef0cc", lamp: "#f2b705", road: "#262d2c" },
  ember: { sky: ["#170d12", "#3d1319", "#8a2219", "#dc5a1e"], sun: "#ffc25a", far: "#5f1a19", near: "#2c1015", ground: "#5a201a", dark: "#0d0708", rim: "#ff9d45", lamp: "#ffc63f", road: "#281417" },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
