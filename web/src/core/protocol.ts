// Made by scripts/protocol.py from the server's types. Change those, then make this again.

/** A term in which an option is better (above 0) or worse than the other options: `term-<name>`. */
export interface Term {
  name: string;
  amount: number;
}

/** An option with its estimated share of wins, the interval of the estimate, and the reasons. `shares` of all seats and `nobody`, the chance that nobody wins, sum to 1. */
export interface Advice {
  notation: string;
  share: number;
  low: number;
  high: number;
  terms: Term[];
  shares: number[];
  nobody: number;
}

/** A bot takes over a seat before ply `ply`, or its player is back. `at` is the time in milliseconds. `why` is what the player did or suffered: left, ran out of time, was absent when the others voted, was removed by vote (for good), is back. `name` is the name of the player, or "" if the account is gone. */
export interface Handover {
  seat: number;
  ply: number;
  at: number;
  why: "absent" | "back" | "left" | "removed" | "time";
  name: string;
}

/** The open question and the asked seat. Its text is `question-<kind>` with these values. */
export interface Question {
  seat: number;
  kind: string;
  clause: string;
  values: Record<string, number | string>;
  secret: boolean;
  moment: boolean;
  window: boolean;
}

/** An option. `args` maps an argument to the notation of its value. */
export interface Choice {
  index: number;
  notation: string;
  verb: string;
  args: Record<string, string>;
  refs: string[];
}

/** A refused answer, and why: `reason-<reason>` with these values. */
export interface Barred {
  notation: string;
  verb: string;
  args: Record<string, string>;
  refs: string[];
  clause: string;
  reason: string;
  values: Record<string, number | string>;
}

/** A warning about an option: `caution-<reason>` with these values, and its clause. */
export interface Warned {
  notation: string;
  clause: string;
  reason: string;
  values: Record<string, number | string>;
}

/** An event on the way to an end. Its text is `event-<name>` with these values. */
export interface ReachEvent {
  name: string;
  clause: string;
  values: Record<string, number | number[]>;
}

/** The question at an end where the row can't go on. Its text is `question-<kind>` with these values. */
export interface ReachQuestion {
  seat: number;
  kind: string;
  clause: string;
  values: Record<string, number | string>;
}

/** The result of a row of answers: a place, named by refs, or a mix of amounts by part. Send `answers` and `kinds` as a plan. If `close` is not null, add it to the answers to end the row here (`stop`, `done`); `kinds` already includes its question. If an end is not `known`, its last answer draws or reveals something. `cost` is what it takes besides the answers, such as actions. `path` are the places on the way, the end last; it is left out if each of them is an end that a beginning of `answers` leads to. `told` are events on the way that matter, such as damage. `asks` is the question that stops the row there. */
export interface ReachEnd {
  name: string;
  mix: Record<string, number>;
  answers: string[];
  kinds: string[];
  close: string | null;
  known: boolean;
  cost: number;
  path?: string[];
  told?: ReachEvent[];
  asks?: ReachQuestion | null;
}

/** A part of a mix with its range. An empty name stands for the total. */
export interface ReachPart {
  name: string;
  least: number;
  most: number;
}

/** The ends of one chain of the open question, such as `walk` or `pay`. For places it has all ends. For a mix it has the range of each part and of the total, and a sensible end in `fill` if the game proposes one; `ends` is filled only if a mix was requested. `more`: the search stopped at its limit, so a mix without an end may still be possible; single answers still work. */
export interface ReachChain {
  kind: string;
  mix: boolean;
  ends: ReachEnd[];
  parts: ReachPart[];
  total: ReachPart | null;
  fill: ReachEnd | null;
  more: boolean;
}

/** The wish of a seat: which questions are answered automatically. `windows`: `can` asks once a turn for each playable card, when the player probably wants it; `always` asks in every window, `never` in none. `act` stops at the next window. `lone`: a question is answered automatically if it has one answer, or if its other answers lead nowhere. `zombies`: which zombies the player moves, `all`, those that `matter`, or `none`. `bid` is the highest bid in the current auction (the server sets `turn`); 0 stays out, null means no order. */
export interface WishBody {
  windows?: "always" | "can" | "never";
  lone?: boolean;
  zombies?: "all" | "matter" | "none";
  bid?: number | null;
  turn?: number;
  act?: boolean;
}

