// Animations on the board: pieces move, things pulse, and scenes play at the places of their events.
import type { Facts } from "../core/facts";
import { MOTION } from "../core/pace";
import { calm, prefs } from "../core/prefs.svelte";
import type { Happening } from "../core/protocol";
import { play, type Sound } from "../core/sound";
import type { Effect, GameArt, Scene } from "../games/contract";
import { centre, filled, move, pulse, steps, times, type Spot, type Spots } from "./motion";

/** How long a scene plays, in milliseconds. */
export const SCENE = 480;
// A very long chain shows only its first scenes.
const MOST = 12;
// The sounds of one move are played one after the other.
const APART = 160;
const MOST_SOUNDS = 3;

const SOUNDS: Readonly<Record<Scene, Sound>> = {
  hit: "shot",
  bite: "bite",
  fall: "thud",
  escape: "whoosh",
  blast: "blast",
  shot: "shot",
  crumble: "rubble",
  knock: "knock",
  rise: "groan",
  noise: "refused",
  helicopter: "rotor",
};

type Effects = Readonly<Record<string, Effect>>;

/** The scene of an event: its time, and the names of possible places, best first. */
export interface Cue {
  readonly scene: Scene;
  readonly at: number;
  readonly places: readonly string[];
  readonly count: number;
}

/** The scenes of a chain of events. `at`: when each event is shown. */
export function cues(events: readonly Happening[], facts: Facts, effects: Effects, at: readonly number[]): Cue[] {
  const found = events.flatMap((event, index): Cue[] => {
    const effect = effects[event.name];
    if (!effect?.scene) return [];
    const refs = facts.refs(event);
    const places = effect.at === undefined ? refs : [filled(effect.at, event, facts), ...refs];
    const count = effect.count === undefined ? 1 : Number(event.values[effect.count] ?? 1);
    return [{ scene: effect.scene, at: at[index] ?? 0, places, count }];
  });
  return found.slice(0, MOST);
}

/** The sounds of events: each sound once, at most a few. */
export function sounds(events: readonly Happening[], effects: Effects, finale?: Scene): Sound[] {
  const heard = events.flatMap((event) => {
    const effect = effects[event.name];
    return effect?.sound ?? (effect?.scene ? SOUNDS[effect.scene] : []);
  });
  return [...new Set([...heard, ...(finale ? [SOUNDS[finale]] : [])])].slice(0, MOST_SOUNDS);
}

/** A scene on the screen. */
export interface Playing extends Spot {
  readonly key: number;
  readonly scene: Scene;
  readonly delay: number;
  readonly count: number;
}

/** One shown step of a game: where pieces were before, and the events. */
export interface Step {
  readonly before: Spots;
  readonly events: readonly Happening[];
  readonly beat: number;
  /** The winners, if this step ends the game. */
  readonly winners: readonly number[];
}

export class Drama {
  playing = $state.raw<readonly Playing[]>([]);
  private made = 0;
  private frame: Element | null = null;

  /** Animates the events that led to the drawn position. */
  perform(frame: Element, facts: Facts, art: GameArt | null, { before, events, beat, winners }: Step): void {
    this.playing = [];
    this.frame = frame;
    const effects: Effects = art?.effects ?? {};
    const finale = winners.length > 0 ? art?.finale : undefined;
    if (!document.hidden) sounds(events, effects, finale).forEach((sound, at) => setTimeout(() => play(sound), at * APART));
    if (prefs.speed === "off" || calm()) return;
    const at = times(events, facts, effects, beat, MOTION[prefs.speed]);
    move(frame, before, prefs.speed, steps(events, facts, effects, at));
    pulse(frame, events, facts, effects, at);
    const last = finale ? winners.map((seat): Cue => ({ scene: finale, at: (at.at(-1) ?? 0) + beat, places: [`seat:${seat}`], count: 1 })) : [];
    this.playing = [...cues(events, facts, effects, at), ...last].flatMap((cue) => this.placed(frame, before, cue, events.flatMap((event) => facts.refs(event))));
  }

  /** Finishes all animations at once. */
  skip(): void {
    this.playing = [];
    for (const animation of this.frame?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  }

  /** `others`: what all events of the step name. A fight that is over has no panel any more, but its card is still there. */
  private placed(frame: Element, before: Spots, { scene, at, places, count }: Cue, others: readonly string[]): Playing[] {
    const cards = others.filter((ref) => ref.startsWith("card:") || ref.startsWith("cell:"));
    const drawn = [...places, ...cards].map((name) => spotOf(frame, before, name)).find((spot) => spot !== null);
    const found = drawn ?? places.map((name) => before.get(name)).find((spot) => spot !== undefined);
    if (!found) return [];
    this.made += 1;
    return [{ key: this.made, scene, delay: at, count, x: found.x, y: found.y }];
  }
}

/** Where a place is on the screen; null if it is not drawn. For a piece this is its old position: a fallen piece may have moved already. */
function spotOf(frame: Element, before: Spots, name: string): Spot | null {
  const quoted = CSS.escape(name);
  // Of two places of one name, the later one is drawn above the other.
  const thing = [...frame.querySelectorAll(`[data-spot="${quoted}"]`)].at(-1) ?? frame.querySelector(`[data-ref="${quoted}"]`);
  const piece = thing?.closest("[data-piece]")?.getAttribute("data-piece");
  return (piece ? before.get(piece) : undefined) ?? (thing ? centre(thing) : null);
}
