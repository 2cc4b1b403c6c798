// The pace of a table: the position on the screen, those still to be shown, and how long each one stays.
import type { Effect } from "../games/contract";
import { CLOSING, MOST_FILM, MOST_WAITING, MOTION, pause } from "./pace";
import { prefs } from "./prefs.svelte";
import type { Happening, Moment } from "./protocol";
import { happened, mayRead, type Seen } from "./visible";

// With this many events, what follows an answer counts as the turn of others.
const CHAIN = 5;

/** How many of the events still happen in the position before them, because what they end is gone afterwards. */
export type Closing = (before: Moment["view"], events: readonly Happening[]) => number;

/** Who watches a table. */
export interface Audience {
  /** Whether only bots play. A spectator then sees every move, however far ahead the server is. */
  film(): boolean;
  /** Whether a seat belongs to this screen. */
  mine(seat: number): boolean;
  /** Another position is about to be shown. */
  turned(): void;
}

export class Playing {
  /** The position on the screen; behind the server while moves are still being shown. */
  shown = $state.raw<Seen | null>(null);
  /** How long the shown moment stays. */
  lasts = $state(0);
  /** The last move of others and the end of a game are shown before a question or an overlay appears. */
  held = $state(false);
  effects: Readonly<Record<string, Effect>> = {};
  closing: Closing = () => 0;

  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly audience: Audience) {}

  /** Adds the newest position. `again`: it has the ply of the one before and replaces it. */
  add(moment: Moment, again: boolean): void {
    if (!this.shown || (again && this.waiting.length === 0)) {
      const part = this.shown && this.shown.seat === moment.seat ? this.shown.part : undefined;
      this.show(part ? { ...moment, part } : moment);
      return;
    }
    if (again) this.waiting.pop();
    this.waiting.push(moment);
    const most = this.audience.film() ? MOST_FILM : MOST_WAITING;
    if (this.waiting.length > most) this.waiting.splice(0, this.waiting.length - most);
    if (prefs.speed === "off") this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Shows the newest position at once. */
  skip(): void {
    const last = this.waiting.pop();
    this.waiting = [];
    this.cutShort();
    this.lasts = 0;
    this.hold(0);
    if (last) this.show(last);
  }

  /** Ends the time of the shown position: the next one follows at once. */
  cutShort(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.holding);
  }

  private next(): void {
    const moment = this.waiting.shift();
    if (!moment) {
      this.timer = undefined;
      return;
    }
    const before = this.shown;
    const told = happened(moment);
    const closed = before?.ply === moment.ply ? (before.part?.length ?? 0) : 0;
    const ending = before && closed === 0 ? told.slice(0, this.closing(before.view, told)) : [];
    // On a screen with several seats, the seat before may not know all of it.
    if (before && ending.length > 0 && ending.every((event) => mayRead(event, before.seat))) {
      this.conclude(before, moment, ending);
      return;
    }
    const events = told.slice(closed);
    const mine = this.audience.mine(moment.by ?? -1);
    const seen = events.length > 0 && (!mine || events.length >= CHAIN || moment.outcome !== null);
    this.lasts = pause(events, this.effects, prefs.speed, this.hurrying());
    this.show(closed > 0 ? { ...moment, part: events } : moment);
    // The events that ended the game are all shown.
    const time = moment.outcome === null ? MOTION[prefs.speed] : this.lasts;
    this.hold(seen && this.waiting.length === 0 ? time : 0);
    this.timer = setTimeout(() => this.next(), this.lasts);
  }

  /** The number of waiting moments with events; 0 if there is no hurry. */
  private hurrying(): number {
    return this.audience.film() ? 0 : this.waiting.filter((one) => happened(one).length > 0).length;
  }

  /** Shows how something ended, such as a fight, where it was; the position after it follows. */
  private conclude(before: Seen, moment: Moment, part: readonly Happening[]): void {
    this.waiting.unshift(moment);
    this.lasts = Math.min(CLOSING[prefs.speed], pause(part, this.effects, prefs.speed, this.hurrying()));
    this.show({ ...moment, seat: before.seat, view: before.view, part, told: before.ply, question: null, options: [], refused: [], cautions: [], outcome: null });
    this.hold(this.lasts);
    this.timer = setTimeout(() => this.next(), this.lasts);
  }

  private hold(time: number): void {
    clearTimeout(this.holding);
    this.held = time > 0;
    if (this.held) this.holding = setTimeout(() => (this.held = false), time);
  }

  private show(moment: Seen): void {
    if (moment.ply !== this.shown?.ply) this.audience.turned();
    this.shown = moment;
  }
}
