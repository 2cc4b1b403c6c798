import { beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../src/core/prefs.svelte";
import type { ClientMessage, Happening, Hint, Moment, ReachEnd, ServerMessage, Table } from "../src/core/protocol";
import { TableStore } from "../src/core/store.svelte";
import { happened } from "../src/core/visible";
import type { Words } from "../src/core/texts";
import { advised } from "../src/table/advised";

function event(ply: number, name = "raised"): Happening {
  return { ply, name, clause: "X-1", values: {}, seat: null };
}

function moment(ply: number, more: Partial<Moment> = {}): Moment {
  return {
    type: "moment",
    version: ply + 1,
    ply,
    since: Math.max(0, ply - 1),
    seat: 0,
    by: 1,
    events: ply > 0 ? [event(ply - 1)] : [],
    view: {},
    question: { seat: 0, kind: "bid", clause: "X-2", values: {}, secret: false, moment: false, window: false },
    options: [{ index: 0, notation: "pass", verb: "pass", args: {}, refs: [] }],
    refused: [],
    can_undo: [],
    can_ask_undo: [],
    clock: null,
    outcome: null,
    ...more,
  };
}

let store: TableStore;
let sent: ClientMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set("speed", "normal");
  store = new TableStore();
  sent = [];
  store.post = { send: (message) => sent.push(message) > 0 };
  store.line("open");
});

const END = { name: "spot:3", answers: ["walk 1", "walk 2", "walk 3"], kinds: ["walk"], cost: 3, close: null, known: true, mix: {} } as unknown as ReachEnd;

describe("a question", () => {
  beforeEach(() => {
    store.hear(moment(4, { since: 0 }));
  });

  it("settles when what the seat can reach is known", () => {
    expect(store.settling).toBe(false);
    store.reach();
    expect(store.settling).toBe(true);
    store.hear({ type: "reach", version: 5, ply: 4, seat: 0, chains: [] });
    expect(store.settling).toBe(false);
  });

  it("settles too if the request fails, and takes what comes late", () => {
    store.reach();
    store.hear({ type: "error", version: 5, code: "too-fast", clause: "", reason: "", values: {} });
    expect(store.settling).toBe(false);
    store.hear({ type: "reach", version: 5, ply: 4, seat: 0, chains: [{ kind: "walk", mix: false, ends: [END], parts: [], total: null, fill: null, more: false }] });
    expect(store.chains).toHaveLength(1);
  });

  it.each([["walk", [...END.answers, "stop"]], ["haul", END.answers]])("is answered by a click on a place: a %s ends there if the drawing says so", (kind, answers) => {
    store.arrives = ["walk"];
    store.reach();
    store.hear({ type: "reach", version: 5, ply: 4, seat: 0, chains: [{ kind, mix: false, ends: [{ ...END, close: "stop" }], parts: [], total: null, fill: null, more: false }] });
    expect(store.click("spot:3")).toBe(true);
    expect(sent.at(-1)).toMatchObject({ type: "plan", answers });
  });
});

describe("a plan", () => {
  beforeEach(() => {
    store.hear(moment(4, { since: 0 }));
    store.go(END);
    prefs.set("speed", "off");
  });

  it("asks nothing before all its answers are on the table", () => {
    store.hear(moment(5, { by: 0 }));
    expect(store.asked).toBe(false);
    store.hear(moment(6, { by: 0 }));
    expect(store.asked).toBe(false);
    store.hear(moment(7, { by: 0 }));
    expect(store.asked).toBe(true);
  });

  it.each(["before", "after"])("asks again when it stops early and that is said %s the position", (when) => {
    const told: ServerMessage = { type: "followed", version: 6, ply: 4, seat: 0, answered: 1, stop: "learned", again: false };
    if (when === "before") store.hear(told);
    store.hear(moment(5, { by: 0 }));
    if (when === "after") store.hear(told);
    expect(store.asked).toBe(true);
  });
});