/** Answers the open question of `seat`, as ply `ply`. If it is sent again, for example after a reconnect, it has no further effect. */
export interface Answer {
  type: "answer";
  ply: number;
  seat: number;
  notation: string;
}

/** Gives several answers of `seat` at once, the first as ply `ply`. The reply is `followed`. Each answer is checked as if given alone. `kinds` are the expected kinds of questions, in the order of the answers; a missing kind or "" accepts any. If it is sent again, it has no further effect. */
export interface Plan {
  type: "plan";
  ply: number;
  seat: number;
  answers: string[];
  kinds?: string[];
}

/** Undoes the last answer of `seat`, as ply `ply`; with `gesture`, the whole gesture. With `ask`, it may go past answers of others: bots agree at once, people are asked (`undo_request`). */
export interface Undo {
  type: "undo";
  ply: number;
  seat: number;
  gesture?: boolean;
  ask?: boolean;
}

/** Agrees to the open undo request, or ends it. The person who asks can end it too. */
export interface AnswerUndo {
  type: "undo-answer";
  agree: boolean;
}

/** Asks what `seat` can reach by its own answers at ply `ply`. The reply is `reach`. With `chain` and `mix`, it asks for the answers that lead to this mix of amounts. The reply then has only that chain, with one end, or none. */
export interface AskReach {
  type: "reach";
  ply: number;
  seat: number;
  chain?: string;
  mix?: Record<string, number>;
}

/** Sets the timings at which windows ask `seat`, as ply `ply`. */
export interface Stops {
  type: "stops";
  ply: number;
  seat: number;
  timings: string[];
}

/** Sets the wish of `seat`. The reply is `wish`. No other client learns of it. */
export interface SetWish {
  type: "wish";
  seat: number;
  wish: WishBody;
}

/** Sends a chat line. */
export interface Say {
  type: "chat";
  text: string;
}

/** Requests what came after `version`; 0 requests everything. */
export interface Sync {
  type: "sync";
  version: number;
}

/** Requests a hint for `seat`, if the table allows hints. */
export interface Advise {
  type: "hint";
  seat: number;
}

/** Tests the connection. The reply is `pong`. */
export interface Ping {
  type: "ping";
}

/** An open request to undo the last gesture of `seat` at `ply`. The seats `waits` have not agreed yet. */
export interface AskedUndo {
  seat: number;
  ply: number;
  waits: number[];
}

/** A seat and its player. `hot` is a further seat of the person who created the table. `away`: a bot plays for a person who left or ran out of time and can return. `here`: connected now. `absent`: disconnected for so long that the others may continue without this player. `unwanted` lists the seats that vote for a bot here. `level` is the level or the name of a bot. */
export interface Chair {
  seat: number;
  kind: "bot" | "hot" | "open" | "person";
  name: string;
  person: string | null;
  level: number | string | null;
  here: boolean;
  away: boolean;
  agrees: boolean;
  absent: boolean;
  unwanted: number[];
}

/** The clock: `seconds` for the game with an `increment` for each answer, or `days` for each answer. `window` is the time to answer in a window, in seconds, before the seat passes. The default is 20, with days one day. It is never longer than the time for any other answer. */
export interface ClockRule {
  kind: "days" | "seconds";
  seconds?: number;
  increment?: number;
  days?: number;
  window?: number | null;
}

/** Milliseconds left by seat, the seat whose clock runs, its deadline and the current time (Unix ms). */
export interface ClockFace {
  left: number[];
  running: number | null;
  deadline: number | null;
  now: number;
}

/** An event: values by field, each a number or a list of numbers. `seat` is set if only that seat learned it. */
export interface Happening {
  ply: number;
  name: string;
  clause: string;
  values: Record<string, number | number[]>;
  seat: number | null;
}

