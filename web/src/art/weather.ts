// The last layer of a picture: what the air is full of.
import { dots, line, many, mix, n, soft, type Point } from "./ink";
import { type Air, HEIGHT, WIDTH, ZENITH } from "./light";

export const WEATHERS = {
  dust: ({ light, luck }) =>
    many(9, () => {
      const x = luck(-60, WIDTH);
      const y = luck(74, 140);
      const w = luck(50, 150);
      return soft([[x, y], [x + w * 0.4, y - luck(3, 7)], [x + w, y], [x + w * 0.5, y + 3]], mix(light.ground, light.rim, 0.5), 0.3);
    }).join(""),
  rain: ({ light, luck }) =>
    line(
      many(130, () => {
        const x = luck(-10, WIDTH + 20);
        const y = luck(ZENITH, HEIGHT);
        const l = luck(6, 14);
        return `M${n(x)} ${n(y)}l${n(-l * 0.34)} ${n(l)}`;
      }).join(""),
      light.rim,
      0.8,
      0.5,
    ),
  fog: ({ light, luck }) =>
    many(7, (i) => {
      const y = 78 + i * 7;
      const x = luck(-80, 40);
      const w = luck(150, 260);
      return soft([[x, y], [x + w * 0.2, y - 5], [x + w * 0.6, y - 3], [x + w, y], [x + w * 0.6, y + 4], [x + w * 0.2, y + 3]], mix(light.sky[3], light.rim, 0.25), 0.24);
    }).join(""),
  embers: ({ luck }) =>
    dots(many(34, (): Point => [luck(0, WIDTH), luck(6, 120)]), "#ffb347", 1.5, 0.9) +
    dots(many(8, (): Point => [luck(0, WIDTH), luck(10, 100)]), "#fff0b8", 2.2),
  grain: ({ light, luck }) =>
    dots(many(70, (): Point => [luck(0, WIDTH), luck(ZENITH, HEIGHT)]), light.dark, 0.7, 0.3) +
    dots(many(50, (): Point => [luck(0, WIDTH), luck(ZENITH, HEIGHT)]), light.rim, 0.7, 0.35),
} satisfies Record<string, (air: Air) => string>;
