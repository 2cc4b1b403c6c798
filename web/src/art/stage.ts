// The stage of one picture: binds all parts to its light and to the luck of its name.
import { figure, type Look } from "./figure";
import { brow, ground, river, road, street } from "./ground";
import { HOUSES } from "./houses";
import { many, n, seeded } from "./ink";
import { LANDMARKS } from "./landmarks";
import { LANDS } from "./land";
import { HEIGHT, LIGHTS, WIDTH, ZENITH, type Air, type LightName } from "./light";
import type { PartOptions } from "./part";
import { DEAD, LIVING, type Dead, type Living } from "./pose";
import { PROPS } from "./props";
import { ROOMS } from "./rooms";
import { bolt, sky, type SkyOptions, type Sun } from "./sky";
import { THINGS } from "./things";
import { VEHICLES } from "./vehicles";
import { VENUES } from "./venues";
import { WEATHERS } from "./weather";

const PARTS = { ...HOUSES, ...LANDMARKS, ...VENUES, ...VEHICLES, ...PROPS, ...THINGS };
export type PartName = keyof typeof PARTS;

interface Placed extends PartOptions {
  readonly flip?: boolean;
  readonly turn?: number;
}

interface Standing extends Look {
  readonly flip?: boolean;
}

const CROWD: readonly Dead[] = ["shamble", "reach", "drag", "tilt", "grab", "stump", "crawl", "lurch", "howl"];
const MASS: readonly Dead[] = ["shamble", "reach", "tilt", "stump", "howl", "lurch"];

export class Stage {
  private readonly air: Air;
  readonly luck;

  constructor(
    name: string,
    light: LightName,
    private readonly sun: Sun,
    /** Whether nobody is there, dead or alive: the ground of a fight, or a place that was won. */
    private readonly deserted = false,
  ) {
    this.luck = seeded(name);
    this.air = { light: LIGHTS[light], luck: this.luck, sunX: sun[0], side: 1 };
  }

  sky(options: SkyOptions = {}): string {
    return sky(this.air, this.sun, options);
  }
  bolt(x: number, y: number): string {
    return bolt(this.air, x, y);
  }
  far(kind: keyof typeof LANDS, y = 85, depth = 0.3): string {
    return LANDS[kind](this.air, y, depth);
  }
  ground(...how: Parameters<typeof ground> extends [Air, ...infer Rest] ? Rest : never): string {
    return ground(this.air, ...how);
  }
  road(...how: Parameters<typeof road> extends [Air, ...infer Rest] ? Rest : never): string {
    return road(this.air, ...how);
  }
  street(y?: number, high?: number): string {
    return street(this.air, y, high);
  }
  river(y?: number, high?: number): string {
    return river(this.air, y, high);
  }
  brow(...how: Parameters<typeof brow> extends [Air, ...infer Rest] ? Rest : never): string {
    return brow(this.air, ...how);
  }
  weather(kind: keyof typeof WEATHERS): string {
    return WEATHERS[kind](this.air);
  }
  /** The inside of a house: it fills the stage. */
  room(kind: keyof typeof ROOMS): string {
    return ROOMS[kind](this.air);
  }

  at(part: PartName, x: number, y: number, scale = 1, options: Placed = {}): string {
    const drawn = PARTS[part](this.lit(x, options.flip), options);
    return placed(x, y, scale, options.flip, options.turn ? `<g transform="rotate(${options.turn})">${drawn}</g>` : drawn);
  }

  person(pose: Living, x: number, y: number, tall: number, look: Standing = {}): string {
    if (this.deserted) return "";
    return placed(x, y, tall / 100, look.flip, figure(this.lit(x), { ...look, pose: LIVING[pose], mirror: look.flip ?? false }));
  }

  dead(pose: Dead, x: number, y: number, tall: number, look: Standing = {}): string {
    const { luck } = this;
    const rags: Look = {
      hat: luck.pick(["bald", "bald", "pony", "mohawk", "cap", "bun"]),
      hue: luck.pick(["#6b5b45", "#5d7150", "#8a4a34", "#3f5a6a", "#7a6a8a"]),
      skirt: luck() < 0.2,
      coat: luck() < 0.2,
    };
    if (this.deserted) return "";
    return placed(x, y, tall / 100, look.flip, figure(this.lit(x), { ...rags, ...look, dead: true, pose: DEAD[pose], mirror: look.flip ?? false }));
  }

  /** A number of zombies, from far to near. No pose is repeated before every pose was used. */
  crowd(count: number, from: number, to: number, y: number, tall: number, look: Standing = {}): string {
    const poses = CROWD.map((pose) => ({ pose, order: this.luck() })).sort((a, b) => a.order - b.order);
    return many(count, (at) => ({
      x: from + ((to - from) * (at + 0.5)) / count + this.luck(-4, 4),
      y: y + this.luck(-0.16, 0.1) * tall,
      pose: poses[at % poses.length]?.pose ?? "shamble",
    }))
      .sort((a, b) => a.y - b.y)
      .map((one) => this.dead(one.pose, one.x, one.y, tall + one.y - y, look))
      .join("");
  }

  /** A dark mass of the dead in the distance. */
  mass(from: number, to: number, y: number, tall: number, count = 16): string {
    return many(count, (at) => {
      const x = from + ((to - from) * at) / (count - 1) + this.luck(-3, 3);
      return this.dead(this.luck.pick(MASS), x, y + this.luck(-2, 3), tall * this.luck(0.85, 1.1), { plain: 0.25, flip: x > (from + to) / 2 });
    }).join("");
  }

  private lit(x: number, flip = false): Air {
    const side = this.sun[0] >= x ? 1 : -1;
    return { ...this.air, side: flip ? -side : side };
  }
}

const placed = (x: number, y: number, scale: number, flip: boolean | undefined, drawn: string): string => {
  const by = n(scale * 100) / 100;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -by : by} ${by})">${drawn}</g>`;
};

/** The middle of the stage, for pictures that are shown small. */
const CLOSE = { x: 70, y: -4, width: 180, height: 150 };
const WHOLE = { x: 0, y: ZENITH, width: WIDTH, height: HEIGHT - ZENITH };

/** The picture: the whole stage with the sky above it, or the middle from near. */
export function framed(layers: readonly string[], close: boolean): string {
  const { x, y, width, height } = close ? CLOSE : WHOLE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 2}" height="${height * 2}">${layers.join("")}</svg>`;
}