describe("several seats at one screen", () => {
  beforeEach(() => prefs.set("speed", "off"));

  const secret = (ply: number, seat: number, more: Partial<Moment> = {}): Moment => moment(ply, { seat, view: { secret: { hand: [seat] } }, ...more });

  it("does not change hands for a question that is answered automatically", () => {
    store.hear(secret(4, 0, { since: 0 }));
    store.hear(secret(5, 1, { wished: "pass" }));
    expect(store.shown?.ply).toBe(4);
    expect(store.asked).toBe(false);
    store.hear(secret(6, 0));
    expect(store.shown?.ply).toBe(6);
    expect(store.asked).toBe(true);
    expect(store.log.map((one) => one.ply)).toContain(4);
  });

  it("changes hands for it when the player asks to answer after all", () => {
    store.hear(secret(4, 0, { since: 0 }));
    store.hear(secret(5, 1, { wished: "pass" }));
    store.hear(secret(5, 1));
    expect(store.shown?.seat).toBe(1);
  });

  it("shows every move where nothing is secret", () => {
    store.hear(moment(4, { since: 0 }));
    store.hear(moment(5, { seat: 1, view: { secret: {} }, wished: "roll" }));
    expect(store.shown?.ply).toBe(5);
  });
});

describe("showing", () => {
  it("shows the first position at once", () => {
    store.hear(moment(4, { since: 0, events: [event(0), event(3)] }));
    expect(store.shown?.ply).toBe(4);
    expect(store.asked).toBe(true);
    expect(store.log).toHaveLength(2);
  });

  it("shows one move after the other and asks only when all is shown", () => {
    for (const ply of [0, 1, 2, 3]) store.hear(moment(ply));
    expect(store.shown?.ply).toBe(1);
    expect(store.catching).toBe(true);
    expect(store.asked).toBe(false);
    vi.runAllTimers();
    expect(store.shown?.ply).toBe(3);
    expect(store.asked).toBe(true);
  });

  it("shows the events of a whole plan, not of its last answer only", () => {
    store.hear(moment(4, { since: 0 }));
    store.hear(moment(7, { since: 4, events: [event(4), event(5), event(6)] }));
    expect(happened(store.shown!).map((one) => one.ply)).toEqual([4, 5, 6]);
  });

  it("shows the last answer, not the whole game, to a player who comes back", () => {
    store.hear(moment(7, { since: 0, events: [event(4), event(5), event(6)] }));
    expect(happened(store.shown!).map((one) => one.ply)).toEqual([6]);
  });

  it("logs the set-up once, not again with the first answer", () => {
    const [laid, dealt] = [event(0, "laid"), { ...event(0, "dealt"), seat: 1 }];
    store.hear(moment(0, { events: [laid, dealt] }));
    store.hear(moment(1, { since: 0, events: [laid, event(0, "raised"), dealt] }));
    expect(happened(store.shown!).map((one) => one.name)).toEqual(["raised"]);
    expect(store.log).toHaveLength(3);
  });

  it("skips to the newest", () => {
    for (const ply of [0, 1, 2, 3]) store.hear(moment(ply));
    store.skip();
    expect(store.shown?.ply).toBe(3);
    vi.runAllTimers();
    expect(store.shown?.ply).toBe(3);
  });

  it("shows at once when animation is off", () => {
    prefs.set("speed", "off");
    for (const ply of [0, 1, 2]) store.hear(moment(ply));
    expect(store.shown?.ply).toBe(2);
  });

  it("does not fall behind sixty moves a second", () => {
    store.hear(moment(0));
    for (let ply = 1; ply <= 600; ply += 1) {
      store.hear(moment(ply));
      vi.advanceTimersByTime(1000 / 60);
    }
    vi.advanceTimersByTime(25000);
    expect(store.shown?.ply).toBe(600);
  });

  it("takes no position twice and none from before", () => {
    store.hear(moment(5));
    store.hear(moment(3));
    store.hear(moment(5));
    expect(store.shown?.ply).toBe(5);
    expect(store.log.map((one) => one.ply)).toEqual([4]);
  });

  it("shows no secret of another seat of this screen", () => {
    const drawn = (seat: number | null): Happening => ({ ...event(4), name: "drawn", seat });
    const dealt = moment(5, { seat: 1, events: [drawn(0), drawn(1), drawn(null)] });
    store.hear(dealt);
    expect(store.told.map((one) => one.seat)).toEqual([1, null]);
    expect(happened(dealt).map((one) => one.seat)).toEqual([1, null]);
    store.hear(moment(6, { seat: 0 }));
    store.skip();
    expect(store.told.map((one) => one.seat)).toEqual([0, null, null]);
  });

  it("replaces the log when all events are sent again", () => {
    store.hear(moment(1));
    store.hear(moment(6, { since: 0, events: [event(0), event(2), event(5)] }));
    expect(store.log.map((one) => one.ply)).toEqual([0, 2, 5]);
  });
});

