// The interface of a game's drawing: everything in web/src/games/<game>/. See docs/web.md.
import type { Ends } from "../core/reaching.svelte";
import type { Component } from "svelte";
import type { Facts, Plain } from "../core/facts";
import type { Choice, Happening } from "../core/protocol";
import type { Sound } from "../core/sound";
import type { Words } from "../core/texts";

/** The types of a game: scripts/views.py writes them into <game>/types.ts from the Python classes. */
export interface GameTypes {
  readonly public: object;
  readonly secret: object | null;
  readonly facts: unknown;
  readonly own: unknown;
  readonly frame: { readonly frame: string };
  readonly event: Happening;
  readonly option: Choice;
  readonly values: object;
  readonly rows: object;
}

/** The base types of any game, with or without a board. */
export interface AnyGame {
  readonly public: Record<string, Plain>;
  readonly secret: Record<string, Plain> | null;
  readonly facts: Plain;
  readonly own: Plain;
  readonly frame: { readonly frame: string; readonly [field: string]: Plain };
  readonly event: Happening;
  readonly option: Choice;
  readonly values: Record<string, string>;
  readonly rows: Record<string, Record<string, Plain>>;
}

/** The events of a game, each with its own values. */
export type Told<Events> = {
  [Name in keyof Events & string]: Omit<Happening, "name" | "values"> & { readonly name: Name; readonly values: Events[Name] & Happening["values"] };
}[keyof Events & string];

/** The options of a game, each with its own arguments. */
export type Asked<Verbs> = {
  [Verb in keyof Verbs & string]: Omit<Choice, "verb" | "args"> & { readonly verb: Verb; readonly args: Verbs[Verb] & Choice["args"] };
}[keyof Verbs & string];

/** A value for some of these names, or for any name if the game is not known. */
type ByName<Name extends string, Value> = string extends Name ? Readonly<Record<string, Value>> : Readonly<Partial<Record<Name, Value>>>;

/** What a seat or a spectator may see, as sent by the engine. */
export interface View<G extends GameTypes = AnyGame> {
  readonly seat: number | null;
  readonly seats: number;
  readonly public: G["public"];
  readonly secret: G["secret"];
  /** What the rules derive from public information. Never compute it again here. */
  readonly facts: G["facts"];
  /** What the rules derive for `seat` only. */
  readonly own: G["own"];
  readonly stack: readonly G["frame"][];
  readonly stops: readonly number[];
  readonly asked: number | null;
}

/** A proposed row of answers: `{ kind: "zombies", mix: { "space:e4 space:e5": 1 } }`. */
export interface Proposal {
  readonly kind: string;
  readonly mix: Readonly<Record<string, number>>;
}

export interface BoardProps<G extends GameTypes> {
  /** The position as `view.seat` sees it. */
  view: View<G>;
  /** Domains (number -> notation), verbs, event kinds and the rows of what is printed on components. */
  facts: Facts<G>;
  words: Words;
  /** Refs that can be clicked now. The frame marks them; a board needs this only to draw differently. */
  lit: ReadonlySet<string>;
  /** Places that can be reached with one click. The frame marks them; a board needs this only to draw more. */
  ends?: Ends;
  /** What the bar proposes for a whole row of answers: the parts of the chain and how often each. */
  plan?: Proposal;
  /** The events that led to this position. */
  events: readonly G["event"][];
  /** The room on the screen, in CSS pixels. */
  width: number;
  height: number;
}

/** A main number of a seat: survivors, fuel ... always in the same place. */
export interface SeatNumber {
  readonly key: string;
  readonly icon: string;
  readonly value: number;
  readonly label: string;
  readonly strong?: boolean;
  /** Whether a narrow plate omits it. A tap on the plate shows it. */
  readonly minor?: boolean;
}

/** A possession of a seat, shown as a chip. */
export interface SeatThing {
  readonly ref: string;
  readonly icon: string;
  readonly label: string;
  readonly count: number;
}

/** What a seat has of a part of a mix, such as a resource that a price can be paid with. */
export interface Stock {
  readonly part: string;
  readonly icon: string;
  readonly held: number;
}

export type Tone = "note" | "gain" | "loss" | "move";

/** The scenes that can play at a place of the board; `web/src/table/Scenes.svelte` draws them. */
export const SCENES = ["hit", "bite", "fall", "escape", "blast", "shot", "crumble", "knock", "rise", "noise", "helicopter"] as const;
export type Scene = (typeof SCENES)[number];

/** The sound of an event and the effect on its things: a loss pulses red, a gain yellow. */
export interface Effect {
  readonly tone: Tone;
  /** By default, the sound of the scene. */
  readonly sound?: Sound;
  readonly scene?: Scene;
  /** The place of the scene: a `data-spot` or `data-ref`, with `{field}` for a value of the event; by default its refs. */
  readonly at?: string;
  /** The ref of the piece that moves, with `{field}` for a value of the event, if the event does not name it. */
  readonly moves?: string;
  /** The field with the number of victims. */
  readonly count?: string;
  /** The duration, relative to the usual one (1). */
  readonly weight?: number;
}

export interface GameArt<G extends GameTypes = any> {
  readonly board: Component<BoardProps<G>>;
  /** The stage of the game: "Round 3 of 8". */
  readonly stage?: (view: View<G>, facts: Facts<G>, words: Words) => string;
  readonly numbers: (view: View<G>, seat: number, facts: Facts<G>, words: Words) => SeatNumber[];
  readonly things?: (view: View<G>, seat: number, facts: Facts<G>, words: Words) => SeatThing[];
  readonly effects?: ByName<G["event"]["name"], Effect>;
  /** How many of the events end something that is gone afterwards, such as a fight. They are shown in the view before. */
  readonly closing?: (before: View<G>, events: readonly Happening[]) => number;
  /** Whether the board pans and zooms, because it is larger than most screens. */
  readonly zoom?: boolean;
  /** The fields of a secret to show, with the domain of their values; the texts are `secret-<field>`. */
  readonly secrets?: ByName<keyof NonNullable<G["secret"]> & string, keyof G["values"] & string>;
  /** An additional explanation of a thing, such as the use of the token on a card. */
  readonly about?: (ref: string, facts: Facts<G>, words: Words, view: View<G> | null) => readonly string[];
  /** The scene at the places of the winners when the game is over. */
  readonly finale?: Scene;
  /** The odds or the price of an answer, computed by the engine: "2.0 kills, 52 % a bite". Empty if it has neither. */
  readonly odds?: (view: View<G>, option: Choice, words: Words) => string;
  /** What a seat has of the parts of a mix, in the order in which the dialog shows them. */
  readonly stock?: (view: View<G>, seat: number) => readonly Stock[];
  /** Where dialogs of amounts stand on a wide screen, if not in the middle: own things at the right stay visible. */
  readonly dialogs?: "left";
  /** What stands at a place, by its ref: a plan names it instead of the place. Empty if nothing does. */
  readonly named?: (view: View<G>, ref: string, words: Words) => string;
  /** The chains whose proposal the board draws: the bar then has no tickets for it. */
  readonly shows?: readonly string[];
  /** Verbs that fold behind one button while a plan is proposed. */
  readonly folds?: readonly string[];
  /** Events and kinds of questions at a place in reach that its mark warns of, such as a fight. */
  readonly perils?: readonly string[];
  /** Chains that end where a click leads to, so that no question whether to go on follows. */
  readonly arrives?: readonly string[];
  /** Whether a seat is out of the game. */
  readonly out?: (view: View<G>, seat: number) => boolean;
}
