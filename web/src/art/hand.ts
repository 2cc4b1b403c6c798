// Things that a figure holds: an outline in the ink of the figure, and parts with colours of their own.
import { bone, shape, step } from "./bone";
import { BLOOD, BONE, disc, line, mix, n, poly, SIGN, type Point } from "./ink";
import type { Air } from "./light";
import type { Held } from "./pose";
import { fire } from "./smoke";

export function inHand(air: Air, hold: Held, hands: readonly Point[]): { tool: string; extra: string } {
  const far = hands[0] ?? [0, 0];
  const near = hands[1] ?? far;
  const [x, y] = near;
  switch (hold) {
    case "rifle":
      return { tool: bone(step(far, 274, 12), step(far, 94, 6), 3, 2) + bone(step(far, 94, 4), step(near, 94, 28), 1.5, 1.1), extra: "" };
    case "pistol":
      return { tool: bone([x - 1, y + 2], [x + 1, y - 4], 2, 2) + bone([x, y - 4], [x + 13, y - 5], 2, 1.6), extra: "" };
    case "bat":
      return { tool: bone(step(near, 210, -3), step(near, 236, 30), 1.5, 3.4), extra: "" };
    case "axe": {
      const top = step(near, 150, 24);
      return { tool: bone(step(near, 330, 8), top, 1.6, 1.6), extra: poly([step(top, 60, 10), step(top, 100, 12), step(top, 0, 9), step(top, 330, 3), step(top, 150, 2)], mix(BONE, air.light.dark, 0.2)) };
    }
    case "bag":
      return { tool: shape([[far[0] - 8, far[1] + 1], [far[0] + 8, far[1] + 1], [far[0] + 11, far[1] + 16], [far[0] - 11, far[1] + 16]]), extra: "" };
    case "map":
      return {
        tool: "",
        extra: poly([[x - 9, y - 11], [x + 3, y - 8], [x + 13, y - 12], [x + 12, y + 5], [x + 2, y + 8], [x - 9, y + 4]], BONE) + line(`M${n(x - 5)} ${n(y - 5)}l8 6l6 -9`, BLOOD, 1.4),
      };
    case "board":
      return { tool: "", extra: poly([[x - 16, y - 6], [x + 22, y - 12], [x + 23, y - 5], [x - 15, y + 1]], "#9a6a3a") + line(`M${n(x - 12)} ${n(y - 3)}l32 -5`, "#6d4724", 1.2) };
    case "bottle": {
      const [u, v] = far;
      return { tool: "", extra: fire(air, u - 2, v - 8, 0.22) + poly([[u - 3, v + 4], [u + 2, v + 5], [u + 1, v - 8], [u - 3, v - 8]], "#7fa08a") };
    }
    case "flare":
      return { tool: "", extra: disc(x, y - 8, 15, BLOOD, 0.35) + disc(x, y - 8, 9, SIGN, 0.7) + disc(x, y - 8, 5, "#fffbe6") };
    case "none":
      return { tool: "", extra: "" };
  }
}
