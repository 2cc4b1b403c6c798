import { describe, expect, it } from "vitest";
import { asking, bar, click, drag, draggable, litRefs, withNumber } from "../src/core/picker";
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

  it("ignores a thing without an option", () => {
    expect(click(BIDS, [], "mile:9")).toEqual({ chosen: [], outcome: { kind: "nothing" } });
  });
});

describe("click, then choose", () => {
  it("highlights what can be combined with the first thing", () => {
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

  it("starts again with a thing that does not fit the first", () => {
    expect(click(MOVES, ["truck:1"], "truck:2").outcome).toEqual({ kind: "answer", option: MOVES[2] });
  });

  it("tells two equal things of one option apart", () => {
    const swap = [option(30, "swap 1 1", ["cell:1", "cell:1"]), option(31, "swap 1 2", ["cell:1", "cell:2"])];
    expect(litRefs(swap, ["cell:1"])).toEqual(new Set(["cell:1", "cell:2"]));
    expect(click(swap, ["cell:1"], "cell:1").outcome).toEqual({ kind: "answer", option: swap[0] });
  });
});

describe("buttons", () => {
  it("exist for options that the board does not show", () => {
    expect(bar(PLAYS, []).buttons).toEqual(PLAYS);
  });

  it("are left to the board where it shows all that they point at", () => {
    const many = Array.from({ length: 12 }, (_, at) => option(at, `step ${at}a`, [`cell:${at}`]));
    const drawn = new Set(many.flatMap((one) => one.refs).slice(1));
    expect(bar([...many, PASS], [], drawn).buttons).toEqual([many[0], PASS]);
  });

  it("always exist for amounts", () => {
    const shots = [4, 5].map((amount, at) => option(at, `shoot ${amount}`, [`ammo:${amount}`], { amount: String(amount) }));
    expect(bar(shots, [], new Set(["ammo:4", "ammo:5"])).buttons).toEqual(shots);
  });

  it("are left to the board for numbered things that are drawn with a name", () => {
    const stations = [1, 2, 3, 4].map((follower, at) => option(at, `station ${follower}`, [`follower:${follower}`], { follower: String(follower) }));
    const drawn = new Set(stations.flatMap((one) => one.refs));
    expect(bar([...stations, PASS], [], drawn, undefined, drawn)).toEqual({ buttons: [PASS], steppers: [] });
    expect(bar(stations, [], drawn).steppers).toHaveLength(1);
  });

  it("are reduced by the current choice", () => {
    expect(bar(MOVES, ["truck:1"]).buttons).toEqual(MOVES.slice(0, 2));
  });
});

describe("answers with the same things", () => {
  const some = [2, 3].map((many, at) => option(at, `quarter 1 ${many}`, ["bastion:1"], { bastion: "1", regulars: String(many) }));
  const drawn = new Set(["bastion:1", "bastion:2"]);

  it("are in the bar at once if a click on the board could not tell any of them apart", () => {
    expect(bar(some, [], drawn).buttons).toEqual(some);
    expect(litRefs(some, [])).toEqual(new Set(["bastion:1"]));
  });

  it("are asked for after a click if other things can be clicked too, and one answer stays on the board", () => {
    const other = option(2, "quarter 2 1", ["bastion:2"], { bastion: "2", regulars: "1" });
    expect(bar([...some, other], [], drawn).buttons).toEqual([]);
    expect(bar([other], [], drawn).buttons).toEqual([]);
    expect(bar(some, ["bastion:1"], drawn).buttons).toEqual(some);
  });
});

describe("stepper", () => {
  it("is used for a run of whole numbers", () => {
    const shown = bar([PASS, ...BIDS], []);
    expect(shown.steppers).toEqual([{ verb: "bid", slot: "amount", steps: BIDS }]);
    expect(shown.buttons).toEqual([PASS]);
  });

  it("does not hide a wide gap", () => {
    const shots = [3, 4, 6, 19].map((amount, at) => option(at, `shoot ${amount}`, [], { amount: String(amount) }));
    expect(bar(shots, []).steppers).toEqual([]);
  });

  it.each([[[1, 2, 4, 5, 6, 7, 8, 9, 10]], [[5, 6, 9, 10]]])("leaves out a few numbers: %j", (amounts) => {
    const bids = amounts.map((amount, at) => option(1 + at, `bid ${amount}`, [`mile:${amount}`], { amount: String(amount) }));
    expect(bar([PASS, ...bids], [])).toEqual({ buttons: [PASS], steppers: [{ verb: "bid", slot: "amount", steps: bids }] });
  });

  it("is not worth it for three numbers", () => {
    const shots = [1, 2, 3].map((amount, at) => option(at, `shoot ${amount}`, [], { amount: String(amount) }));
    expect(bar(shots, []).steppers).toEqual([]);
  });

  it.each([1, 2, 3])("has a bid also when only %i are left", (count) => {
    const left = BIDS.slice(0, count);
    expect(bar([PASS, ...left], [])).toEqual({ buttons: [PASS], steppers: [{ verb: "bid", slot: "amount", steps: left }] });
  });

  it("is used for three numbers that the bar would fold", () => {
    const shots = [1, 2, 3].map((amount, at) => option(1 + at, `shoot ${amount}`, [], { amount: String(amount) }));
    const others = [option(7, "fight"), option(8, "flee")];
    expect(bar([...shots, ...others], []).steppers.map((one) => one.steps.length)).toEqual([3]);
    expect(bar([...shots, ...others], []).buttons).toEqual(others);
    expect(bar([...shots, others[0]!], []).steppers).toEqual([]);
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

  it("starts only on a thing that can be dragged somewhere", () => {
    expect(draggable(MOVES, "truck:1")).toBe(true);
    expect(draggable(BIDS, "mile:3")).toBe(false);
  });
});

describe("a number key where the board has all answers", () => {
  const roads = [1, 2, 3].map((road, at) => option(at, `road ${road}`, [`road:${road}`], { road: String(road) }));

  it("gives the answer with that number, however they are ordered", () => {
    expect(withNumber(roads.toReversed(), 2)?.notation).toBe("road 2");
    expect(withNumber(roads.slice(1), 1)).toBeUndefined();
  });

  it("gives none of several with the same number", () => {
    expect(withNumber([...roads, option(9, "skip 2", [], { road: "2" })], 2)).toBeUndefined();
  });
});
