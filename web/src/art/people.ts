// The figures on the boards: the people of six seats, their followers and zombies. Seats differ in colour,
// outline, pattern and letter.
import type { Look } from "./figure";
import { figure } from "./figure";
import { seeded } from "./ink";
import { LIGHTS, type Air } from "./light";
import { DEAD, LIVING, type Dead, type Living } from "./pose";
import { VEHICLES } from "./vehicles";

interface Person {
  readonly look: Look;
  /** How they stand when nothing happens. */
  readonly pose: Living;
}

/** The colours of the seats, as in app.css. */
export const SEAT_HUES = ["#c8500a", "#1567a8", "#0b7d5b", "#a4407e", "#7a5a12", "#4b4f9e"] as const;

const PEOPLE: readonly [Person, ...Person[]] = [
  { pose: "stand", look: { hat: "stetson", coat: true, pattern: "hoops" } },
  { pose: "swing", look: { hat: "pony", pattern: "dots" } },
  { pose: "read", look: { hat: "cap", pack: true, pattern: "check" } },
  { pose: "flare", look: { hat: "afro", skirt: true, pattern: "chevron", flesh: "#8a5a3c" } },
  { pose: "aim", look: { hat: "bald", beard: true, pattern: "bars" } },
  { pose: "run", look: { hat: "hood", coat: true, pattern: "cross" } },
];
const FOLLOWERS: readonly Look[] = [
  { hat: "short" },
  { hat: "long", skirt: true, flesh: "#a9714a" },
  { hat: "cap", pack: true },
  { hat: "bun", coat: true },
  { hat: "mohawk", flesh: "#8a5a3c" },
  { hat: "bald", beard: true },
  { hat: "afro", flesh: "#7a4a30" },
  { hat: "pony" },
];
const READY: readonly Living[] = ["aim", "swing", "shoot", "kneel", "chop", "throw", "stand", "run"];
const ROT = {
  /** Green and ragged. */
  street: { flesh: "#86c04a", hues: ["#4f6f2c", "#6b5b45", "#3f5a6a", "#7a4a34"], outline: "#14240c" },
  /** Neighbours, pale, in their good clothes. */
  suburb: { flesh: "#b3bf94", hues: ["#5b4a6a", "#6a3f38", "#3c4a58", "#7a6a3a"], outline: "#1d1a20" },
  /** A horde. */
  horde: { flesh: "#d6806a", hues: ["#7a1f1a", "#5a1a20", "#8a3a24", "#4a1a1a"], outline: "#200604" },
} as const;
export type Rot = keyof typeof ROT;
const SHAMBLE: readonly Dead[] = ["shamble", "reach", "drag", "grab", "stump", "lurch", "howl", "tilt"];
const RAGS = ["bald", "pony", "mohawk", "bun", "cap", "short"] as const;

const TABLE_LIGHT = { ...LIGHTS.dawn, dark: "#1a1613", rim: "#fff3d0" };
const OUTLINE = "#fffaf0";
const air = (): Air => ({ light: TABLE_LIGHT, luck: seeded("table"), sunX: 0, side: -1 });

const drawn = new Map<string, string>();
function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = draw();
  drawn.set(key, made);
  return made;
}

const hueOf = (seat: number): string => SEAT_HUES[seat % SEAT_HUES.length] ?? SEAT_HUES[0];
const personOf = (seat: number): Person => PEOPLE[seat % PEOPLE.length] ?? PEOPLE[0];

/** The person of a seat, about 100 high, feet on (0, 0), facing right. */
export const pawn = (seat: number, pose: Living = personOf(seat).pose): string =>
  once(`pawn ${seat} ${pose}`, () => figure(air(), { ...personOf(seat).look, pose: LIVING[pose], hue: hueOf(seat), vivid: true, chunk: 1.3, mark: "#fff6df", outline: OUTLINE }));

/** The car of a seat from the side: wheels on (0, 0), nose to the right. */
export const car = (seat: number): string => once(`car ${seat}`, () => VEHICLES.pickup(air(), { hue: hueOf(seat), load: true }));

/** A follower of a seat; -1 for a follower of nobody. */
export const follower = (seat: number, at: number, pose: Living = READY[at % READY.length] ?? "stand"): string =>
  once(`follower ${seat} ${at % FOLLOWERS.length} ${pose}`, () =>
    figure(air(), { ...FOLLOWERS[at % FOLLOWERS.length], pose: LIVING[pose], hue: seat < 0 ? "#8a8478" : hueOf(seat), vivid: true, chunk: 1.25, pattern: personOf(Math.max(0, seat)).look.pattern ?? "dots", mark: "#fff6df", outline: OUTLINE }),
  );

/** A member of a garrison: any look in a uniform of one colour. */
export const soldier = (look: Look, pose: Living): string => once(`soldier ${JSON.stringify(look)} ${pose}`, () => figure(air(), { vivid: true, chunk: 1.25, outline: "#15181b", ...look, pose: LIVING[pose] }));

/** One of the dead. */
export const zombie = (rot: Rot, at: number): string =>
  once(`zombie ${rot} ${at % 24}`, () => {
    const { flesh, hues, outline } = ROT[rot];
    return figure(air(), { pose: DEAD[SHAMBLE[at % SHAMBLE.length] ?? "shamble"], dead: true, vivid: true, chunk: 1.3, flesh, hue: hues[at % hues.length] ?? hues[0], outline, hat: RAGS[at % RAGS.length] ?? "bald", skirt: at % 5 === 3, coat: at % 7 === 2 });
  });
