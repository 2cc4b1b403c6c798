// What is told about bots that played for people.
import { beforeAll, describe, expect, it } from "vitest";
import { drives, drove, droveFor, handed } from "../src/core/handovers";
import { shell } from "../src/core/language.svelte";
import type { Handover } from "../src/core/protocol";
import { Catalogue, type Words } from "../src/core/texts";
import english from "../src/texts/en.ftl?raw";

const one = (seat: number, ply: number, why: Handover["why"]): Handover => ({ seat, ply, at: 0, why, name: "Bob" });
const course = { unit: "round", chapters: [1, 2, 3].map((number) => ({ ply: number * 10, number })) };
const words = { reader: 0, seat: (seat: number) => ["Ada", "Bob"][seat] ?? "" } as unknown as Words;
const GONE = [one(1, 12, "left"), one(1, 25, "back"), one(1, 31, "time")];

beforeAll(() => {
  shell.catalogue = new Catalogue("en", [english]);
});

describe("handovers", () => {
  it("are stretches of the game that a bot played", () => {
    expect(drives(GONE).map(({ from, to }) => [from.ply, to?.ply])).toEqual([[12, 25], [31, undefined]]);
    expect(drives([one(1, 12, "left"), one(1, 12, "back")])).toEqual([]);
  });

  it("say from when on, by the chapters of the game", () => {
    expect(drove(1, GONE, course)).toBe("a bot played from round 1 to round 2; a bot played from round 3 on");
    expect(drove(1, [one(1, 12, "left"), one(1, 15, "back")], course)).toBe("a bot played in round 1");
    expect(drove(0, GONE, course)).toBe("");
    expect(drove(1, [one(1, 12, "left")], null)).toMatch(/^a bot played after \d+:\d+/);
  });

  it("are told with name and reason, and to the reader as you", () => {
    expect(handed(one(1, 3, "time"), words)).toBe("The time of Bob ran out. A bot plays until Bob is back.");
    expect(handed(one(0, 3, "back"), words)).toBe("You are back.");
    expect(droveFor([0, 1], [one(1, 22, "removed")], course, words)).toBe("For Bob, a bot played from round 2 on.");
  });
});
