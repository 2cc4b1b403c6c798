// The pace of a table: the position on the screen, those still to be shown, and how long each one stays.
import type { Effect } from "../games/contract";
import { MOST_FILM, MOST_WAITING, MOTION, pause } from "./pace";
import { prefs } from "./prefs.svelte";
import type { Moment } from "./protocol";
import { happened } from "./visible";

// With this many events, what follows an answer counts as the turn of others.
const CHAIN = 5;

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
  shown = $state.raw<Moment | null>(null);
  /** How long the shown moment stays. */
  lasts = $state(0);
  /** The last move of others and the end of a game are shown before a question or an overlay appears. */
  held = $state(false);
  effects: Readonly<Record<string, Effect>> = {};

  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly audience: Audience) {}

  /** Adds the newest position. `again`: it has the ply of the one before and replaces it. */
  add(moment: Moment, again: boolean): void {
    if (!this.shown || (again && this.waiting.length === 0)) {
      this.show(moment);
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
    const events = happened(moment);
    const mine = this.audience.mine(moment.by ?? -1);
    const seen = events.length > 0 && (!mine || events.length >= CHAIN || moment.outcome !== null);
    const hurrying = this.audience.film() ? 0 : this.waiting.filter((one) => happened(one).length > 0).length;
    this.lasts = pause(events, this.effects, prefs.speed, hurrying);
    this.show(moment);
    // The events that ended the game are all shown.
    const time = moment.outcome === null ? MOTION[prefs.speed] : this.lasts;
    this.hold(seen && this.waiting.length === 0 ? time : 0);
    this.timer = setTimeout(() => this.next(), this.lasts);
  }

  private hold(time: number): void {
    clearTimeout(this.holding);
    this.held = time > 0;
    if (this.held) this.holding = setTimeout(() => (this.held = false), time);
  }

  private show(moment: Moment): void {
    if (moment.ply !== this.shown?.ply) this.audience.turned();
    this.shown = moment;
  }
}