/** The outcome: `why-<why>`, groups of tied seats from first to last, points by source and seat. `totals` and `places` have one number for each seat. If nobody won, all places are the last one. */
export interface Result {
  ranking: number[][];
  winners: number[];
  scores: Record<string, number>[];
  totals: number[];
  places: number[];
  why: string;
  clause: string;
}

/** One chat line. `seat` is set if the speaker has a seat. `at` is Unix time in ms. */
export interface Line {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The whole table: its seats, settings and status. `status` is open (waiting for players), running, over (played to the end), ended (by agreement) or frozen (it no longer replays). `seats` are the reader's own; empty for a spectator. `watchable`: spectators are allowed while it runs. `rematch` is the id of the next table. `handovers`: bots for players, oldest first. `absence`: seconds after which a disconnected player is absent; None: never, because there is a clock. */
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
  level: number | string;
  rule: ClockRule | null;
  clock: ClockFace | null;
  ply: number;
  commitment: string | null;
  rematch: string | null;
  muted: string[];
  source: string | null;
  undo_request?: AskedUndo | null;
  handovers?: Handover[];
  absence?: number | null;
}

/** The position after ply `ply - 1`, as the reader may see it. `seat` is the seat of this view (of several, the asked one or else the first); None for a spectator. `since` is the first ply whose events are in `events`; `by` answered last. Only the asked seat gets `options`, `refused` and `cautions`. `view` is the engine's plain view of the seat. `wished` is the answer that the seat's wish is about to give. `can_ask_undo` lists the reader's seats whose last gesture can be undone together with answers of others. */
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
  can_ask_undo?: number[];
}

/** Chat lines, oldest first. */
export interface Chat {
  type: "chat";
  version: number;
  lines: Line[];
}

/** The connected seats, the absent seats, and the number of spectators. */
export interface Presence {
  type: "presence";
  version: number;
  here: number[];
  spectators: number;
  absent: number[];
}

/** The best options of `seat` at `ply`, best first. */
export interface Hint {
  type: "hint";
  version: number;
  ply: number;
  seat: number;
  advice: Advice[];
}

/** An answer, undo or stops is stored permanently as `ply`. `again`: it was stored before. */
export interface Accepted {
  type: "accepted";
  version: number;
  ply: number;
  seat: number;
  again: boolean;
}

/** The result of a plan: `answered` plies from `ply` on were stored in one commit. `stop` is `done`, `learned` (something was drawn or revealed), `other-seat`, `other-kind`, `refused` (with clause, reason and values) or `over`. `again`: it was stored before. */
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

/** What `seat` can reach at `ply` by its own answers without learning anything, by chain. */
export interface Reach {
  type: "reach";
  version: number;
  ply: number;
  seat: number;
  chains: ReachChain[];
}

/** The wish of one of the reader's seats. */
export interface Wishing {
  type: "wish";
  version: number;
  seat: number;
  wish: WishBody;
}

/** The reply to `ping`. */
export interface Pong {
  type: "pong";
  version: number;
}

/** A notice about the server: `notice-<code>` with these values. `closing`: it stops; reconnect later. */
export interface Notice {
  type: "notice";
  version: number;
  code: string;
  values: Record<string, number | string>;
}

/** Why a message had no effect. `refused` has clause, reason and values; `stale` has the next ply. Other codes: `bad-message`, `not-your-seat`, `not-asked`, `slow-down`, `unavailable` (send it again), `not-running`, `no-hints`, `no-undo`, `no-undo-request`, `muted`, `failed` (an error of the server, which is in its log). */
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

/** A setting: named values, or numbers from `least` to `most`. */
export interface SettingInfo {
  name: string;
  clause: string;
  default: number | string;
  choices: string[];
  least: number;
  most: number;
}

/** A named set of settings. Its texts are `preset-<name>` and `preset-<name>-help`. */
export interface PresetInfo {
  name: string;
  settings: Record<string, number | string>;
}

