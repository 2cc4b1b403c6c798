// Made by scripts/protocol.py from the server's types. Change those, then make this again.

/** What is asked of whom; the words are `question-<kind>` with these values. */
export interface Question {
  seat: number;
  kind: string;
  clause: string;
  values: Record<string, number | string>;
  secret: boolean;
  moment: boolean;
  window: boolean;
}

/** One possible answer. `args` maps a slot to the notation of its value. */
export interface Choice {
  index: number;
  notation: string;
  verb: string;
  args: Record<string, string>;
  refs: string[];
}

/** One thing that can't be answered now, and why: `reason-<reason>` with these values. */
export interface Barred {
  notation: string;
  verb: string;
  args: Record<string, string>;
  refs: string[];
  clause: string;
  reason: string;
  values: Record<string, number | string>;
}

/** Something to mind about an option: `caution-<reason>` with these values, and its clause. */
export interface Warned {
  notation: string;
  clause: string;
  reason: string;
  values: Record<string, number | string>;
}

/** What a row of answers leads to: a place by its refs, or a mix of amounts by part. `answers` and `kinds` make a plan. Where `close` is not null, that answer ends the row here on purpose (`stop`, `done`): add it to the answers, `kinds` already has its question. An end that is not `known` draws or reveals something. `cost` is what it takes beside the answers, such as actions. */
export interface ReachEnd {
  name: string;
  mix: Record<string, number>;
  answers: string[];
  kinds: string[];
  close: string | null;
  known: boolean;
  cost: number;
}

/** A part of a mix and how much of it can be chosen; an empty name is the total. */
export interface ReachPart {
  name: string;
  least: number;
  most: number;
}

/** The ends of one chain of the open question, such as `walk` or `pay`. Of a map all ends. Of a mix the range of each part and of the total, a sensible end in `fill` where the game proposes one, and `ends` only where a row was asked for. `more`: the search stopped at its bound, and single answers remain. */
export interface ReachChain {
  kind: string;
  mix: boolean;
  ends: ReachEnd[];
  parts: ReachPart[];
  total: ReachPart | null;
  fill: ReachEnd | null;
  more: boolean;
}

/** What a seat wants answered for it. `windows`: `can` asks once a turn for each own card that could be played, when it is likely wanted; `always` asks in every window, `never` in none. `act` stops at the next window. `lone`: a question with one answer is answered by itself, and so is one whose other answers lead nowhere. `zombies` are moved by hand: `all`, those that `matter`, `none`. `bid` is the limit of a standing order in the auction under way (`turn` is set by the server), 0 stays out, null is no order. */
export interface WishBody {
  windows?: "always" | "can" | "never";
  lone?: boolean;
  zombies?: "all" | "matter" | "none";
  bid?: number | null;
  turn?: number;
  act?: boolean;
}

/** Answers the open question of `seat`; `ply` is the number of the ply it becomes. Sent again, after a reconnect or by accident, it has one effect. */
export interface Answer {
  type: "answer";
  ply: number;
  seat: number;
  notation: string;
}

/** Gives a row of answers of `seat` at once, the first of them as ply `ply`; answered by `followed`. Each answer is checked as if given alone. `kinds` are the questions that the row foresees, in the order of its answers; fewer, or "", foresee any. Sent again it has one effect. */
export interface Plan {
  type: "plan";
  ply: number;
  seat: number;
  answers: string[];
  kinds?: string[];
}

/** Takes the last answer of `seat` back, as ply `ply`; with `gesture` the whole row it belongs to. */
export interface Undo {
  type: "undo";
  ply: number;
  seat: number;
  gesture?: boolean;
}

/** Asks what `seat` can come to by its own answers at ply `ply`; answered by `reach`. With `chain` and `mix` it asks for the row to that mix of amounts: the reply has that chain alone, and the row as its one end, or no end. */
export interface AskReach {
  type: "reach";
  ply: number;
  seat: number;
  chain?: string;
  mix?: Record<string, number>;
}

/** Chooses the timings at which `seat` wants to be asked in windows, as ply `ply`. */
export interface Stops {
  type: "stops";
  ply: number;
  seat: number;
  timings: string[];
}

/** Says what `seat` wants answered for it from now on; answered by `wish`. No other seat hears of it. */
export interface SetWish {
  type: "wish";
  seat: number;
  wish: WishBody;
}

/** Says something to the table. */
export interface Say {
  type: "chat";
  text: string;
}

/** Asks for what came after `version`; 0 asks for everything. */
export interface Sync {
  type: "sync";
  version: number;
}

