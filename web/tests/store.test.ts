import { beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../src/core/prefs.svelte";
import type { ClientMessage, Happening, Hint, Moment, ServerMessage, Table } from "../src/core/protocol";
import { happened, TableStore } from "../src/core/store.svelte";
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

  it("tells what was laid out once, not again with the first answer", () => {
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

  it("shows the eyes that look now no secret of another seat", () => {
    const drawn = (seat: number | null): Happening => ({ ...event(4), name: "drawn", seat });
    const dealt = moment(5, { seat: 1, events: [drawn(0), drawn(1), drawn(null)] });
    store.hear(dealt);
    expect(store.told.map((one) => one.seat)).toEqual([1, null]);
    expect(happened(dealt).map((one) => one.seat)).toEqual([1, null]);
    store.hear(moment(6, { seat: 0 }));
    store.skip();
    expect(store.told.map((one) => one.seat)).toEqual([0, null, null]);
  });

  it("replaces the log when everything is told again", () => {
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

  it("sends again what may have been lost, until the server has it", () => {
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

  it("sends again by itself what a busy server could not store", () => {
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

  it("forgets what was chosen when the question changes", () => {
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

  it("takes back only what may be taken back", () => {
    store.hear(moment(3));
    store.undo();
    expect(sent).toEqual([]);
    store.hear(moment(3, { can_undo: [0] }));
    store.undo();
    expect(sent).toEqual([{ type: "undo", ply: 3, seat: 0, gesture: true }]);
  });
});

describe("a hint", () => {
  const table = { type: "table", version: 1, hints: true, chairs: [], seats: [0], spectators: 0 } as unknown as Table;
  const hint = (ply: number): Hint => ({ type: "hint", version: 1, ply, seat: 0, advice: [{ notation: "pass", share: 0.5, low: 0.4, high: 0.6, terms: [] }] });

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

  it("tells of each answer what it is worth, the best first, and in what it differs", () => {
    const words = { say: (key: string) => key } as unknown as Words;
    const known = hint(2);
    store.hear({ ...known, advice: [{ notation: "pass", share: 0.514, low: 0.4, high: 0.6, terms: [{ name: "fuel", amount: 1 }, { name: "ammo", amount: -1 }] }, { ...known.advice[0]!, notation: "gone" }] });
    expect(advised(store, words)).toMatchObject([{ option: { notation: "pass" }, share: 51, low: 40, high: 60, better: "term-fuel", worse: "term-ammo" }]);
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

describe("whoever confirms answers", () => {
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

describe("what one says", () => {
  const line = (number: number, text: string): ServerMessage => ({ type: "chat", version: number, lines: [{ number, person: "ada", name: "Ada", seat: 0, text, at: 0 }] });
  const fault = (code: string, ply: number | null = null): ServerMessage => ({ type: "error", version: 1, code, ply });
  const say = (text: string): void => {
    store.draft = text;
    store.speak();
  };

  it("is still there when the server does not take it", () => {
    say("  Hello,   Bob ");
    expect(sent).toEqual([{ type: "chat", text: "Hello, Bob" }]);
    expect(store.draft).toBe("");
    store.draft = "and Eve";
    store.hear(fault("slow-down"));
    expect(store.draft).toBe("Hello, Bob and Eve");
    expect(store.unheard?.code).toBe("slow-down");
    store.speak();
    expect(sent.at(-1)).toEqual({ type: "chat", text: "Hello, Bob and Eve" });
    expect(store.unheard).toBeNull();
  });

  it("does not come back once it was heard, nor for what is wrong with an answer", () => {
    say("Hello");
    store.hear(fault("stale", 3));
    store.hear(fault("refused"));
    expect(store.draft).toBe("");
    store.hear(line(1, "Hello"));
    store.hear(fault("slow-down"));
    expect(store.draft).toBe("");
    expect(store.unheard).toBeNull();
  });

  it("is kept while the line is lost", () => {
    store.post = { send: () => false };
    say("Hello");
    expect(store.draft).toBe("Hello");
  });
});

describe("what can't be done", () => {
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
    const outcome = { why: "x", clause: "X-1", winners: [0], ranking: [[0]], scores: [{}] };
    store.hear(moment(2, { by: 0, options: [], question: null, outcome } as unknown as Partial<Moment>));
    expect(store.catching).toBe(true);
    store.skip();
    expect(store.catching).toBe(false);
  });

  it("tells all that led to the end before it lays the result over it", () => {
    seats(0);
    store.hear(moment(0));
    const chain = ["rolled", "died", "eliminated", "ended"].map((name) => event(0, name));
    const outcome = { why: "x", clause: "X-1", winners: [1], ranking: [[1]], scores: [{}] };
    store.hear(moment(1, { by: 0, events: chain, options: [], question: null, outcome } as unknown as Partial<Moment>));
    vi.advanceTimersByTime(2000);
    expect(store.catching).toBe(true);
    vi.runAllTimers();
    expect(store.catching).toBe(false);
  });

  it("shows what follows an answer at once, however long the move before was to stay", () => {
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

  it("leaves who wants it slow the time to follow a long turn", () => {
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
    // What led to each move stands in the log, though the game is far ahead.
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

  it("passes wherever a card may be played, and shows what others do meanwhile", () => {
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