describe("answering", () => {
  const pass = moment(0).options[0]!;

  it("sends the ply and waits", () => {
    store.hear(moment(7));
    store.answer(pass);
    expect(sent).toEqual([{ type: "answer", ply: 7, seat: 0, notation: "pass" }]);
    expect(store.asked).toBe(false);
    store.answer(pass);
    expect(sent).toHaveLength(1);
  });

  it("sends an answer again until the server confirms it", () => {
    store.hear(moment(7));
    store.answer(pass);
    store.line("lost");
    expect(store.asked).toBe(false);
    store.line("open");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    store.hear({ type: "accepted", version: 9, ply: 7, seat: 0, again: true });
    store.line("open");
    expect(sent).toHaveLength(2);
  });

  it("forgets the notice of a server that went once there is one again", () => {
    store.hear({ type: "notice", version: 1, code: "closing", values: {} });
    store.line("lost");
    store.line("connecting");
    expect(store.notice?.code).toBe("closing");
    store.line("open");
    expect(store.notice).toBeNull();
  });

  it("sends an answer again that a busy server could not store", () => {
    store.hear(moment(0));
    store.answer(pass);
    store.hear({ type: "error", version: 1, code: "unavailable", ply: 0, seat: null, clause: "", reason: "", values: {} });
    expect(store.error?.code).toBe("unavailable");
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([sent[0], sent[0]]);
    store.hear({ type: "accepted", version: 2, ply: 0, seat: 0, again: false });
    expect(store.error).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(2);
  });

  it("asks again after a refusal", () => {
    store.hear(moment(7));
    store.answer(pass);
    store.hear({ type: "error", version: 9, code: "refused", clause: "X-3", reason: "occupied", values: {} });
    expect(store.asked).toBe(true);
    expect(store.error?.clause).toBe("X-3");
  });

  it("asks for everything when the game has moved on", () => {
    store.hear(moment(7));
    store.answer(pass);
    store.hear({ type: "error", version: 9, code: "stale", ply: 9 });
    expect(sent.at(-1)).toEqual({ type: "sync", version: 0 });
  });

  it("clears the choice when the question changes", () => {
    const two = [
      { index: 1, notation: "move 1 2", verb: "move", args: {}, refs: ["a:1", "b:2"] },
      { index: 2, notation: "move 1 3", verb: "move", args: {}, refs: ["a:1", "b:3"] },
    ];
    prefs.set("speed", "off");
    store.hear(moment(1, { options: two }));
    store.click("a:1");
    expect(store.chosen).toEqual(["a:1"]);
    expect(store.lit).toEqual(new Set(["b:2", "b:3"]));
    store.hear(moment(2, { options: two }));
    expect(store.chosen).toEqual([]);
  });

  it("undoes only what can be undone", () => {
    store.hear(moment(3));
    store.undo();
    expect(sent).toEqual([]);
    store.hear(moment(3, { can_undo: [0] }));
    store.undo();
    expect(sent).toEqual([{ type: "undo", ply: 3, seat: 0, gesture: true }]);
  });

  it("asks the others where their answers would be taken back too", () => {
    store.hear(moment(3, { can_ask_undo: [0] }));
    store.undo();
    expect(sent).toEqual([{ type: "undo", ply: 3, seat: 0, gesture: true, ask: true }]);
  });
});

