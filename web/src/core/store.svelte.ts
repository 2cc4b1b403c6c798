// One table as this browser knows it: what the server said, what is shown of it, and what is being chosen.
import type { Effect } from "../games/contract";
import * as pick from "./picker";
import { MOST_FILM, MOST_WAITING, MOTION, pause } from "./pace";
import { prefs } from "./prefs.svelte";
import type { Barred, ClientMessage, Choice, Fault, Happening, Hint, Line, Moment, Notice, Question, ReachChain, ReachEnd, ServerMessage, Table } from "./protocol";
import { comings, type Coming } from "./comings";
import { Mixes } from "./mixes.svelte";
import { Wishes } from "./wishes.svelte";
import { untold } from "./untold";
import { Ends, Reaching } from "./reaching.svelte";
import type { Line as Connection } from "./socket";

export interface Post {
  send(message: ClientMessage): boolean;
}

/** Lines of the log that are kept, besides those still to be shown. */
export const MOST_LOG = 600;
// So much that follows from an answer is the others' turn, whoever answered.
const CHAIN = 5;
// A server that could not store an answer is asked again after so long.
const AGAIN = 1500;

// A screen with several seats is told the secrets of them all; whoever sits before it now reads their own.
const mayRead = (event: Happening, eyes: number | null): boolean => event.seat === null || event.seat === eyes;

/** What happened on the way to a position, as far as its eyes were told. */
export const happened = (moment: Moment): readonly Happening[] =>
  moment.events.filter((event) => event.ply >= moment.ply - 1 && mayRead(event, moment.seat));

const tidy = (text: string): string => text.split(/\s+/).filter(Boolean).join(" ");