/** Asks for a hint for `seat`, where the table allows hints. */
export interface Advise {
  type: "hint";
  seat: number;
}

/** Asks whether the server hears; answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** A seat and who is in it. `hot` is a further seat of the person who made the table. `away` says that a bot sits in for somebody who left or ran out of time and can come back. `here`: connected now. `absent`: not connected for so long that the others may go on without. `unwanted` are the seats that want a bot here. */
export interface Chair {
  seat: number;
  kind: "bot" | "hot" | "open" | "person";
  name: string;
  person: string | null;
  level: number | null;
  here: boolean;
  away: boolean;
  agrees: boolean;
  absent: boolean;
  unwanted: number[];
}

/** How time is kept: `seconds` for the game with an `increment` for each answer, or `days` an answer. `window` is how long a seat is asked in a window, in seconds, before it passes: 20 unless said, with days a day, and never longer than for any other answer. */
export interface ClockRule {
  kind: "days" | "seconds";
  seconds?: number;
  increment?: number;
  days?: number;
  window?: number | null;
}

/** Milliseconds left by seat; whose time runs, and when (Unix time in ms) it is up; when it was read. */
export interface ClockFace {
  left: number[];
  running: number | null;
  deadline: number | null;
  now: number;
}

/** An event: values by field, each a number or a list of numbers; `seat` if only that seat was told. */
export interface Happening {
  ply: number;
  name: string;
  clause: string;
  values: Record<string, number | number[]>;
  seat: number | null;
}

/** How the game ended: `why-<why>`, groups of tied seats first to last, points by source and seat. */
export interface Result {
  ranking: number[][];
  winners: number[];
  scores: Record<string, number>[];
  why: string;
  clause: string;
}

/** In what an option is better (above 0) or worse than the others advised: `term-<name>`. */
export interface Term {
  name: string;
  amount: number;
}

/** An option, the share of wins it seems to lead to with the interval of it, and why. */
export interface Advice {
  notation: string;
  share: number;
  low: number;
  high: number;
  terms: Term[];
}

