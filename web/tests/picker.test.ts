import { describe, expect, it } from "vitest";
import { asking, bar, click, drag, draggable, litRefs } from "../src/core/picker";
import type { Choice } from "../src/core/protocol";

/** An option as the server sends it: `move truck:1 space:4` has two refs. */
function option(index: number, notation: string, refs: string[] = [], args: Record<string, string> = {}): Choice {
  return { index, notation, verb: notation.split(" ")[0] ?? "", args, refs };
}

const PASS = option(0, "pass");
const BIDS = [3, 4, 5, 6].map((amount, at) => option(1 + at, `bid ${amount}`, [`mile:${amount}`], { amount: String(amount) }));
const MOVES = [
  option(10, "move 1 4", ["truck:1", "space:4"]),
  option(11, "move 1 5", ["truck:1", "space:5"]),
  option(12, "move 2 4", ["truck:2", "space:4"]),
];
const PLAYS = [option(20, "play 7 face", ["card:7"]), option(21, "play 7 discard", ["card:7"]), option(22, "play 8", ["card:8"])];

describe("click a lit thing", () => {
  it("answers when one option fits", () => {
    expect(click([PASS, ...BIDS], [], "mile:4")).toEqual({ chosen: [], outcome: { kind: "answer", option: BIDS[1] } });
  });

  it("does nothing on what no option names", () => {
    expect(click(BIDS, [], "mile:9")).toEqual({ chosen: [], outcome: { kind: "nothing" } });
  });
});

describe("click, then choose", () => {
  it("lights what goes with the first thing", () => {
    const first = click(MOVES, [], "truck:1");
    expect(first).toEqual({ chosen: ["truck:1"], outcome: { kind: "nothing" } });
    expect(litRefs(MOVES, first.chosen)).toEqual(new Set(["space:4", "space:5"]));
    expect(click(MOVES, first.chosen, "space:5").outcome).toEqual({ kind: "answer", option: MOVES[1] });
  });

  it("asks which option is meant when several have the same things", () => {
    expect(click(PLAYS, [], "card:7")).toEqual({ chosen: ["card:7"], outcome: { kind: "choose", options: PLAYS.slice(0, 2) } });
  });

  it("asks even for the only option where one clicks to read", () => {
    const asked = asking(click(PLAYS, [], "card:8"), "card:8");
    expect(asked).toEqual({ chosen: ["card:8"], outcome: { kind: "choose", options: [PLAYS[2]] } });
    expect(asking(click(PLAYS, asked.chosen, "card:8"), "card:8")).toEqual({ chosen: [], outcome: { kind: "nothing" } });
  });

  it("takes a choice back by a click on the same thing", () => {
    expect(click(MOVES, ["truck:1"], "truck:1")).toEqual({ chosen: [], outcome: { kind: "nothing" } });
  });

  it("starts anew with a thing that does not go with the first", () => {
    expect(click(MOVES, ["truck:1"], "truck:2").outcome).toEqual({ kind: "answer", option: MOVES[2] });
  });

  it("tells two equal things of one option apart", () => {
    const swap = [option(30, "swap 1 1", ["cell:1", "cell:1"]), option(31, "swap 1 2", ["cell:1", "cell:2"])];
    expect(litRefs(swap, ["cell:1"])).toEqual(new Set(["cell:1", "cell:2"]));
    expect(click(swap, ["cell:1"], "cell:1").outcome).toEqual({ kind: "answer", option: swap[0] });
  });
});

describe("buttons", () => {
  it("stand for what the board does not show", () => {
    expect(bar(PLAYS, []).buttons).toEqual(PLAYS);
  });

  it("are left to the board where it shows all that they point at", () => {
    const many = Array.from({ length: 12 }, (_, at) => option(at, `step ${at}a`, [`cell:${at}`]));
    const drawn = new Set(many.flatMap((one) => one.refs).slice(1));
    expect(bar([...many, PASS], [], drawn).buttons).toEqual([many[0], PASS]);
  });

  it("stand for amounts in any case", () => {
    const bids = [4, 5].map((amount, at) => option(at, `bid ${amount}`, [`mile:${amount}`], { amount: String(amount) }));
    expect(bar(bids, [], new Set(["mile:4", "mile:5"])).buttons).toEqual(bids);
  });

  it("narrow down with what is chosen", () => {
    expect(bar(MOVES, ["truck:1"]).buttons).toEqual(MOVES.slice(0, 2));
  });
});

describe("stepper", () => {
  it("stands for a run of whole numbers", () => {
    const shown = bar([PASS, ...BIDS], []);
    expect(shown.steppers).toEqual([{ verb: "bid", slot: "amount", steps: BIDS }]);
    expect(shown.buttons).toEqual([PASS]);
  });

  it("does not hide a gap", () => {
    expect(bar([BIDS[0]!, BIDS[1]!, BIDS[3]!, option(9, "bid 9", [], { amount: "9" })], []).steppers).toEqual([]);
  });

  it("leaves out a few where they are too many for buttons", () => {
    const bids = [1, 2, 4, 5, 6, 7, 8, 9, 10].map((amount, at) => option(1 + at, `bid ${amount}`, [`mile:${amount}`], { amount: String(amount) }));
    expect(bar([PASS, ...bids], [])).toEqual({ buttons: [PASS], steppers: [{ verb: "bid", slot: "amount", steps: bids }] });
  });

  it("is not worth it for three numbers", () => {
    expect(bar(BIDS.slice(0, 3), []).steppers).toEqual([]);
  });

  it("reads numbers, not words", () => {
    const words = ["ammo", "fuel", "food", "gold"].map((kind, at) => option(at, `pay ${kind}`, [], { resource: kind }));
    expect(bar(words, []).steppers).toEqual([]);
  });
});

describe("drag", () => {
  it("answers with both things", () => {
    expect(drag(MOVES, "truck:2", "space:4").outcome).toEqual({ kind: "answer", option: MOVES[2] });
  });

  it("does nothing where no option leads", () => {
    expect(drag(MOVES, "truck:2", "space:5")).toEqual({ chosen: [], outcome: { kind: "nothing" } });
  });

  it("starts only on what goes somewhere", () => {
    expect(draggable(MOVES, "truck:1")).toBe(true);
    expect(draggable(BIDS, "mile:3")).toBe(false);
  });
});
