// One table in this browser. This file follows the protocol and says what may be answered. The parts of a table:
// `playing` (the pace of positions), `outbox` (answers under way), `choosing`, `hints`, `talk`, `reaching`, `wishes`.
import type { Effect, GameArt, View } from "../games/contract";
import { endOf, offered, type Reader } from "./ahead";
import { Choosing } from "./choosing.svelte";
import { Hints } from "./hints.svelte";
import { answerFor, Keeping } from "./keeping.svelte";
import { Mixes } from "./mixes.svelte";
import { Outbox } from "./outbox.svelte";
import * as pick from "./picker";
import { Playing } from "./playing.svelte";
import { prefs } from "./prefs.svelte";
import type { Barred, ClientMessage, Choice, Fault, Happening, Moment, Notice, Question, ReachChain, ReachEnd, ServerMessage, Table, Warned } from "./protocol";
import { Ends, Reaching, type Sender } from "./reaching.svelte";
import type { Line as Connection } from "./socket";
import { Talk } from "./talk.svelte";
import { proposing } from "./tickets";
import { lengthened, mayRead, newEvents, passesBy, type Seen } from "./visible";
import { Wishes } from "./wishes.svelte";

/** Whether a question asks for a card in another player's turn. Its `seat` is the active player. */
export const inOthersTurn = (question: Question): boolean => question.window && question.values["seat"] !== question.seat;

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** Whether only bots play. */
  private film = $derived((this.table?.chairs.length ?? 0) > 0 && this.table!.chairs.every((chair) => chair.kind === "bot"));

  private readonly playing = new Playing({
    film: () => this.film,
    mine: (seat) => this.table?.seats.includes(seat) ?? false,
    turned: () => this.forget(),
  });
  private readonly outbox = new Outbox();
  private readonly choice = new Choosing();
  private readonly hints = new Hints();
  private readonly keeping = new Keeping();
  readonly talk = new Talk();
  readonly reaching = new Reaching();
  readonly mixes = new Mixes();
  readonly wishes = new Wishes();

  latest = $state.raw<Moment | null>(null);
  log = $state.raw<readonly Happening[]>([]);
  /** The lines of the log that the seat of the shown position may see. */
  told = $derived.by(() => {
    const viewer = this.shown?.seat ?? null;
    return this.log.filter((event) => mayRead(event, viewer));
  });
  /** The ply up to which a returning player had seen the game; null if nothing happened since. */
  since = $state<number | null>(null);
  connection = $state<Connection>("connecting");
  error = $state.raw<Fault | null>(null);
  notice = $state.raw<Notice | null>(null);
  spectators = $state(0);
  /** Refs that a lesson or a proposal points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Whether to pass in every window, until it is my turn or another question comes. */
  passing = $state(false);
  /** Chains that end where a click leads to. */
  arrives: readonly string[] = [];
  /** Parses answers in notation; null while the game is not loaded. */
  read = $state.raw<Reader | null>(null);
  version = 0;
  /** When bots took over seats and gave them back. */
  handovers = $derived(this.table?.handovers ?? []);

  /** Whether moves are still being shown. */
  catching = $derived(this.playing.held || (this.latest !== null && this.shown !== null && this.latest.ply !== this.shown.ply));
  /** Whether one of my seats is asked and every move has been shown. */
  asked = $derived(!this.catching && this.connection === "open" && this.sent === null && (this.shown?.options.length ?? 0) > 0 && !this.shown?.wished);
  /** Whether the answers of the open question may still change, because what the seat can reach is being computed. */
  settling = $derived(this.asked && this.reaching.waits(this.shown?.ply));
  /** Whether one of my seats is asked by the newest position, shown or not. */
  called = $derived(this.connection === "open" && this.sent === null && (this.latest?.options.length ?? 0) > 0);
  options = $derived(this.asked ? (this.shown?.options ?? []) : []);
  refused = $derived(this.asked ? (this.shown?.refused ?? []) : []);
  /** The hint for the open question, best answer first. */
  advice = $derived(this.hints.at(this.shown?.ply));
  /** Whether a hint for the open question is being computed. */
  pondering = $derived(this.hints.waits(this.shown?.ply));
  chains = $derived(this.asked ? this.reaching.at(this.shown?.ply) : []);
  /** The chain whose row of answers is proposed. A proposal is a kind of hint: a table without hints has none. */
  proposal = $derived(this.table?.hints && this.chosen.length === 0 && !this.choosing ? proposing(this.chains) : undefined);
  /** Places that can be reached with one click. */
  ends = $derived(new Ends(this.chosen.length > 0 ? [] : this.chains));
  /** The place that one click on a thing is for, while the same is asked again. */
  kept = $derived(this.keeping.at(this.shown?.question?.kind, this.options));
  lit = $derived(pick.litRefs(this.options, this.chosen, this.ends));
  bar = $derived(pick.bar(offered(this.options, this.chains, this.read).filter((option) => option.verb !== this.mixes.open), this.chosen, this.drawn, this.ends, this.choice.named));

  /** The caution to show: about the amount that the bar shows, or about an answer that is no amount. */
  caution = $derived.by((): Warned | undefined => {
    if (!this.asked) return undefined;
    const cautions = this.shown?.cautions ?? [];
    const amounts = new Set(this.bar.steppers.flatMap((stepper) => stepper.steps.map((step) => step.notation)));
    return cautions.find(({ notation }) => notation === this.choice.stepped) ?? cautions.find(({ notation }) => !amounts.has(notation));
  });

  /** The label of undo. To undo past answers of other people, it asks them. Empty if nothing can be undone. */
  undoes = $derived.by((): "" | "undo" | "ask-undo" => {
    if (this.table?.undo === false || !this.shown) return "";
    if (this.shown.can_undo.length > 0) return "undo";
    if ((this.shown.can_ask_undo?.length ?? 0) === 0) return "";
    const people = this.table?.chairs.some((chair) => chair.kind !== "bot" && !this.table?.seats.includes(chair.seat));
    return people ? "ask-undo" : "undo";
  });

  /** The position on the screen. A replay sets it. */
  get shown(): Seen | null {
    return this.playing.shown;
  }

  set shown(moment: Seen | null) {
    this.playing.shown = moment;
  }

  /** How long the shown moment stays. */
  get lasts(): number {
    return this.playing.lasts;
  }

  get effects(): Readonly<Record<string, Effect>> {
    return this.playing.effects;
  }

  /** The drawing says how events are shown. */
  set art(art: GameArt | null) {
    this.playing.effects = art?.effects ?? {};
    this.playing.closing = (before, events) => art?.closing?.(before as unknown as View, events) ?? 0;
  }

  get post(): Sender | null {
    return this.outbox.post;
  }

  set post(post: Sender | null) {
    this.outbox.post = post;
  }

  /** The ply of an answer that was sent and not confirmed yet. */
  get sent(): number | null {
    return this.outbox.sent;
  }

  get hint(): Hints["last"] {
    return this.hints.last;
  }

  /** Refs chosen so far, towards one answer. */
  get chosen(): Choosing["refs"] {
    return this.choice.refs;
  }

  /** Options between which the bar asks to choose. */
  get choosing(): Choosing["between"] {
    return this.choice.between;
  }

  /** Notes the amount that the bar shows. */
  set stepped(notation: string) {
    this.choice.stepped = notation;
  }

  /** Refs that the board shows. */
  get drawn(): Choosing["drawn"] {
    return this.choice.drawn;
  }

  /** Notes what the board shows, and which of it is drawn with a name. */
  draws(drawn: Choosing["drawn"], named: Choosing["named"]): void {
    this.choice.draws(drawn, named, this.shown?.ply ?? -1);
  }

  hear(message: ServerMessage): void {
    if ("version" in message && message.version > this.version) this.version = message.version;
    switch (message.type) {
      case "table":
        this.table = message;
        this.spectators = message.spectators;
        break;
      case "moment":
        this.take(message);
        break;
      case "chat":
        this.talk.hear(message.lines);
        break;
      case "presence":
        this.present(message.here, message.spectators, message.absent);
        break;
      case "hint":
        this.hints.hear(message);
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
        this.outbox.followed(message, this.latest?.ply ?? 0);
        break;
      case "accepted":
        this.outbox.accepted();
        if (this.error?.code === "unavailable") this.error = null;
        break;
      case "pong":
        break;
    }
  }

  line(connection: Connection): void {
    this.connection = connection;
    this.reaching.forget();
    if (connection !== "open") return this.hints.lose();
    // Notices of the previous server process are outdated.
    this.notice = null;
    this.outbox.again();
  }

  /** Answers the open question. With confirmation on, the answer must be given twice. */
  answer(option: Choice): void {
    if (this.mixes.begin(option, this.options)) return;
    if (!this.asked || !prefs.confirm || this.choice.confirms(option)) return this.give(option);
    this.choice.confirm(option);
  }

  private give(option: Choice): void {
    const moment = this.shown;
    if (!this.asked || !moment?.question) return;
    const end = endOf(option);
    if (end) return this.go(end);
    this.keeping.note(moment.question.kind, option);
    this.settle({ type: "answer", ply: moment.ply, seat: moment.question.seat, notation: option.notation });
  }

  /** Requests the reach at the open question. */
  reach(): void {
    if (this.asked && this.shown?.question) this.reaching.ask(this.post, this.shown.ply, this.shown.question.seat);
  }

  /** Sends all answers of an end as a plan. */
  go(end: ReachEnd, close = false): void {
    const moment = this.shown;
    if (!this.asked || !moment?.question) return;
    const answers = close && end.close !== null ? [...end.answers, end.close] : end.answers;
    this.settle({ type: "plan", ply: moment.ply, seat: moment.question.seat, answers, kinds: end.kinds });
  }

  /** Sends the answers of a mix of amounts. Returns whether the mix is possible. */
  async goTo(chain: ReachChain, mix: Record<string, number>): Promise<boolean> {
    const end = await this.reaching.rowTo(this.post, chain, mix);
    if (end) this.go(end, true);
    return end !== null;
  }

  /** Passes here and at every window in the turns of others. */
  passOn(): void {
    const [pass] = this.options;
    if (!this.shown?.question || !inOthersTurn(this.shown.question) || !pass) return;
    this.passing = true;
    this.give(pass);
  }

  /** Shows why something can't be done. */
  say({ clause, reason, values }: Pick<Barred, "clause" | "reason" | "values">): void {
    this.error = { type: "error", version: this.version, code: "refused", clause, reason, values };
  }

  /** Requests a hint, once for each question. */
  advise(): void {
    const question = this.shown?.question;
    if (!this.table?.hints || !this.asked || !question || !this.shown || this.pondering) return;
    this.hints.ask(this.post, this.shown.ply, question.seat);
  }

  undo(): void {
    if (!this.shown || this.catching || this.sent !== null || !this.undoes) return;
    const [seat] = this.shown.can_undo;
    const [asking] = this.shown.can_ask_undo ?? [];
    if (seat !== undefined) this.settle({ type: "undo", ply: this.shown.ply, seat, gesture: true });
    else if (asking !== undefined) this.outbox.send({ type: "undo", ply: this.shown.ply, seat: asking, gesture: true, ask: true });
  }

  /**
   * Handles a click on the board. `asks`: it may have been meant for reading, so the bar asks first. `more`
   * distinguishes several answers at one thing.
   */
  click(ref: string, asks = false, more: string | null = null): boolean {
    if (!this.asked) return false;
    const end = this.ends.at(ref, more);
    const single = this.options.some((option) => option.refs.includes(ref));
    if (end && (!single || end.answers.length > 1 || more !== null)) {
      this.go(end, this.chains.some(({ kind, ends }) => this.arrives.includes(kind) && ends.includes(end)));
      return true;
    }
    const again = this.chosen.length === 0 ? answerFor(this.options, ref, this.kept) : undefined;
    const step = pick.click(again ? [again] : this.options, this.chosen, ref);
    return this.follow(asks ? pick.asking(step, ref) : step);
  }

  /** Handles a thing dropped on another. */
  drag(from: string, to: string): boolean {
    if (!this.asked) return false;
    return this.follow(pick.drag(this.options, from, to));
  }

  /** Clears the current choice. */
  forget(): void {
    this.choice.forget();
  }

  /** Shows a step of a replay: the next one like a move at a table, any other at once. */
  step(step: Moment): void {
    this.playing.skip();
    if (this.shown && step.ply === this.shown.ply + 1) this.playing.add(step, false);
    else this.shown = step;
  }

  /** Shows the newest position at once. */
  skip(): void {
    this.playing.skip();
  }

  close(): void {
    this.playing.close();
    this.outbox.close();
  }

  private follow(step: { chosen: string[]; outcome: pick.Outcome }): boolean {
    this.choice.take(step);
    if (step.outcome.kind === "answer") this.answer(step.outcome.option);
    return step.outcome.kind !== "nothing" || step.chosen.length > 0;
  }

  private settle(message: Extract<ClientMessage, { ply: number }>): void {
    this.forget();
    this.mixes.begun = "";
    this.error = null;
    this.hints.forget();
    // After an answer, skip to the current position.
    this.playing.cutShort();
    this.outbox.answer(message);
  }

  private take(heard: Moment): void {
    if (this.latest && heard.ply < this.latest.ply) return;
    const again = this.latest?.ply === heard.ply;
    if (!again) this.log = lengthened(this.log, heard, this.shown?.ply ?? heard.ply);
    // The set-up belongs to the first answer too, but has been shown by then.
    const laid = heard.ply === 1 && this.latest?.ply === 0 ? this.latest.events : [];
    const moment: Seen = { ...heard, events: newEvents(heard.events, laid), ...(this.latest?.ply === heard.since ? { from: heard.since } : {}) };
    this.latest = moment;
    this.outbox.reached(moment.ply);
    if (this.passing) this.passAgain(moment);
    if (this.shown && passesBy(moment, this.shown)) return;
    // Events while the page is visible are not marked as new.
    if (!this.shown && this.since !== null && this.since >= moment.ply) this.since = null;
    this.playing.add(moment, again);
  }

  /** Passes again while moves of others are still being shown. */
  private passAgain({ ply, question, options }: Moment): void {
    const [pass] = options; // the first answer of a window is to pass
    if (!question || !pass) return;
    this.passing = inOthersTurn(question);
    if (!this.passing || this.sent !== null) return;
    this.outbox.answer({ type: "answer", ply, seat: question.seat, notation: pass.notation });
  }

  private present(here: readonly number[], spectators: number, absent: readonly number[]): void {
    this.spectators = spectators;
    if (!this.table) return;
    const chairs = this.table.chairs.map((chair) => (chair.kind === "bot" ? chair : { ...chair, here: here.includes(chair.seat), absent: absent.includes(chair.seat) }));
    this.table = { ...this.table, chairs };
  }

  private failed(error: Fault): void {
    // The question was answered in the meantime, by a wish or in another tab. The next position follows.
    if (this.sent === null && this.reaching.waits(this.shown?.ply) && ["stale", "not-asked"].includes(error.code)) return this.reaching.forget();
    this.error = error;
    this.hints.lose();
    this.reaching.giveUp();
    this.talk.failed(error);
    if (error.code === "unavailable") return this.outbox.againLater();
    this.outbox.drop();
    if (error.code === "stale") this.outbox.send({ type: "sync", version: 0 });
  }
}