describe("a hint", () => {
  const table = { type: "table", version: 1, hints: true, chairs: [], seats: [0], spectators: 0 } as unknown as Table;
  const hint = (ply: number): Hint => ({ type: "hint", version: 1, ply, seat: 0, advice: [{ notation: "pass", share: 0.5, low: 0.4, high: 0.6, terms: [], shares: [], nobody: 0 }] });

  beforeEach(() => {
    store.hear(table);
    store.hear(moment(2, { since: 0 }));
  });

  it("is asked for once, and one sees that it is under way", () => {
    store.advise();
    store.advise();
    expect(sent).toEqual([{ type: "hint", seat: 0 }]);
    expect(store.pondering).toBe(true);
    store.hear(hint(2));
    expect(store.pondering).toBe(false);
    expect(store.advice[0]?.notation).toBe("pass");
  });

  it("is no longer waited for after a lost line or at the next question", () => {
    store.advise();
    store.line("lost");
    store.line("open");
    expect(store.pondering).toBe(false);
    store.advise();
    store.hear(moment(3));
    vi.runAllTimers();
    expect(store.pondering).toBe(false);
    expect(sent).toHaveLength(2);
  });

  it("shows value and differences of each answer, best first", () => {
    const words = { say: (key: string) => key, seat: (seat: number) => `Seat ${seat}` } as unknown as Words;
    const known = hint(2);
    store.hear({ ...known, advice: [{ notation: "pass", share: 0.514, low: 0.4, high: 0.6, terms: [{ name: "fuel", amount: 1 }, { name: "ammo", amount: -1 }], shares: [0.514, 0.486], nobody: 0 }, { ...known.advice[0]!, notation: "gone" }] });
    expect(advised(store, words)).toMatchObject([{ option: { notation: "pass" }, share: 51, low: 40, high: 60, others: "Seat 1 49", better: "term-fuel", worse: "term-ammo" }]);
    store.hear(moment(3));
    vi.runAllTimers();
    expect(advised(store, words)).toEqual([]);
  });

  it("is not asked for where the table allows none", () => {
    store.hear({ ...table, hints: false });
    store.advise();
    expect(sent).toEqual([]);
  });
});

