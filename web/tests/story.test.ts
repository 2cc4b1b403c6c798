// The log as a story: the same logic as in deadroad/kernel/story.py.
import { expect, it } from "vitest";
import { Facts } from "../src/core/facts";
import type { GameInfo, StoryInfo } from "../src/core/protocol";
import { grouped, latest, parts, totals } from "../src/core/story";
import { Catalogue, Words } from "../src/core/texts";

const field = (name: string, domain: string) => ({ name, domain, many: false });
const events = [
  { name: "paid", fields: [field("seat", "seat"), field("resource", "resource")] },
  { name: "stepped", fields: [field("seat", "seat"), field("space", "space")] },
  { name: "fight-began", fields: [field("seat", "seat"), field("zombies", "zombies")] },
];
const domains = [
  { name: "resource", ref: "", values: ["fuel", "ammo"], told: true },
  { name: "space", ref: "", values: ["square", "station"], told: true },
];
const facts = new Facts({ domains, verbs: [], events, content: {} } as unknown as GameInfo);
const source = `row = { $first } and { $last }
resource-fuel-count = { $count } fuel
space-station = Gas Station
story-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
    } { $what }.
story-stepped = { $seat } walks to { $place }, { $count } spaces.
you = you
story-raised = Bids: { $each }.
story-bid-due = Paid: { $what }.
story-fight-began = { $seat } fights { $zombies }: { $lost } lost.`;
const words = (reader = -1): Words => new Words(new Catalogue("en", [source]), facts, ["Ada", "Bo"], reader);
const paid: StoryInfo = { event: "paid", place: "", what: "resource", amount: "" };
const stepped: StoryInfo = { event: "stepped", place: "space", what: "", amount: "" };
const happened = (name: string, ply: number, values: Record<string, number>, seat: number | null = null) => ({ name, values, clause: "", ply, seat });

it("groups consecutive events of one story and seat", () => {
  const log = [happened("paid", 1, { seat: 0 }), happened("paid", 2, { seat: 0 }), happened("paid", 3, { seat: 1 }), happened("rolled", 3, {}), happened("rolled", 4, {})];
  expect(grouped(log, [paid]).map((group) => group.length)).toEqual([2, 1, 1, 1]);
});

it("does not group secret events with public ones", () => {
  const log = [happened("paid", 1, { seat: 0 }), happened("paid", 2, { seat: 0 }, 0)];
  expect(grouped(log, [paid])).toHaveLength(2);
});

it("adds up payments and calls the reader you", () => {
  const log = [0, 1, 0].map((resource, ply) => happened("paid", ply, { seat: 0, resource }));
  expect(words(0).story(paid, log)).toBe("You pay 2 fuel and 1 ammo.");
  expect(words(1).story(paid, log.slice(0, 1))).toBe("Ada pays 1 fuel.");
});

it("names where a walk ends", () => {
  const log = [0, 1].map((space, ply) => happened("stepped", ply, { seat: 1, space }));
  expect(words().story(stepped, log)).toBe("Bo walks to Gas Station, 2 spaces.");
});

const fought: StoryInfo = {
  event: "fight-began",
  place: "",
  what: "",
  amount: "",
  then: ["rolled", "died", "dodged"],
  last: ["kept"],
  totals: [
    { name: "lost", events: ["died"], amount: "amount" },
    { name: "adrenaline", events: ["dodged"], amount: "" },
  ],
};

it("tells a whole fight of one seat in one group, to the event that ends it", () => {
  const log = [
    happened("fight-began", 1, { seat: 0, zombies: 5 }),
    happened("rolled", 2, { seat: 0 }),
    happened("died", 2, { seat: 0, amount: 2 }),
    happened("kept", 2, { seat: 0 }),
    happened("died", 3, { seat: 0, amount: 1 }),
    happened("fight-began", 4, { seat: 0, zombies: 3 }),
    happened("rolled", 5, { seat: 1 }),
  ];
  expect(grouped(log, [fought]).map((group) => group.length)).toEqual([4, 1, 1, 1]);
  expect(totals(fought, log.slice(0, 4))).toEqual({ lost: 2, adrenaline: 0 });
  expect(words(1).story(fought, log.slice(0, 4))).toBe("Ada fights 5: 2 lost.");
});

it("does not count the steps of a fight that were taken back", () => {
  const log = [
    happened("fight-began", 7, { seat: 0, zombies: 5 }),
    happened("rolled", 8, { seat: 0 }),
    happened("died", 9, { seat: 0, amount: 1 }),
    happened("undone", 10, { seat: 0 }),
    happened("dodged", 11, { seat: 0 }),
  ];
  expect(grouped(log, [fought])).toHaveLength(1);
  expect(totals(fought, log)).toEqual({ lost: 0, adrenaline: 1 });
  const begun = [happened("fight-began", 7, { seat: 0 }), happened("undone", 8, { seat: 0 })];
  expect(grouped(begun, [fought])).toHaveLength(2);
});

const bids: StoryInfo = { event: "raised", place: "", what: "", amount: "", then: ["raised", "passed"], last: ["order-set"], totals: [], shared: true, each: "amount" };

it("tells an auction of several seats in one line, with the last bid of each, the highest first", () => {
  const log = [
    happened("raised", 1, { seat: 0, amount: 1 }),
    happened("raised", 2, { seat: 1, amount: 2 }),
    happened("raised", 3, { seat: 0, amount: 3 }),
    happened("undone", 4, { seat: 0 }),
    happened("passed", 5, { seat: 0 }),
    happened("order-set", 5, {}),
    happened("paid", 6, { seat: 1 }),
  ];
  const [line] = parts(log, [bids], [])[0]?.lines ?? [];
  expect(line?.events).toHaveLength(6);
  expect(line?.seat).toBeNull();
  expect(latest(bids, log.slice(0, 6))).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(words(0).story(bids, log.slice(0, 6))).toBe("Bids: Bo 2 and you 1.");
});

const due: StoryInfo = { event: "bid-due", place: "", what: "resource", amount: "amount", then: ["paid", "spent"] };

it("adds up what a story costs over different events, without what is nothing", () => {
  const log = [happened("bid-due", 1, { seat: 0 }), happened("paid", 1, { seat: 0, resource: 0 }), happened("spent", 2, { seat: 0, resource: 1, amount: 0 }), happened("paid", 3, { seat: 0, resource: 0 })];
  expect(grouped(log, [due])).toHaveLength(1);
  expect(words(0).story(due, log)).toBe("Paid: 2 fuel.");
});

it("begins a part with every heading, and keeps keys when the oldest lines fall off", () => {
  const log = [happened("dealt", 0, {}), happened("turn-began", 1, { seat: 0 }), happened("paid", 2, { seat: 0 }), happened("paid", 3, { seat: 0 }), happened("turn-began", 4, { seat: 1 })];
  const told = parts(log, [paid], ["turn-began"]);
  expect(told.map((part) => part.head?.ply)).toEqual([undefined, 1, 4]);
  expect(told[1]?.lines).toHaveLength(1);
  expect(told[1]?.lines[0]?.story).toBe(paid);
  expect(parts(log.slice(1), [paid], ["turn-began"]).map((part) => part.key)).toEqual(told.slice(1).map((part) => part.key));
});
