// How the living and the dead stand. Angles: 0 hangs down, 90 points ahead, 180 up; lean and neck go forwards.
type Limb = readonly [upper: number, lower: number];
export type Held = "rifle" | "bat" | "bag" | "map" | "bottle" | "flare" | "pistol" | "axe" | "board" | "none";

export interface Pose {
  readonly lean: number;
  readonly neck: number;
  /** The far limb first; null for an arm that is gone. */
  readonly arms: readonly [Limb | null, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly hold?: Held;
  /** How high the feet are above the ground. */
  readonly air?: number;
}

export const LIVING = {
  stand: { lean: -2, neck: 0, arms: [[-56, 44], [54, -48]], legs: [[-9, -6], [11, 8]] },
  still: { lean: 0, neck: 2, arms: [[-7, 2], [7, -2]], legs: [[-5, 0], [5, 0]] },
  walk: { lean: 4, neck: 0, arms: [[-28, -4], [30, 52]], legs: [[-22, -32], [24, 8]] },
  thumb: { lean: -6, neck: 4, arms: [[-14, -4], [84, 102]], legs: [[-12, -6], [13, 4]], hold: "bag" },
  aim: { lean: 6, neck: 6, arms: [[72, 92], [52, 98]], legs: [[-22, -28], [26, 6]], hold: "rifle" },
  shoot: { lean: 2, neck: 4, arms: [[-30, 40], [86, 92]], legs: [[-20, -24], [22, 4]], hold: "pistol" },
  kneel: { lean: 10, neck: 6, arms: [[74, 92], [50, 98]], legs: [[4, -84], [84, 4]], hold: "rifle" },
  run: { lean: 24, neck: -4, arms: [[-58, 30], [50, 128]], legs: [[-28, -84], [62, 6]] },
  swing: { lean: -8, neck: 6, arms: [[140, 196], [160, 206]], legs: [[-24, -16], [28, 12]], hold: "bat" },
  chop: { lean: 8, neck: 4, arms: [[120, 160], [138, 168]], legs: [[-24, -28], [30, 6]], hold: "axe" },
  throw: { lean: -14, neck: 8, arms: [[-112, -160], [78, 96]], legs: [[-16, -30], [30, 16]], hold: "bottle" },
  leap: { lean: 10, neck: 0, arms: [[-116, -134], [118, 128]], legs: [[-74, -96], [84, 66]], air: 16 },
  read: { lean: 2, neck: 14, arms: [[18, 92], [26, 98]], legs: [[-8, -4], [9, 6]], hold: "map" },
  flare: { lean: -4, neck: -10, arms: [[-30, -10], [164, 172]], legs: [[-14, -8], [16, 8]], hold: "flare" },
  wave: { lean: -4, neck: -6, arms: [[-24, -6], [150, 190]], legs: [[-14, -8], [16, 8]] },
  lift: { lean: 8, neck: 10, arms: [[40, 96], [50, 92]], legs: [[-14, -18], [18, 6]], hold: "board" },
  cough: { lean: 34, neck: 26, arms: [[24, 110], [46, 132]], legs: [[-10, -20], [16, 0]] },
  hands: { lean: -2, neck: 0, arms: [[-128, -172], [126, 172]], legs: [[-12, -6], [13, 6]] },
  sit: { lean: 4, neck: 10, arms: [[22, 60], [30, 70]], legs: [[82, 10], [92, 6]] },
  lie: { lean: 84, neck: 6, arms: [[110, 130], [60, 40]], legs: [[-86, -92], [-94, -84]] },
} as const satisfies Record<string, Pose>;

export const DEAD = {
  shamble: { lean: 14, neck: 22, arms: [[78, 64], [92, 84]], legs: [[-20, -34], [20, 4]] },
  reach: { lean: 4, neck: -22, arms: [[128, 158], [142, 120]], legs: [[-12, -8], [14, 2]] },
  drag: { lean: 24, neck: 34, arms: [[16, 2], [58, 30]], legs: [[-38, -50], [6, -4]] },
  tilt: { lean: -6, neck: 48, arms: [[-16, 6], [14, -12]], legs: [[-10, -2], [10, 10]] },
  grab: { lean: 38, neck: -8, arms: [[84, 104], [66, 88]], legs: [[-30, -44], [34, 4]] },
  stump: { lean: 10, neck: -14, arms: [null, [98, 118]], legs: [[-16, -24], [18, 6]] },
  crawl: { lean: 82, neck: -52, arms: [[58, 100], [118, 84]], legs: [[-84, -98], [-96, -74]] },
  feed: { lean: 68, neck: 26, arms: [[40, 70], [24, 58]], legs: [[10, -88], [64, -74]] },
  lurch: { lean: -16, neck: -20, arms: [[-40, -14], [62, 118]], legs: [[-6, -30], [34, 18]] },
  howl: { lean: -8, neck: -40, arms: [[-62, -96], [66, 100]], legs: [[-14, -10], [18, 6]] },
} as const satisfies Record<string, Pose>;

export type Living = keyof typeof LIVING;
export type Dead = keyof typeof DEAD;