/** A game in the list. Its texts are in its catalogue. */
export interface GameCard {
  name: string;
  version: number;
  fewest: number;
  most: number;
}

/** The values of a domain, by index. Their texts are `<name>-<value>`. `told` means that numbers of this name in events, questions and refusals are indices of values as well. */
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

/** A field of an event. `many` means that it is a list. */
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

/** A value of a story: how many of these events it has, or the sum of their field `amount`. An event without that field counts as one. */
export interface TotalInfo {
  name: string;
  events: string[];
  amount: string;
}

/** Events that become one sentence if several come in a row: `story-<event>`. Without `then`, these are events of one kind. Otherwise `event` begins the story, events in `then` continue it and one in `last` ends it; an event of another seat belongs to it only if it is `shared`. The values of the sentence are `seat`, `you` (`yes` if the reader plays that seat, else `no`) and `count`. If the fields are named here, also `place` (the last value), `what` (amounts by value; `amount` is the field with the amount) and `each` (the last value of each seat, the highest first; `seats` says how many). A story with `then` also has the values of its first event, and its `totals`. */
export interface StoryInfo {
  event: string;
  place: string;
  what: string;
  amount: string;
  then?: string[];
  last?: string[];
  totals?: TotalInfo[];
  shared?: boolean;
  each?: string;
}

/** Everything that a client needs to know about a game besides its texts. `headings` are the events that begin a part of the log, such as a turn. `players` are the names of bots that this server accepts besides the levels. */
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
  stories?: StoryInfo[];
  headings?: string[];
  players?: string[];
}

/** A clause of the rules: id, origin and text. */
export interface ClauseInfo {
  id: string;
  kind: string;
  text: string;
}

/** A card, token, event or agenda: its text key, its name, and what is printed on it. */
export interface EntryInfo {
  key: string;
  name: string;
  text: string;
}

/** A chapter of the rules. */
export interface ChapterInfo {
  key: string;
  title: string;
  clauses: ClauseInfo[];
}

/** Why a request was refused: a code, and the text of a refusal by the engine. */
export interface Problem {
  code: string;
  detail?: string;
}

/** Create a guest with a name. */
export interface Guest {
  name: string;
}

/** Change the name. An account must send its password or a proof, and logs in with the new name. */
export interface NewName {
  name: string;
  password?: string | null;
  proof?: string | null;
}

/** Turn the guest into an account. Tables, records and statistics are kept. */
export interface Account {
  name: string;
  password: string;
  email?: string | null;
  language?: "en" | "fr" | "it";
}

/** Name and password of an account, and a code if it has a second factor. */
export interface Login {
  name: string;
  password: string;
  code?: string | null;
}

/** A new password, and the old one. */
export interface Passwords {
  old: string;
  new: string;
}

/** An e-mail address to confirm, or None to remove it. The password or a proof is required, because resets are sent there. */
export interface Address {
  email: string | null;
  password?: string | null;
  proof?: string | null;
  language?: "en" | "fr" | "it";
}

/** The address to send a password reset to, if an account has confirmed it. */
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

/** The webhook to call when it is your turn in slow play; None to remove it. */
export interface Hook {
  url: string | null;
}

/** The key with which webhook calls are signed (HMAC-SHA256). It is shown once. */
export interface HookSecret {
  secret: string | null;
}

/** Another person. */
export interface Someone {
  id: string;
  name: string;
}

/** The person who makes the request. */
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
  passkeys?: boolean;
}

/** The person who makes the request; None without a login. */
export interface Session {
  me: Me | null;
}

/** A person, with a token for clients that do not store cookies. */
export interface Welcome {
  me: Me;
  token: string;
}

/** Results of a person in a game with this number of seats. */
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

/** People whose chat is not shown to me. */
export interface Blocked {
  other: string;
}

/** All data of a person. The texts of their imported records are at `records/{id}/text`. */
export interface ExportData {
  me: Me;
  created: number;
  tables: TableCard[];
  results: (Record<string, number | string | null>)[];
  said: (Record<string, number | string>)[];
  records: (Record<string, number | string | null>)[];
}