/** One thing said at the table; `seat` if the speaker sits. `at` is Unix time in ms. */
export interface Line {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The table as a whole: who sits where, what was agreed, how far it is. `status`: open (waiting for players), running, over (played to the end), ended (by agreement), frozen (it no longer replays). `seats` are the reader's own; empty for a spectator. `watchable`: others may look on while it runs. `rematch` is the next table. */
export interface Table {
  type: "table";
  version: number;
  id: string;
  game: string;
  rules: number;
  settings: Record<string, number | string>;
  status: "ended" | "frozen" | "open" | "over" | "running";
  chairs: Chair[];
  seats: number[];
  host: boolean;
  spectators: number;
  public: boolean;
  watchable: boolean;
  hints: boolean;
  undo: boolean;
  level: number;
  rule: ClockRule | null;
  clock: ClockFace | null;
  ply: number;
  commitment: string | null;
  rematch: string | null;
  muted: string[];
  source: string | null;
}

/** The game after ply `ply - 1`, as the reader may see it. `seat` is the seat whose view this is (of several: the one asked, else the first); None for a spectator. `since` is the first ply whose events are in `events`; `by` answered last. `options` and `refused` are there for the seat asked alone. `view` is the engine's plain view of that seat. `wished` is the answer that the seat's own wish is about to give, `cautions` warn about options of the seat asked. */
export interface Moment {
  type: "moment";
  version: number;
  ply: number;
  since: number;
  seat: number | null;
  by: number | null;
  events: Happening[];
  view: Record<string, unknown>;
  question: Question | null;
  options: Choice[];
  refused: Barred[];
  can_undo: number[];
  clock: ClockFace | null;
  outcome: Result | null;
  wished?: string | null;
  cautions?: Warned[];
}

/** What was said, oldest first. */
export interface Chat {
  type: "chat";
  version: number;
  lines: Line[];
}

/** Who is connected: seats, and how many spectators. `absent`: seats that are gone for long. */
export interface Presence {
  type: "presence";
  version: number;
  here: number[];
  spectators: number;
  absent: number[];
}

/** What looks best for `seat` at `ply`, best first. */
export interface Hint {
  type: "hint";
  version: number;
  ply: number;
  seat: number;
  advice: Advice[];
}

/** An answer, undo or stops is stored for good as `ply`; `again` if it already was. */
export interface Accepted {
  type: "accepted";
  version: number;
  ply: number;
  seat: number;
  again: boolean;
}

/** How far a plan was followed: `answered` plies from `ply` on are stored for good, in one piece. `stop`: `done`, `learned` (something was drawn or revealed), `other-seat`, `other-kind`, `refused` (with clause, reason and values) or `over`. `again`: it was stored already. */
export interface Followed {
  type: "followed";
  version: number;
  ply: number;
  seat: number;
  answered: number;
  stop: "done" | "learned" | "other-kind" | "other-seat" | "over" | "refused";
  again: boolean;
  clause?: string | null;
  reason?: string | null;
  values?: Record<string, number | string>;
}

/** What `seat` can come to at `ply` by its own answers without learning anything, chain by chain. */
export interface Reach {
  type: "reach";
  version: number;
  ply: number;
  seat: number;
  chains: ReachChain[];
}

/** What one of the reader's seats wants answered for it. */
export interface Wishing {
  type: "wish";
  version: number;
  seat: number;
  wish: WishBody;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  version: number;
}

/** Something about the server: `notice-<code>` with these values. `closing`: it goes, come back. */
export interface Notice {
  type: "notice";
  version: number;
  code: string;
  values: Record<string, number | string>;
}

/** A message that had no effect, and why. `refused` comes with clause, reason and values; `stale` with the ply that is next; others: `bad-message`, `not-your-seat`, `not-asked`, `slow-down`, `unavailable` (nothing was lost: send it again), `not-running`, `no-hints`, `no-undo`, `muted`, `failed` (our own fault, and in our log). */
export interface Fault {
  type: "error";
  version: number;
  code: string;
  clause?: string | null;
  reason?: string | null;
  values?: Record<string, number | string>;
  ply?: number | null;
  seat?: number | null;
}

/** A choice before the game: named values, or numbers from `least` to `most`. */
export interface SettingInfo {
  name: string;
  clause: string;
  default: number | string;
  choices: string[];
  least: number;
  most: number;
}

/** A named set of settings; its words are `preset-<name>` and `preset-<name>-help`. */
export interface PresetInfo {
  name: string;
  settings: Record<string, number | string>;
}

/** A game in the list; its words are in its catalogue. */
export interface GameCard {
  name: string;
  version: number;
  fewest: number;
  most: number;
}

/** The values of a kind of argument, by index; their words are `<name>-<value>`. `told`: in events, questions and refusals a number of this name is an index too; of others it is a number. */
export interface DomainInfo {
  name: string;
  ref: string;
  values: string[];
  told: boolean;
}

/** An argument of a verb. */
export interface SlotInfo {
  slot: string;
  domain: string;
  ref: string;
}

/** A verb, the index of its first option, and its arguments. */
export interface VerbInfo {
  name: string;
  first: number;
  slots: SlotInfo[];
}

/** A value of an event; `many` when it is a list. */
export interface FieldInfo {
  name: string;
  domain: string;
  many: boolean;
}

/** A kind of event. */
export interface EventInfo {
  name: string;
  clause: string;
  fields: FieldInfo[];
  whispered: boolean;
}

/** Events of one kind that are told in one sentence where several come in a row: `story-<event>`. Its values: `seat`, `you` (`yes` where the reader is that seat, else `no`), `count`, and where a field is named here `place` (its last value) and `what` (amounts by value, `amount` the field of how many). */
export interface StoryInfo {
  event: string;
  place: string;
  what: string;
  amount: string;
}

/** A field of a view on the generic board. `kind` is what its values are: `seat`, a domain, or nothing. */
export interface ShownField {
  name: string;
  kind: string;
}

/** All that a client needs to know of a game besides its words. */
export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  settings: SettingInfo[];
  presets: PresetInfo[];
  timings: string[];
  borrows: string[];
  verbs: VerbInfo[];
  domains: DomainInfo[];
  events: EventInfo[];
  levels: number[];
  content: Record<string, Record<string, unknown>[]>;
  fields?: ShownField[];
  stories?: StoryInfo[];
}

/** A rule: id, whose it is, its text. */
export interface ClauseInfo {
  id: string;
  kind: string;
  text: string;
}

/** A chapter of the rules. */
export interface ChapterInfo {
  key: string;
  title: string;
  clauses: ClauseInfo[];
}

/** Why a request was refused: a code, and for a refusal of the engine its words. */
export interface Problem {
  code: string;
  detail?: string;
}

/** Play at once under a name. */
export interface Guest {
  name: string;
}

/** Be called otherwise from now on; an account also logs in by it, and proves itself by its password. */
export interface NewName {
  name: string;
  password?: string | null;
}

