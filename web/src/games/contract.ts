// What a game's drawing is: everything in web/src/games/<game>/. See docs/web.md.
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

/** What is known of any game, drawn or not. */
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

/** Something for some of these names; where the game is not known, for any name. */
type ByName<Name extends string, Value> = string extends Name ? Readonly<Record<string, Value>> : Readonly<Partial<Record<Name, Value>>>;

/** What a seat, or a spectator, may see: as the engine tells it. */
export interface View<G extends GameTypes = AnyGame> {
  readonly seat: number | null;
  readonly seats: number;
  readonly public: G["public"];
  readonly secret: G["secret"];
  /** What the rules derive from what everybody sees: never work it out again here. */
  readonly facts: G["facts"];
  /** What they derive for `seat` alone. */
  readonly own: G["own"];
  readonly stack: readonly G["frame"][];
  readonly stops: readonly number[];
  readonly asked: number | null;
}

export interface BoardProps<G extends GameTypes> {
  /** The position, through the eyes of `view.seat`. */
  view: View<G>;
  /** Domains (number -> notation), verbs, event kinds and the rows of what is printed on components. */
  facts: Facts<G>;
  words: Words;
  /** Refs that can be clicked now. The frame marks them; a board needs this only to draw differently. */
  lit: ReadonlySet<string>;
  /** Places that one click leads to. The frame marks them with their cost; a board needs this only to draw more. */
  ends?: Ends;
  /** What happened on the way to this position. */
  events: readonly G["event"][];
  /** The room on the screen, in CSS pixels. */
  width: number;
  height: number;
}

/** A big number of a seat: survivors, fuel ... always in the same place. */
export interface SeatNumber {
  readonly key: string;
  readonly icon: string;
  readonly value: number;
  readonly label: string;
  readonly strong?: boolean;
  /** Whether a narrow plate leaves it out: a tap on the plate tells it. */
  readonly minor?: boolean;
}

/** Something a seat owns, shown as a chip. */
export interface SeatThing {
  readonly ref: string;
  readonly icon: string;
  readonly label: string;
  readonly count: number;
}

export type Tone = "note" | "gain" | "loss" | "move";

/** How an event sounds and what its things do: a loss pulses red, a gain yellow. */
export interface Effect {
  readonly tone: Tone;
  readonly sound?: Sound;
  /** How long it is worth looking at; 1 is usual. */
  readonly weight?: number;
}

export interface GameArt<G extends GameTypes = any> {
  readonly board: Component<BoardProps<G>>;
  /** How far the game is, in few words: "Round 3 of 8". */
  readonly stage?: (view: View<G>, facts: Facts<G>, words: Words) => string;
  readonly numbers: (view: View<G>, seat: number, facts: Facts<G>, words: Words) => SeatNumber[];
  readonly things?: (view: View<G>, seat: number, facts: Facts<G>, words: Words) => SeatThing[];
  readonly effects?: ByName<G["event"]["name"], Effect>;
  /** Whether the board is larger than the screen can show well: then it pans and zooms. */
  readonly zoom?: boolean;
  /** What of a seat's secret people read, with the domain of its values; named `secret-<field>` in the drawing's texts. */
  readonly secrets?: ByName<keyof NonNullable<G["secret"]> & string, keyof G["values"] & string>;
  /** What else is worth knowing of a thing beside its own text: what the token of a card is good for. */
  readonly about?: (ref: string, facts: Facts<G>, words: Words) => readonly string[];
  /** Whether a seat is out of the game. */
  readonly out?: (view: View<G>, seat: number) => boolean;
}