/** The plan for a seat. `level` is for bots: a level, or the name of a player such as `search:200`. `name` is for another person on my device (`hot`). */
export interface SeatPlan {
  kind: "bot" | "hot" | "me" | "open";
  level?: number | string;
  name?: string;
}

/** A table to create. Without an open seat it starts at once. `level` is the bot that plays for a person who leaves or runs out of time, by level or name. `wishes` are the initial wishes of all seats: `usual`, or `always` to ask every question, so that delays reveal nothing. `absence` is the number of seconds after which the others may continue without a disconnected player; None for the server's default, or for never if there is a clock. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  settings?: Record<string, number | string | boolean>;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  undo?: boolean;
  level?: number | string;
  clock?: ClockRule | null;
  wishes?: "always" | "usual";
  absence?: number | null;
}

/** Take the given seat, or the first open one. A private table requires its invitation. Before the start, a person who has a seat moves to the given one. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Start the game; with `fill`, bots take the open seats. */
export interface Start {
  fill?: boolean;
}

/** Whether I agree to end the game here. */
export interface Vote {
  agree: boolean;
}

/** Whether I vote for a bot to take a player's seat. */
export interface Replace {
  seat: number;
  agree: boolean;
}

/** The host removes a person before the start. */
export interface Remove {
  other: string;
}

/** The host mutes or unmutes a person at this table. */
export interface Mute {
  other: string;
  muted: boolean;
}

/** Report a chat line (`number`) or a person to the moderators. A spectator of a private table must send its invitation. */
export interface Report {
  number?: number | null;
  other?: string | null;
  text?: string;
  invite?: string | null;
}

/** A table in a list. `mine` are my seats, `turn` means that I am asked. `place` and `points` are my result, in the list of my finished games. */
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

/** A new table and the token of its invitation link. Only the creator gets the token, once. */
export interface Created {
  id: string;
  invite: string;
}

/** A new invitation. The previous one no longer works. */
export interface Invitation {
  invite: string;
}

/** A record to import. */
export interface RecordText {
  text: string;
}

/** Summary of a stored record. */
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
  variant?: string;
}

/** Whether a record is valid; if not, where and why. */
export interface Verdict {
  holds: boolean;
  line?: number;
  why?: string;
}

/** Retry a position: the ply, my seat, and the level or name of the bots. What I did not know is dealt again. */
export interface Attempt {
  ply: number;
  seat: number;
  level?: number | string;
}

/** Play on from a ply: my seat, and who plays the other seats. The default seat is the one that answers next. `others` is bots of `level`, or me in all seats. */
export interface PlayOn {
  ply: number;
  seat?: number | null;
  others?: "bots" | "hot";
  level?: number | string;
}

/** A position of a finished game with all secrets: the view of the asked seat, and each seat's secret. `listings` has each secret in words, with ⟦0⟧ in place of the name of seat 0. */
export interface Opened {
  moment: Moment;
  secrets: (Record<string, unknown> | null)[];
  listings: string[];
}

/** A page of the events of a record, as one seat learned them. `total` is the number of all events. */
export interface Told {
  events: Happening[];
  total: number;
}

/** Optional services of this server. `notice` is for all users. */
export interface Capabilities {
  mail: boolean;
  lab?: boolean;
  notice?: string;
  variant?: string;
  plain?: string;
  passkeys?: boolean;
}

/** The password of the account that makes the request, or a proof from a passkey. A guest has none. */
export interface Proof {
  password?: string | null;
  proof?: string | null;
}

/** A code of an authenticator app, or a recovery code. */
export interface Code {
  code: string;
}

/** The secret for an authenticator app, as text and as a link. */
export interface Secret {
  secret: string;
  link: string;
}

/** Recovery codes, each valid once. They are shown once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A login: where and when it was made and last used. `mine` marks the login of this request. */
export interface LoginRow {
  id: string;
  agent: string;
  address: string;
  created: number;
  seen: number;
  mine: boolean;
}

