import { describe, expect, it } from "vitest";
import { fold, type Button } from "../src/core/families";
import type { Choice } from "../src/core/protocol";

const option = (notation: string): Choice => ({ index: 0, notation, verb: notation.split(" ")[0] ?? "", args: {}, refs: [] });
const many = (verb: string, count: number): Choice[] => Array.from({ length: count }, (_, at) => option(`${verb} ${at}`));
const shown = (buttons: readonly Button[]): string[] => buttons.map((one) => (one.kind === "answer" ? one.option.notation : `${one.verb || "rest"} x${one.options.length}`));

describe("the buttons of a bar", () => {
  it("are the answers if there are few", () => {
    expect(shown(fold([option("pass"), ...many("send", 3)]))).toEqual(["pass", "send 0", "send 1", "send 2"]);
  });

  it("fold answers of one verb if there are many", () => {
    expect(shown(fold([option("done"), ...many("send", 6)]))).toEqual(["done", "send x6"]);
  });

  it("keep a small family unfolded if there is room", () => {
    expect(shown(fold([...many("flee", 2), ...many("send", 6)]))).toEqual(["flee 0", "flee 1", "send x6"]);
  });

  it("put the remaining answers behind the last button", () => {
    const kinds = ["a", "b", "c", "d", "e"].map((verb) => option(verb));
    expect(shown(fold(kinds))).toEqual(["a", "b", "c", "rest x2"]);
  });

  it("keep an answer that the board cannot give in front of the rest", () => {
    const thing = (notation: string): Choice => ({ ...option(notation), refs: [notation] });
    expect(shown(fold([thing("fetch"), thing("drop"), thing("load"), thing("give"), option("end")]))).toEqual(["fetch", "drop", "end", "rest x2"]);
  });

  it("put the answers that a proposal replaces behind one button", () => {
    expect(shown(fold([option("rest")], undefined, ["rest"]))).toEqual(["rest x1"]);
    expect(shown(fold([option("stop"), option("rest")], undefined, ["rest"]))).toEqual(["stop", "rest x1"]);
  });

  it("put both behind the same button", () => {
    const kinds = ["a", "b", "c", "d"].map((verb) => option(verb));
    expect(shown(fold([option("rest"), ...kinds], undefined, ["rest"]))).toEqual(["a", "b", "c", "rest x2"]);
  });

  it("lose no answer", () => {
    const all = [...many("a", 2), ...many("b", 1), ...many("c", 7), ...many("d", 3), ...many("e", 1)];
    const kept = fold(all).flatMap((one) => (one.kind === "answer" ? [one.option] : one.options));
    expect(new Set(kept)).toEqual(new Set(all));
  });
});
