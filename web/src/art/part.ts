// A part of a picture, drawn around (0, 0) with its foot there and its nose to the right.
import type { Air } from "./light";

export interface PartOptions {
  readonly hue?: string;
  readonly wide?: number;
  readonly count?: number;
  readonly toxic?: boolean;
  readonly load?: boolean;
  readonly mad?: boolean;
  readonly sit?: boolean;
}

export type Part = (air: Air, options: PartOptions) => string;