/** Become an account: the guest who asks keeps everything. */
export interface Account {
  name: string;
  password: string;
  email?: string | null;
  language?: "en" | "fr" | "it";
}

/** Name and password of an account, and a code where it has a second factor. */
export interface Login {
  name: string;
  password: string;
  code?: string | null;
}

/** A new password, with the old one. */
export interface Passwords {
  old: string;
  new: string;
}

/** An e-mail address to be confirmed, or None to forget it; the password, since a reset goes there. */
export interface Address {
  email: string | null;
  password: string;
  language?: "en" | "fr" | "it";
}

/** The address a reset is sent to, if an account has it confirmed. */
export interface Forgotten {
  email: string;
}

/** A new password with the token from the mail. */
export interface Reset {
  token: string;
  password: string;
}

/** The token from the mail. */
export interface Confirm {
  token: string;
}

/** Where to post when it is your turn in slow play; None to stop. */
export interface Hook {
  url: string | null;
}

/** The key of the HMAC-SHA256 with which posts are signed; shown once. */
export interface HookSecret {
  secret: string | null;
}

/** Somebody else. */
export interface Someone {
  id: string;
  name: string;
}

/** The person who asks. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  email: string | null;
  confirmed: boolean;
  hook: string | null;
  blocked: Someone[];
  role?: "" | "admin" | "moderator";
  factor?: boolean;
}

/** The person who asks; none for a stranger. */
export interface Session {
  me: Me | null;
}

/** A person, with a token for clients that keep no cookies. */
export interface Welcome {
  me: Me;
  token: string;
}

/** How somebody fared in a game with so many seats. */
export interface GameCount {
  game: string;
  seats: number;
  played: number;
  won: number;
  points: number;
  best: number;
}

/** Results of a person by game. */
export interface Statistics {
  person: string;
  name: string;
  counts: GameCount[];
}

/** Whose chat is no longer shown to me. */
export interface Blocked {
  other: string;
}

/** Everything kept about a person; the texts of their imported records are at `records/{id}/text`. */
export interface ExportData {
  me: Me;
  created: number;
  tables: TableCard[];
  results: (Record<string, number | string | null>)[];
  said: (Record<string, number | string>)[];
  records: (Record<string, number | string | null>)[];
}

/** What a seat is to be; `level` for a bot, `name` for who sits in a hot seat beside me. */
export interface SeatPlan {
  kind: "bot" | "hot" | "me" | "open";
  level?: number;
  name?: string;
}

/** A table to be made. Without an open seat it starts at once. `level` is the bot that sits in for who leaves or runs out of time. `wishes`: what seats want answered for them until they say otherwise, `usual` or, with `always`, nothing: then a wait tells nothing at all. `absence`: after how many seconds the others may go on without somebody who is not connected; None: as the server has it. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  settings?: Record<string, number | string | boolean>;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  undo?: boolean;
  level?: number;
  clock?: ClockRule | null;
  wishes?: "always" | "usual";
  absence?: number | null;
}

/** Sit down in the given or the first open seat; a private table asks for its invitation. Before the start, whoever sits already moves to the given seat. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Begin; with `fill` bots take the seats that are still open. */
export interface Start {
  fill?: boolean;
}

/** Whether I agree to end the game here. */
export interface Vote {
  agree: boolean;
}

/** Whether I want a bot to take a seat: of somebody who is absent, or who should not be here. */
export interface Replace {
  seat: number;
  agree: boolean;
}

/** The host makes somebody stand up before the game starts. */
export interface Remove {
  other: string;
}

/** The host silences somebody at this table, or lets them speak again. */
export interface Mute {
  other: string;
  muted: boolean;
}

/** Tell the people who run the server about something said (`number` of the line), or about somebody. Who only looks on at a private table needs its invitation for this, too. */
export interface Report {
  number?: number | null;
  other?: string | null;
  text?: string;
  invite?: string | null;
}

/** A table in a list. `mine` are my seats; `turn` says that I am asked. `place` and `points` are how I fared, in the list of my finished games. */
export interface TableCard {
  id: string;
  game: string;
  status: "ended" | "frozen" | "open" | "over" | "running";
  public: boolean;
  chairs: Chair[];
  ply: number;
  created: number;
  updated: number;
  deadline: number | null;
  mine: number[];
  turn: boolean;
  place?: number | null;
  points?: number | null;
}

/** A new table and the token for its invitation link: shown once, to who made it; else empty. */
export interface Created {
  id: string;
  invite: string;
}