describe("confirmation of answers", () => {
  const flee = { index: 1, notation: "flee", verb: "flee", args: {}, refs: ["road:1"] };

  beforeEach(() => {
    prefs.set("confirm", true);
    store.hear(moment(2, { since: 0, options: [moment(2).options[0]!, flee] }));
    return () => prefs.set("confirm", false);
  });

  it("is asked whether that is meant, and answers once more", () => {
    store.answer(flee);
    expect(sent).toEqual([]);
    expect(store.choosing).toEqual([flee]);
    expect(store.chosen).toEqual(["road:1"]);
    store.answer(flee);
    expect(sent).toEqual([{ type: "answer", ply: 2, seat: 0, notation: "flee" }]);
    expect(store.choosing).toBeNull();
  });

  it("can mean something else, or choose again", () => {
    store.click("road:1");
    expect(store.choosing).toEqual([flee]);
    store.answer(store.options[0]!);
    expect(store.choosing?.[0]?.notation).toBe("pass");
    store.forget();
    expect(store.choosing).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe("the chat", () => {
  const line = (number: number, text: string): ServerMessage => ({ type: "chat", version: number, lines: [{ number, person: "ada", name: "Ada", seat: 0, text, at: 0 }] });
  const fault = (code: string, ply: number | null = null): ServerMessage => ({ type: "error", version: 1, code, ply });
  const say = (text: string): void => {
    store.talk.draft = text;
    store.talk.speak(store.post);
  };

  it("is still there when the server does not take it", () => {
    say("  Hello,   Bob ");
    expect(sent).toEqual([{ type: "chat", text: "Hello, Bob" }]);
    expect(store.talk.draft).toBe("");
    store.talk.draft = "and Eve";
    store.hear(fault("slow-down"));
    expect(store.talk.draft).toBe("Hello, Bob and Eve");
    expect(store.talk.unheard?.code).toBe("slow-down");
    store.talk.speak(store.post);
    expect(sent.at(-1)).toEqual({ type: "chat", text: "Hello, Bob and Eve" });
    expect(store.talk.unheard).toBeNull();
  });

  it("does not restore a confirmed line, nor for an error about an answer", () => {
    say("Hello");
    store.hear(fault("stale", 3));
    store.hear(fault("refused"));
    expect(store.talk.draft).toBe("");
    store.hear(line(1, "Hello"));
    store.hear(fault("slow-down"));
    expect(store.talk.draft).toBe("");
    expect(store.talk.unheard).toBeNull();
  });

  it("is kept while the line is lost", () => {
    store.post = { send: () => false };
    say("Hello");
    expect(store.talk.draft).toBe("Hello");
  });
});

describe("an illegal option", () => {
  it("says why, until something is answered", () => {
    store.hear(moment(2, { since: 0 }));
    store.say({ clause: "X-3", reason: "no-fuel", values: { fuel: 0 } });
    expect(store.error).toMatchObject({ code: "refused", clause: "X-3", reason: "no-fuel", values: { fuel: 0 } });
    store.answer(store.options[0]!);
    expect(store.error).toBeNull();
  });
});

describe("pace", () => {
  const seats = (...mine: number[]): void => store.hear({ type: "table", seats: mine, chairs: [], spectators: 0 } as unknown as Table);

  it("lets the last move of others arrive before it asks", () => {
    seats(0);
    store.hear(moment(0));
    store.hear(moment(1, { by: 1 }));
    expect(store.shown?.ply).toBe(1);
    expect(store.asked).toBe(false);
    expect(store.catching).toBe(true);
    vi.advanceTimersByTime(449);
    expect(store.asked).toBe(false);
    vi.advanceTimersByTime(2);
    expect(store.asked).toBe(true);
  });

  it("asks at once after a move of one's own, but shows how it ended", () => {
    seats(0);
    store.hear(moment(0));
    store.hear(moment(1, { by: 0 }));
    expect(store.asked).toBe(true);
    vi.runAllTimers();
    const outcome = { why: "x", clause: "X-1", winners: [0], ranking: [[0]], scores: [{}], totals: [0], places: [1] };
    store.hear(moment(2, { by: 0, options: [], question: null, outcome } as unknown as Partial<Moment>));
    expect(store.catching).toBe(true);
    store.skip();
    expect(store.catching).toBe(false);
  });

  it("tells all that led to the end before it lays the result over it", () => {
    seats(0);
    store.hear(moment(0));
    const chain = ["rolled", "died", "eliminated", "ended"].map((name) => event(0, name));
    const outcome = { why: "x", clause: "X-1", winners: [1], ranking: [[1]], scores: [{}], totals: [0], places: [1] };
    store.hear(moment(1, { by: 0, events: chain, options: [], question: null, outcome } as unknown as Partial<Moment>));
    vi.advanceTimersByTime(2000);
    expect(store.catching).toBe(true);
    vi.runAllTimers();
    expect(store.catching).toBe(false);
  });

  it("shows the result of an answer at once, even while a move is shown", () => {
    seats(0);
    store.hear(moment(0));
    store.hear(moment(1, { by: 1, events: [event(0), event(0), event(0), event(0)] }));
    vi.advanceTimersByTime(500);
    store.answer(store.options[0]!);
    store.hear(moment(2, { by: 0 }));
    expect(store.shown?.ply).toBe(2);
  });

  it("spends no time on half an answer, and none of it hurries the rest", () => {
    seats(0);
    store.hear(moment(0));
    // Twelve moves of two halves each.
    for (let ply = 1; ply <= 24; ply += 1) store.hear(moment(ply, { by: 1, ...(ply % 2 ? { events: [] } : {}) }));
    vi.advanceTimersByTime(1);
    expect(store.shown?.ply).toBe(2);
    expect(store.lasts).toBeGreaterThan(550);
    expect(store.lasts).toBeLessThan(800);
  });

  it("gives more time for a long turn at the slow setting", () => {
    prefs.set("speed", "slow");
    seats(0);
    store.hear(moment(0));
    for (let ply = 1; ply <= 30; ply += 1) store.hear(moment(ply, { by: 1 }));
    vi.advanceTimersByTime(1501);
    expect(store.lasts).toBe(1500);
  });

  it("hurries, but lets every move be seen", () => {
    seats(0);
    store.hear(moment(0));
    for (let ply = 1; ply <= 40; ply += 1) store.hear(moment(ply, { by: 1 }));
    vi.advanceTimersByTime(801);
    expect(store.lasts).toBe(300);
  });
});

describe("bots among themselves", () => {
  const table = (...kinds: readonly string[]): void => store.hear({ type: "table", seats: [], chairs: kinds.map((kind, seat) => ({ seat, kind })), spectators: 1 } as unknown as Table);

  function film(...kinds: readonly string[]): { seen: number[]; shortest: number; told: number[] } {
    table(...kinds);
    const seen: number[] = [];
    const told: number[] = [];
    let shortest = Infinity;
    store.hear(moment(0, { options: [] }));
    for (let ply = 1; ply <= 400; ply += 1) store.hear(moment(ply, { options: [], events: [event(ply - 1), event(ply - 1)] }));
    while (store.catching) {
      seen.push(store.shown!.ply);
      told.push(store.told.filter((one) => one.ply < store.shown!.ply).length);
      shortest = Math.min(shortest, store.lasts);
      vi.advanceTimersToNextTimer();
    }
    return { seen: [...new Set(seen)], shortest, told };
  }

  it("are watched move by move, at the speed one chose", () => {
    const { seen, shortest, told } = film("bot", "bot");
    expect(seen).toEqual(Array.from({ length: 400 }, (_, at) => at + 1));
    expect(shortest).toBeGreaterThan(800);
    // The log has the events of each move, though the game is far ahead.
    expect(Math.min(...told)).toBe(2);
  });

  it("are passed over where a person plays along", () => {
    const { seen, shortest } = film("bot", "person");
    expect(seen.length).toBeLessThan(100);
    expect(shortest).toBe(300);
  });
});

describe("passing on", () => {
  const window = { seat: 0, kind: "window-start", clause: "X-3", values: { seat: 1 }, secret: false, moment: true, window: true };
  const cards = ["pass", "play 3"].map((notation, index) => ({ index, notation, verb: notation, args: {}, refs: [] }));

  it("passes in every window and shows the moves of others", () => {
    store.hear(moment(0, { question: window, options: cards }));
    store.passOn();
    for (const ply of [1, 2]) store.hear(moment(ply, { question: window, options: cards }));
    expect(sent.map((message) => (message.type === "answer" ? [message.ply, message.notation] : []))).toEqual([[0, "pass"], [1, "pass"], [2, "pass"]]);
    expect(store.asked).toBe(false);
    expect(store.shown?.ply).toBe(1);
  });

  it("ends in one's own turn, and where something else is asked", () => {
    for (const question of [{ ...window, values: { seat: 0 } }, { ...window, window: false }]) {
      store = new TableStore();
      store.post = { send: (message) => sent.push(message) > 0 };
      store.line("open");
      store.hear(moment(0, { question: window, options: cards }));
      store.passOn();
      sent = [];
      store.hear(moment(1, { question: null, options: [] }));
      expect(store.passing).toBe(true);
      store.hear(moment(2, { question, options: cards }));
      vi.runAllTimers();
      expect(sent).toEqual([]);
      expect(store.passing).toBe(false);
      expect(store.asked).toBe(true);
    }
  });

  it("ends when one wants to be asked again", () => {
    store.hear(moment(0, { question: window, options: cards }));
    store.passOn();
    store.passing = false;
    store.hear(moment(1, { question: window, options: cards }));
    expect(sent).toHaveLength(1);
  });
});

describe("a place that several things go to", () => {
  const send = (who: string, where: string) => ({ index: 0, notation: `send ${who} ${where}`, verb: "send", args: {}, refs: [`member:${who}`, `warehouse:${where}`] });
  const options = ["a", "b"].flatMap((who) => ["fuel", "ammo"].map((where) => send(who, where)));
  const supply = { seat: 0, kind: "supply", clause: "X-2", values: {}, secret: false, moment: false, window: false };
  const given = () => sent.flatMap((message) => (message.type === "answer" ? [message.notation] : []));

  beforeEach(() => {
    prefs.set("speed", "off");
    store.hear(moment(1, { options, question: supply }));
    store.click("member:a");
    store.click("warehouse:fuel");
    store.hear(moment(2, { options, question: supply }));
  });

  it("is kept, so that the next thing takes one click", () => {
    expect(store.kept).toBe("warehouse:fuel");
    store.click("member:b");
    expect(given()).toEqual(["send a fuel", "send b fuel"]);
  });

  it("is changed by a click on another", () => {
    store.click("warehouse:ammo");
    store.click("member:b");
    expect(given()).toEqual(["send a fuel", "send b ammo"]);
    store.hear(moment(3, { options, question: supply }));
    expect(store.kept).toBe("warehouse:ammo");
  });

  it("is not kept where things can also be used in another way", () => {
    const drop = { index: 9, notation: "drop b", verb: "drop", args: {}, refs: ["member:b"] };
    store.hear(moment(3, { options: [...options, drop], question: supply }));
    expect(store.kept).toBeNull();
  });

  it("is forgotten when something else is asked", () => {
    store.hear(moment(3, { options, question: { ...supply, kind: "other" } }));
    expect(store.kept).toBeNull();
  });
});

describe("the end of a fight", () => {
  const over = [event(4, "rolled"), event(4, "won"), event(4, "met")];
  const fight = { stack: ["fight"] };
  const road = { stack: ["road"] };

  beforeEach(() => {
    prefs.set("speed", "normal");
    store.art = { effects: {}, closing: (before: unknown, events: readonly Happening[]) => (before === fight ? events.findLastIndex((one) => one.name === "won") + 1 : 0) } as never;
    store.hear(moment(4, { since: 0, events: [], view: fight }));
  });

  it("is shown where it was fought, before the position after it", () => {
    store.hear(moment(5, { by: 0, events: over, view: road }));
    expect(store.shown?.view).toBe(fight);
    expect(happened(store.shown!).map((one) => one.name)).toEqual(["rolled", "won"]);
    expect(store.asked).toBe(false);
    vi.runAllTimers();
    expect(store.shown?.view).toBe(road);
    expect(happened(store.shown!).map((one) => one.name)).toEqual(["met"]);
    expect(store.asked).toBe(true);
  });

  it("is told by the log only when it has been shown", () => {
    store.hear(moment(5, { by: 0, events: over, view: road }));
    expect(store.shown?.told).toBe(4);
    vi.runAllTimers();
    expect(store.shown?.told).toBeUndefined();
    expect(store.shown?.ply).toBe(5);
  });

  it("does not show the outcome of the game yet", () => {
    store.hear(moment(5, { by: 0, events: over, view: road, outcome: { winners: [0] } as never }));
    expect(store.shown?.outcome).toBeNull();
    vi.runAllTimers();
    expect(store.shown?.outcome).not.toBeNull();
  });

  it("is shown once, also if its position arrives again", () => {
    store.hear(moment(5, { by: 0, events: over, view: road }));
    store.hear(moment(5, { by: 0, events: over, view: road, wished: true } as never));
    vi.advanceTimersByTime(1400);
    expect(store.shown?.view).toBe(road);
    vi.runAllTimers();
    expect(store.shown?.view).toBe(road);
  });

  it("is not told again if the position after it arrives again", () => {
    store.hear(moment(5, { by: 0, events: over, view: road }));
    vi.runAllTimers();
    store.hear(moment(5, { by: 0, events: over, view: road }));
    expect(store.shown?.view).toBe(road);
    expect(happened(store.shown!).map((one) => one.name)).toEqual(["met"]);
  });

  it("is not shown in the view of a seat that may not know all of it", () => {
    const drawn = { ...event(4, "drawn"), seat: 1 };
    store.hear(moment(5, { seat: 1, events: [drawn, ...over], view: road }));
    expect([store.shown?.seat, store.shown?.view]).toEqual([1, road]);
    expect(happened(store.shown!).map((one) => one.name)).toEqual(["drawn", "rolled", "won", "met"]);
  });

  it("can be skipped, and is not shown at the speed off", () => {
    store.hear(moment(5, { by: 0, events: over, view: road }));
    store.skip();
    expect(store.shown?.view).toBe(road);
    expect(store.asked).toBe(true);
    prefs.set("speed", "off");
    store.hear(moment(6, { by: 0, events: [], view: fight }));
    store.hear(moment(7, { by: 0, events: [event(6, "won")], view: road }));
    expect(store.shown?.view).toBe(road);
  });
});

describe("a step of a replay", () => {
  it("is shown like a move if it is the next one, and at once if it is not", () => {
    prefs.set("speed", "normal");
    store.step(moment(3));
    expect([store.shown?.ply, store.lasts]).toEqual([3, 0]);
    store.step(moment(4));
    expect(store.shown?.ply).toBe(4);
    expect(store.lasts).toBeGreaterThan(0);
    store.step(moment(9));
    expect([store.shown?.ply, store.lasts]).toEqual([9, 0]);
    store.step(moment(8));
    expect([store.shown?.ply, store.lasts]).toEqual([8, 0]);
  });

  it("passes at once if it has no events", () => {
    prefs.set("speed", "normal");
    store.step(moment(3));
    store.step(moment(4, { events: [] }));
    expect([store.shown?.ply, store.lasts]).toEqual([4, 0]);
  });

  it("replaces the end of a fight that is still shown", () => {
    prefs.set("speed", "normal");
    const fight = {};
    store.art = { closing: (before: unknown) => (before === fight ? 1 : 0) } as never;
    store.step(moment(3, { view: fight }));
    store.step(moment(4));
    expect(store.shown?.view).toBe(fight);
    store.step(moment(5));
    expect(store.shown?.ply).toBe(5);
  });
});

describe("a caution", () => {
  const bids = [1, 2, 3].map((amount, index) => ({ index, notation: `bid ${amount}`, verb: "bid", args: { amount }, refs: [] }));
  const pass = { index: 3, notation: "pass", verb: "pass", args: {}, refs: [] };
  const warn = (notation: string): { notation: string; clause: string; reason: string; values: Record<string, number> } => ({ notation, clause: "X-4", reason: notation, values: {} });

  it("about an amount is shown with that amount only", () => {
    store.hear(moment(4, { since: 0, options: [...bids, pass], cautions: [warn("bid 3")] }));
    expect(store.caution).toBeUndefined();
    store.stepped = "bid 3";
    expect(store.caution?.notation).toBe("bid 3");
    store.stepped = "bid 2";
    expect(store.caution).toBeUndefined();
  });

  it("about another answer is shown until an amount has its own", () => {
    store.hear(moment(4, { since: 0, options: [...bids, pass], cautions: [warn("bid 3"), warn("pass")] }));
    expect(store.caution?.notation).toBe("pass");
    store.stepped = "bid 3";
    expect(store.caution?.notation).toBe("bid 3");
  });

  it("is not shown to a seat that is not asked", () => {
    store.hear(moment(4, { since: 0, options: [], cautions: [warn("pass")] }));
    expect(store.caution).toBeUndefined();
  });
});