/** A passkey of mine: its name, and when it was created and last used. */
export interface PasskeyRow {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** What a browser needs to create a passkey. `site` is the relying party's id, `person` the user handle, `known` are the passkeys of the account. */
export interface NewPasskeyOptions {
  challenge: string;
  site: string;
  person: string;
  name: string;
  algorithms: number[];
  known: string[];
}

/** A passkey that a browser created, and a name for it. */
export interface NewPasskey {
  name: string;
  id: string;
  client: string;
  attestation: string;
}

/** A new name for a passkey. */
export interface PasskeyName {
  name: string;
}

/** What a browser needs to use a passkey. */
export interface PasskeyOptions {
  challenge: string;
  site: string;
}

/** The response of a passkey to a challenge. */
export interface UsedPasskey {
  id: string;
  client: string;
  authenticator: string;
  signature: string;
}

/** A token that takes the place of the password in one request. */
export interface PasskeyProof {
  proof: string;
}

/** Ban a person for some hours (0: permanently), or lift the ban. */
export interface Ban {
  banned: boolean;
  hours?: number;
  reason?: string;
}

/** Ban a range of addresses, such as 192.0.2.0/24, or the devices of a person. */
export interface NewBan {
  kind: "address" | "device" | "guests";
  target: string;
  hours?: number;
  reason?: string;
}

/** How many tables or records an action changed. */
export interface Done {
  count: number;
}

/** A ban of a device or a range of addresses. `until` is 0 if it is permanent. */
export interface BanCard {
  id: string;
  kind: string;
  target: string;
  reason: string;
  created: number;
  until: number;
}

/** A person as admins see them, with the storage they use. */
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

/** The role of a person. */
export interface GivenRole {
  role: "" | "admin" | "moderator";
}

/** A new name for a person whose name is not acceptable. */
export interface GivenName {
  name: string;
}

/** A link to set a new password. It works once, for two hours. */
export interface ResetLink {
  link: string;
}

/** A line of chat. `number` is its number at the table. */
export interface Said {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** A report, with the chat around it. `closed` is 0 until it is closed. */
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

/** A notice for all users for some hours; an empty text removes it. */
export interface Announcement {
  text: string;
  hours?: number;
}

/** Whether the server refuses new games, so that it can be stopped when the running ones are over. */
export interface Drain {
  draining: boolean;
}

/** An entry of the audit log. `author` and `name` are the current names of actor and target, if people. */
export interface Deed {
  at: number;
  actor: string;
  act: string;
  target: string;
  detail: string;
  author?: string;
  name?: string;
}

/** How much of a limit is used. */
export interface Usage {
  what: string;
  used: number;
  most: number;
}

/** The status of the server. */
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

/** A rule set: a variant by its text or by the digest of a listed one, or the plain game. */
export interface Arm {
  name: string;
  variant?: string;
  digest?: string;
  at?: number[];
}

/** A study to begin. The other arms are compared with the first one. */
export interface NewStudy {
  game: string;
  seats: number;
  bots: string[];
  games: number;
  arms: Arm[];
  axes?: string[];
  settings?: Record<string, number | string>;
  until?: string;
  ray?: string;
  luck?: number;
  ladder?: number;
}

/** What to measure of the luck and skill of a study. */
export interface NewDepth {
  luck?: number;
  ladder?: number;
}

/** The id of a new study. */
export interface BegunStudy {
  id: string;
}

/** A study in a list. */
export interface StudyCard {
  id: string;
  game: string;
  title: string;
  seats: number;
  bots: string[];
  arms: string[];
  state: "done" | "failed" | "paused" | "running";
  games: number;
  total: number;
  left: number | null;
  axes: string[];
  until: string;
  clear: boolean;
  settings: Record<string, number | string>;
  why?: string;
}

/** A value with its 95 % interval; None for an unknown bound. */
export interface Interval {
  value: number;
  low?: number | null;
  high?: number | null;
}

/** A figure of one arm, in words, with its distribution and the games with the extreme values. */
export interface FigureRow {
  name: string;
  words: string;
  mean: Interval;
  low90: number;
  high90: number;
  least: number;
  most: number;
  bars: number[][];
  rare?: number | null;
}

/** The lift of a thing: how much more often seats that took it win. */
export interface LiftRow {
  name: string;
  words: string;
  lift: Interval;
  taken: number;
  offered: number;
  chosen: Interval | null;
  game: number;
}

/** What a seat gets or gives of a thing by one event, by round. */
export interface FlowRow {
  what: string;
  thing: string;
  words: string;
  rounds: number[];
}

/** The figures of an arm. */
export interface ArmResult {
  name: string;
  at: number[];
  figures: FigureRow[];
  lifts: LiftRow[];
  flows: FlowRow[];
}

/** A figure of the first arm and of another arm. */
export interface ChangeRow {
  name: string;
  words: string;
  before: string;
  after: string;
  rises: boolean;
  effect: Interval;
  sure: boolean;
  p: number;
}

/** Changes between the first arm and another, the greatest first. */
export interface ArmChanges {
  changes: ChangeRow[];
  sure: number;
  correlation: number | null;
}

/** The luck share ("luck"), or a level against the one below it ("level:2"), under each arm. */
export interface DepthRow {
  name: string;
  parity: number | null;
  values: (Interval | null)[];
  differences: (Interval | null)[];
  games: number;
  sure: boolean[];
}

/** Luck and skill of a study. `notes` are names of warnings, of each arm. */
export interface StudyDepth {
  rows: DepthRow[];
  notes: string[][];
  doing: string;
  done: number;
  total: number;
}

/** A study with its figures so far. */
export interface StudyResult {
  card: StudyCard;
  arms: ArmResult[];
  changes: ArmChanges[];
  depth?: StudyDepth | null;
}

/** A number that a variant may change. */
export interface LabField {
  name: string;
  least: number;
  most: number;
}

/** A row of content with its numbers. */
export interface LabRow {
  id: string;
  words: string;
  values: Record<string, number>;
}

/** A table of content with numbers that a variant can change. */
export interface LabTable {
  name: string;
  fields: LabField[];
  rows: LabRow[];
}

/** The record of a game of a study, and the ply to look at. */
export interface LabRecord {
  text: string;
  ply: number | null;
}

/** A game of a study, by arm and number. */
export interface LabGame {
  arm: number;
  number: number;
  about?: string;
}

/** A variant in a list; `own` if it was added on this machine. */
export interface VariantCard {
  digest: string;
  name: string;
  why: string;
  own: boolean;
}

/** The text of a variant and the name of its file, for messages. */
export interface NewVariant {
  text: string;
  file?: string;
}

/** Which variant is to be played. */
export interface OpenVariant {
  digest: string;
}

/** The address of the server that plays a variant. */
export interface VariantServer {
  address: string;
}

/** How far the review of a finished game is. `report` is the curve alone while it runs (see review.ts). */
export interface Review {
  state: "done" | "failed" | "none" | "running";
  done?: number;
  total?: number;
  report?: unknown | null;
  why?: string;
}

/** My decisions of one kind in a reviewed game. `chapter` is one of the rules, as `game/chapter`. */
export interface ReviewedKind {
  chapter: string;
  decisions: number;
  luck: number;
  play: number;
  cost: number;
  stake: number;
}

/** What a review says of my game: shares of wins by luck and by my own play, and how I played. */
export interface ReviewedGame {
  id: string;
  game: string;
  at: number;
  result: number;
  luck: number;
  play: number;
  low: number;
  high: number;
  accuracy: number | null;
  level: number | null;
  kinds: ReviewedKind[];
}

export type ClientMessage = Answer | Plan | AskReach | Undo | AnswerUndo | Stops | SetWish | Say | Sync | Advise | Ping;

export type ServerMessage = Table | Moment | Chat | Presence | Hint | Accepted | Followed | Reach | Wishing | Pong | Notice | Fault;