/** A fresh invitation; the one before no longer works. */
export interface Invitation {
  invite: string;
}

/** A record to be imported. */
export interface RecordText {
  text: string;
}

/** What a stored record is of. */
export interface RecordCard {
  id: string;
  game: string;
  rules: number;
  seats: number;
  settings: Record<string, number | string>;
  plies: number;
  over: boolean;
  commitment: string;
  names: string[];
  outcome: Result | null;
  answers: string[];
  asked: number[];
}

/** Whether a record keeps all its promises; if not, where and why. */
export interface Verdict {
  holds: boolean;
  line?: number;
  why?: string;
}

/** From which ply to play on as a hot-seat table. */
export interface PlayOn {
  ply: number;
}

/** A position of a finished game with all open: seen by who is asked, and what each seat held. */
export interface Opened {
  moment: Moment;
  secrets: (Record<string, unknown> | null)[];
}

/** Some events of a record as one seat was told them, of `total` in all. */
export interface Told {
  events: Happening[];
  total: number;
}

/** What this server can do for people besides play: `mail` sends letters. `notice` is for all to read. */
export interface Capabilities {
  mail: boolean;
  notice?: string;
}

/** The password of the account that asks; a guest has none. */
export interface Proof {
  password?: string | null;
}

/** A code of an authenticator app, or a recovery code. */
export interface Code {
  code: string;
}

/** What an authenticator app needs: the secret, and the same as a link. */
export interface Secret {
  secret: string;
  link: string;
}

/** Codes that are each good once, for when the app is lost; shown once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A login: where it was made, when, and when it was last used. `mine`: the one that asks. */
export interface LoginRow {
  id: string;
  agent: string;
  address: string;
  created: number;
  seen: number;
  mine: boolean;
}

/** Keep somebody out for some hours (0: for good), or let them in again. */
export interface Ban {
  banned: boolean;
  hours?: number;
  reason?: string;
}

/** Keep out a range of addresses, as 192.0.2.0/24, or the devices of a person. */
export interface NewBan {
  kind: "address" | "device" | "guests";
  target: string;
  hours?: number;
  reason?: string;
}

/** A ban of a device or a range of addresses. `until` 0: for good. */
export interface BanCard {
  id: string;
  kind: string;
  target: string;
  reason: string;
  created: number;
  until: number;
}

/** Somebody as those who run the server see them, with what they store. */
export interface PersonCard {
  id: string;
  name: string;
  account: boolean;
  role: "" | "admin" | "moderator";
  banned: boolean;
  until: number;
  created: number;
  tables: number;
  records: number;
  bytes: number;
}

/** What somebody may do here. */
export interface GivenRole {
  role: "" | "admin" | "moderator";
}

/** Another name for somebody whose own can't stay. */
export interface GivenName {
  name: string;
}

/** Where somebody sets a new password; it works once, for two hours. */
export interface ResetLink {
  link: string;
}

/** A line of chat. `number` is that of the line at its table. */
export interface Said {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** What somebody reported, with the chat around it. `closed` 0: it waits for somebody to look at it. */
export interface ReportRow {
  id: string;
  table: string;
  by: string;
  about: string;
  about_name: string;
  said: string;
  text: string;
  at: number;
  closed: number;
  around: Said[];
}

/** A table as a spectator sees it, with its chat; `screen` is the position in words. */
export interface TableLook {
  card: TableCard;
  screen: string;
  chat: Said[];
}

/** An imported record. */
export interface StoredRecord {
  id: string;
  person: string;
  name: string;
  game: string;
  size: number;
  created: number;
}

/** Something everybody should read for some hours; an empty text takes it back. */
export interface Announcement {
  text: string;
  hours?: number;
}

/** Whether the server stops taking new games, so that it can be stopped when those that run are over. */
export interface Drain {
  draining: boolean;
}

/** Something somebody did who runs the server. */
export interface Deed {
  at: number;
  actor: string;
  act: string;
  target: string;
  detail: string;
}

/** How much of something there is, and how much there may be. */
export interface Usage {
  what: string;
  used: number;
  most: number;
}

/** How the server does. */
export interface Status {
  version: string;
  compiled: boolean;
  node: string;
  live: number;
  sockets: number;
  draining: boolean;
  notice: string;
  usage: Usage[];
}

export type ClientMessage = Answer | Plan | AskReach | Undo | Stops | SetWish | Say | Sync | Advise | Ping;

export type ServerMessage = Table | Moment | Chat | Presence | Hint | Accepted | Followed | Reach | Wishing | Pong | Notice | Fault;