/** Whether a question asks for a card in the turn of somebody else: its `seat` is whose turn it is. */
export const inOthersTurn = (question: Question): boolean => question.window && question.values["seat"] !== question.seat;

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** The position on the screen; behind the server while moves are still being shown. */
  shown = $state.raw<Moment | null>(null);
  latest = $state.raw<Moment | null>(null);
  log = $state.raw<readonly Happening[]>([]);
  /** Of the log, what the eyes of the position on the screen were told. */
  told = $derived.by(() => {
    const eyes = this.shown?.seat ?? null;
    return this.log.filter((event) => mayRead(event, eyes));
  });
  /** The ply up to which whoever comes back had seen the game; null where nothing happened since. */
  since = $state<number | null>(null);
  chat = $state.raw<readonly Line[]>([]);
  /** What is being written to the others. */
  draft = $state("");
  /** What was sent of it and has not been heard yet. */
  private spoken = "";
  /** Why the last of it was not taken. */
  unheard = $state.raw<Fault | null>(null);
  connection = $state<Connection>("connecting");
  error = $state.raw<Fault | null>(null);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What the hint says of the open question, the best answer first. */
  advice = $derived(this.hint && this.hint.ply === this.shown?.ply ? this.hint.advice : []);
  /** The ply for which a hint was asked and has not come. */
  private pondered = $state<number | null>(null);
  /** Whether somebody thinks about a hint for the open question. */
  pondering = $derived(this.pondered !== null && this.pondered === this.shown?.ply);
  spectators = $state(0);
  /** Refs chosen so far, towards one answer. */
  chosen = $state.raw<readonly string[]>([]);
  /** Options between which the bar asks to choose. */
  choosing = $state.raw<readonly Choice[] | null>(null);
  /** The ply of an answer that was sent and is not yet on the table. */
  sent = $state<number | null>(null);
  /** Whether I pass wherever I may play a card, until it is my turn or something else is asked. */
  passing = $state(false);
  effects: Readonly<Record<string, Effect>> = {};
  version = 0;
  post: Post | null = null;

  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the shown moment stays. */
  lasts = $state(0);
  /** The last move of others, and the end of a game, is seen before anything is asked or laid over it. */
  private held = $state(false);
  private holding: ReturnType<typeof setTimeout> | undefined;
  private pending: ClientMessage | null = null;
  private retrying: ReturnType<typeof setTimeout> | undefined;

  /** Whether moves are still being shown. */
  catching = $derived(this.held || (this.latest !== null && this.shown !== null && this.latest.ply !== this.shown.ply));
  /** Whether bots play among themselves: whoever watches sees every move, however far ahead they are. */
  private film = $derived((this.table?.chairs.length ?? 0) > 0 && this.table!.chairs.every((chair) => chair.kind === "bot"));
  /** Whether one of my seats is asked, and all is shown. */
  asked = $derived(!this.catching && this.connection === "open" && this.sent === null && (this.shown?.options.length ?? 0) > 0 && !this.shown?.wished);
  /** Whether one of my seats is asked by the newest position, shown or not. */
  called = $derived(this.connection === "open" && this.sent === null && (this.latest?.options.length ?? 0) > 0);
  options = $derived(this.asked ? (this.shown?.options ?? []) : []);
  refused = $derived(this.asked ? (this.shown?.refused ?? []) : []);
  readonly reaching = new Reaching();
  readonly mixes = new Mixes();
  readonly wishes = new Wishes();
  /** Who left and who came back while I looked on. */
  comings = $state.raw<readonly Coming[]>([]);
  chains = $derived(this.asked ? this.reaching.at(this.shown?.ply) : []);
  /** Places that one click leads to, by several answers if need be. */
  ends = $derived(new Ends(this.chosen.length > 0 ? [] : this.chains));
  lit = $derived(pick.litRefs(this.options, this.chosen, this.ends));
  /** Refs of what the board shows: what can be clicked there needs no button. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  bar = $derived(pick.bar(this.options.filter((option) => option.verb !== this.mixes.open), this.chosen, this.drawn, this.ends));

  hear(message: ServerMessage): void {
    if ("version" in message && message.version > this.version) this.version = message.version;
    switch (message.type) {
      case "table":
        this.comings = [...this.comings, ...comings(this.table, message, this.latest?.ply ?? 0, Date.now())];
        this.table = message;
        this.spectators = message.spectators;
        break;
      case "moment":
        this.take(message);
        break;
      case "chat":
        this.said(message.lines);
        break;
      case "presence":
        this.present(message.here, message.spectators, message.absent);
        break;
      case "hint":
        this.hint = message;
        this.pondered = null;
        break;
      case "notice":
        this.notice = message;
        break;
      case "error":
        this.failed(message);
        break;
      case "reach":
        this.reaching.hear(message);
        break;
      case "wish":
        this.wishes.hear(message);
        break;
      case "followed":
        if (message.stop === "refused" && message.reason) this.say({ clause: message.clause ?? "", reason: message.reason, values: message.values ?? {} });
        this.pending = null;
        break;
      case "accepted":
        this.pending = null;
        if (this.error?.code === "unavailable") this.error = null;
        break;
      case "pong":
        break;
    }
  }

  line(connection: Connection): void {
    this.connection = connection;
    this.reaching.forget();
    // A hint that was under way does not come after a lost line.
    if (connection !== "open") this.pondered = null;
    if (connection !== "open") return;
    // What a server said of itself before it went is over.
    this.notice = null;
    // An answer that may be lost is sent again: the server takes it once.
    this.sendAgain();
  }

  /** Answer the open question; who wants to confirm answers is asked first, and answers once more. */
  answer(option: Choice): void {
    if (this.mixes.begin(option, this.options)) return;
    const meant = this.choosing?.length === 1 && this.choosing[0] === option;
    if (!this.asked || !prefs.confirm || meant) return this.give(option);
    this.chosen = option.refs;
    this.choosing = [option];
  }

  private give(option: Choice): void {
    const moment = this.shown;
    if (!this.asked || !moment?.question) return;
    this.settle({ type: "answer", ply: moment.ply, seat: moment.question.seat, notation: option.notation });
  }

  /** Ask what one can come to at the open question. */
  reach(): void {
    if (this.asked && this.shown?.question) this.reaching.ask(this.post, this.shown.ply, this.shown.question.seat);
  }

  /** Go to an end: all its answers at once. */
  go(end: ReachEnd, close = false): void {
    const moment = this.shown;
    if (!this.asked || !moment?.question) return;
    const answers = close && end.close !== null ? [...end.answers, end.close] : end.answers;
    this.settle({ type: "plan", ply: moment.ply, seat: moment.question.seat, answers, kinds: end.kinds });
  }

  /** Go to a mix of amounts of a chain; say whether there is a row to it. */
  async goTo(chain: ReachChain, mix: Record<string, number>): Promise<boolean> {
    const end = await this.reaching.rowTo(this.post, chain, mix);
    if (end) this.go(end, true);
    return end !== null;
  }

  /** Pass here and at all such moments in the turns of others. */
  passOn(): void {
    const [pass] = this.options;
    if (!this.shown?.question || !inOthersTurn(this.shown.question) || !pass) return;
    this.passing = true;
    this.give(pass);
  }

  /** Say why something can't be done, as if it had been tried. */
  say({ clause, reason, values }: Pick<Barred, "clause" | "reason" | "values">): void {
    this.error = { type: "error", version: this.version, code: "refused", clause, reason, values };
  }

  /** Send what is written; if it is not taken, it is there to be sent again. */
  speak(): void {
    const text = tidy(this.draft).slice(0, 500);
    if (!text || !this.post?.send({ type: "chat", text })) return;
    this.spoken = text;
    this.draft = "";
    this.unheard = null;
  }

  /** Ask for a hint, once for each question. */
  advise(): void {
    const question = this.shown?.question;
    if (!this.table?.hints || !this.asked || !question || !this.shown || this.pondering) return;
    this.pondered = this.shown.ply;
    if (!this.post?.send({ type: "hint", seat: question.seat })) this.pondered = null;
  }

  undo(): void {
    const seat = this.shown?.can_undo[0];
    if (seat === undefined || !this.shown || this.catching || this.sent !== null) return;
    this.settle({ type: "undo", ply: this.shown.ply, seat, gesture: true });
  }

  /** A thing on the board was clicked; where it may have been to read it, the bar asks first. `more` says how, if it can be had in several ways. */
  click(ref: string, asks = false, more: string | null = null): boolean {
    if (!this.asked) return false;
    const end = this.ends.at(ref, more);
    const single = this.options.some((option) => option.refs.includes(ref));
    if (end && (!single || end.answers.length > 1 || more !== null)) {
      this.go(end);
      return true;
    }
    const step = pick.click(this.options, this.chosen, ref);
    return this.follow(asks ? pick.asking(step, ref) : step);
  }

  /** A thing was dropped on another. */
  drag(from: string, to: string): boolean {
    if (!this.asked) return false;
    return this.follow(pick.drag(this.options, from, to));
  }

  /** Forget what was chosen so far. */
  forget(): void {
    this.chosen = [];
    this.choosing = null;
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.timer);
    const last = this.waiting.pop();
    this.waiting = [];
    this.timer = undefined;
    this.lasts = 0;
    this.hold(0);
    if (last) this.show(last);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.holding);
    clearTimeout(this.retrying);
  }

  private sendAgain(): void {
    clearTimeout(this.retrying);
    if (this.pending) this.post?.send(this.pending);
  }

  private follow(step: { chosen: string[]; outcome: pick.Outcome }): boolean {
    this.chosen = step.chosen;
    this.choosing = step.outcome.kind === "choose" ? step.outcome.options : null;
    if (step.outcome.kind === "answer") this.answer(step.outcome.option);
    return step.outcome.kind !== "nothing" || step.chosen.length > 0;
  }

  private settle(message: Extract<ClientMessage, { ply: number }>): void {
    this.forget();
    this.mixes.begun = "";
    this.error = null;
    this.hint = null;
    this.sent = message.ply;
    // Whoever answers has seen enough: what follows is shown at once.
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pending = message;
    this.post?.send(message);
  }

  private take(heard: Moment): void {
    if (this.latest && heard.ply < this.latest.ply) return;
    const again = this.latest?.ply === heard.ply;
    if (!again) this.remember(heard);
    // What was laid out counts to the first answer too, but has been told by then.
    const laid = heard.ply === 1 && this.latest?.ply === 0 ? this.latest.events : [];
    const moment = { ...heard, events: untold(heard.events, laid) };
    this.latest = moment;
    if (this.sent !== null && moment.ply > this.sent) {
      this.sent = null;
      this.pending = null;
    }
    if (this.passing) this.passAgain(moment);
    // What comes while one looks on is no news.
    if (!this.shown && this.since !== null && this.since >= moment.ply) this.since = null;
    if (!this.shown || (again && this.waiting.length === 0)) {
      this.show(moment);
      return;
    }
    if (again) this.waiting.pop();
    this.waiting.push(moment);
    const most = this.film ? MOST_FILM : MOST_WAITING;
    if (this.waiting.length > most) this.waiting.splice(0, this.waiting.length - most);
    if (prefs.speed === "off") this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Pass once more, while what others do is still being shown. */
  private passAgain({ ply, question, options }: Moment): void {
    const [pass] = options; // the first answer of a window is to pass
    if (!question || !pass) return;
    this.passing = inOthersTurn(question);
    if (!this.passing || this.sent !== null) return;
    this.sent = ply;
    this.pending = { type: "answer", ply, seat: question.seat, notation: pass.notation };
    this.post?.send(this.pending);
  }

  private remember(moment: Moment): void {
    const shown = this.shown?.ply ?? moment.ply;
    const seen = moment.since === 0 ? 0 : this.log.findLastIndex((event) => event.ply < moment.since) + 1;
    const log = [...this.log.slice(0, seen), ...moment.events];
    const ahead = log.findIndex((event) => event.ply >= shown);
    this.log = log.slice(Math.max(0, (ahead < 0 ? log.length : ahead) - MOST_LOG));
  }

  private next(): void {
    const moment = this.waiting.shift();
    if (!moment) {
      this.timer = undefined;
      return;
    }
    const events = happened(moment);
    const mine = this.table?.seats.includes(moment.by ?? -1) ?? false;
    const seen = events.length > 0 && (!mine || events.length >= CHAIN || moment.outcome !== null);
    const hurrying = this.film ? 0 : this.waiting.filter((one) => happened(one).length > 0).length;
    this.lasts = pause(events, this.effects, prefs.speed, hurrying);
    this.show(moment);
    // Whatever ended the game is told to its last word.
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
    if (moment.ply !== this.shown?.ply) this.forget();
    this.shown = moment;
  }

  private said(lines: readonly Line[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    if (lines.some((line) => !known.has(line.number) && line.text === this.spoken)) this.spoken = "";
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))].toSorted((a, b) => a.number - b.number);
  }

  private present(here: readonly number[], spectators: number, absent: readonly number[]): void {
    this.spectators = spectators;
    if (!this.table) return;
    const chairs = this.table.chairs.map((chair) => (chair.kind === "bot" ? chair : { ...chair, here: here.includes(chair.seat), absent: absent.includes(chair.seat) }));
    this.table = { ...this.table, chairs };
  }

  private failed(error: Fault): void {
    // What was asked for was answered meanwhile, by a wish or elsewhere: the next position is on its way.
    if (this.sent === null && this.reaching.waits(this.shown?.ply) && ["stale", "not-asked"].includes(error.code)) return this.reaching.forget();
    this.error = error;
    this.pondered = null;
    // What is wrong with an answer names its ply or is the engine's no; else it is about what was said.
    if (this.spoken && error.code !== "refused" && (error.ply ?? null) === null) {
      this.unheard = error;
      this.draft = tidy(`${this.spoken} ${this.draft}`);
      this.spoken = "";
    }
    if (error.code === "unavailable") {
      clearTimeout(this.retrying);
      this.retrying = setTimeout(() => this.sendAgain(), AGAIN);
      return;
    }
    this.sent = null;
    this.pending = null;
    if (error.code === "stale") this.post?.send({ type: "sync", version: 0 });
  }
}
