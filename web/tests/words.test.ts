import { expect, it } from "vitest";
import { Facts } from "../src/core/facts";
import type { GameInfo } from "../src/core/protocol";
import { Catalogue, Words } from "../src/core/texts";

it("calls a seat by its name in the label of an option", () => {
  const verbs = [{ name: "target", slots: [{ slot: "seat", domain: "seat", ref: "seat" }] }];
  const facts = new Facts({ domains: [], verbs, events: [], content: {} } as unknown as GameInfo);
  const catalogue = new Catalogue("en", ["option-target = Choose { $seat }\nseat-1 = seat 2"]);
  const words = new Words(catalogue, facts, ["Ada", "Bo"]);
  expect(words.option({ verb: "target", args: { seat: "1" }, notation: "target 1" })).toBe("Choose Bo");
});

it("reads an answer of a record as the option it was", () => {
  const verbs = [{ name: "give", slots: [{ slot: "seat", domain: "seat", ref: "seat" }, { slot: "count", domain: "count", ref: "" }] }];
  const facts = new Facts({ domains: [], verbs, events: [], content: {} } as unknown as GameInfo);
  const words = new Words(new Catalogue("fr", ["option-give = Donner { $count } à { $seat }"]), facts, ["Ada", "Bo"]);
  expect(words.option(facts.option("give 1 3"))).toBe("Donner 3 à Bo");
});

it("puts a place of two parts together as the text of its domain says", () => {
  const facts = new Facts({ domains: [], verbs: [], events: [], content: {} } as unknown as GameInfo);
  const words = new Words(new Catalogue("en", ["space = tile { $first } { $second }\nspace-nw = north-west"]), facts, []);
  expect(words.word("space", "3.nw")).toBe("tile 3 north-west");
  expect(words.word("spot", "3.nw")).toBe("3.nw");
});

it("names several seats in a question", () => {
  const facts = new Facts({ domains: [], verbs: [], events: [], content: {} } as unknown as GameInfo);
  const words = new Words(new Catalogue("en", ["question-steal = { $thief } steals from { $seat } ({ $thief-you }, { $you })."]), facts, ["Ada", "Bo"], 1);
  expect(words.question({ kind: "steal", values: { seat: 0, "thief:seat": 1 } })).toBe("Bo steals from Ada (yes, no).");
});

it("tells what a card does in the line of its event", () => {
  const domains = [{ name: "card", values: ["lull", "key"], told: true }];
  const events = [{ name: "drawn", clause: "X-1", fields: [{ name: "card", domain: "card", many: false }] }];
  const facts = new Facts({ domains, verbs: [], events, content: {} } as unknown as GameInfo);
  const words = new Words(new Catalogue("en", ["card-lull = lull\ncard-lull-text = No zombie rises.\nevent-drawn = An event: { $card }. { $card-text }"]), facts, []);
  expect(words.event({ name: "drawn", values: { card: 0 } })).toBe("An event: lull. No zombie rises.");
});
