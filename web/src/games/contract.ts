// What a game's drawing is: everything in web/src/games/<game>/. See docs/web.md.
import type { Component } from "svelte";
import type { Facts, Plain } from "../core/facts";
import type { Happening } from "../core/protocol";
import type { Sound } from "../core/sound";
import type { Words } from "../core/texts";

export interface Frame {
  readonly frame: string;
  readonly [field: string]: Plain;
}

/** What a seat, or a spectator, may see: as the engine tells it. */
export interface View<Public = Record<string, Plain>, Secret = Record<string, Plain> | null> {
  readonly seat: number | null;
  readonly seats: number;
  readonly public: Public;
  readonly secret: Secret;
  readonly stack: readonly Frame[];
  readonly stops: readonly number[];
  readonly asked: number | null;
}

export interface BoardProps<Public = Record<string, Plain>, Secret = Record<string, Plain> | null> {
  /** The position, through the eyes of `view.seat`. */
  view: View<Public, Secret>;
  /** Domains (number -> notation), verbs, event kinds and the rows of what is printed on components. */
  facts: Facts;
  words: Words;
  /** Refs that can be clicked now. The frame marks them; a board needs this only to draw differently. */
  lit: ReadonlySet<string>;
  /** What happened on the way to this position. */
  events: readonly Happening[];
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

export interface GameArt {
  readonly board: Component<BoardProps<any, any>>;
  readonly numbers: (view: View<any, any>, seat: number, facts: Facts, words: Words) => SeatNumber[];
  readonly things?: (view: View<any, any>, seat: number, facts: Facts, words: Words) => SeatThing[];
  readonly effects?: Readonly<Record<string, Effect>>;
  /** Whether the board is larger than the screen can show well: then it pans and zooms. */
  readonly zoom?: boolean;
  /** What of a seat's secret people read, with the domain of its values; named `secret-<field>` in the drawing's texts. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** What else is worth knowing of a thing beside its own text: what the token of a card is good for. */
  readonly about?: (ref: string, facts: Facts, words: Words) => readonly string[];
  /** Whether a seat is out of the game. */
  readonly out?: (view: View<any, any>, seat: number) => boolean;
}
