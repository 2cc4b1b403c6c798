// How one picture is made: its light, its sun, where its hero stands, and its layers from the sky to the weather.
import type { LightName } from "./light";
import type { Sun } from "./sky";
import { framed, Stage } from "./stage";

export interface Recipe {
  readonly light: LightName;
  readonly sun: Sun;
  /** Where the hero stands, from 0 to 320: a narrow picture is cut around it. */
  readonly focus: number;
  /** Where a low picture is cut, from 0 (its top stays) to 100 (its foot stays). Usually the foot stays. */
  readonly height?: number;
  /** Whether the picture is shown small: then it is the middle of the stage, around 160. */
  readonly close?: boolean;
  /** The layers from back to front. `dead` is the number of zombies that the thing is about. */
  readonly draw: (on: Stage, dead: number) => readonly string[];
}

export interface Picture {
  /** The drawing as the address of an image. */
  readonly src: string;
  /** The focus as a share of the width, in percent. */
  readonly focus: number;
  /** The same of the height. */
  readonly height: number;
}

/** The same name gives the same picture, on every machine. */
export function drawing(name: string, recipe: Recipe, dead: number, deserted = false): string {
  const stage = new Stage(name, recipe.light, recipe.sun, deserted);
  return framed([...recipe.draw(stage, dead), stage.weather("grain")], recipe.close ?? false);
}

const FOOT = 85;
const painted = new Map<string, Picture>();

/** A picture is painted once and kept. */
export function picture(name: string, recipe: Recipe, dead = 0, deserted = false): Picture {
  const key = deserted ? `${name}, deserted` : name;
  const known = painted.get(key);
  if (known) return known;
  const made = { src: `data:image/svg+xml;base64,${btoa(drawing(name, recipe, dead, deserted))}`, focus: recipe.close ? 50 : Math.round(recipe.focus / 3.2), height: recipe.height ?? FOOT };
  painted.set(key, made);
  return made;
}
