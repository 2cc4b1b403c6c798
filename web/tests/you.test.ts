// A line about its reader says "you": the same logic as in deadroad/kernel/words.py.
import { expect, it } from "vitest";
import { Facts } from "../src/core/facts";
import type { GameInfo } from "../src/core/protocol";
import { Catalogue, Words } from "../src/core/texts";

const events = [
  { name: "raised", fields: [{ name: "seat", domain: "seat", many: false }, { name: "amount", domain: "amount", many: false }] },
  { name: "order-set", fields: [{ name: "seats", domain: "seat", many: true }] },
  { name: "hurt", fields: [{ name: "seat", domain: "seat", many: false }, { name: "victim", domain: "seat", many: false }] },
];
const facts = new Facts({ domains: [], verbs: [], events, content: {} } as unknown as GameInfo);
const source = `you = vous
event-raised = { $you ->
    [yes] Vous enchérissez
   *[no] { $seat } enchérit
    } à { $amount }.
event-order-set = Nouvel ordre : { $seats }.
event-hurt = { $victim-you ->
    [yes] { $seat } vous blesse.
   *[no] { $seat } blesse { $victim }.
    }`;
const words = (reader?: number): Words => new Words(new Catalogue("fr", [source]), facts, ["Ada", "Bo"], reader);
const happened = (name: string, values: Record<string, number | number[]>) => ({ name, values, clause: "", ply: 0, seat: null });

it("says you to the reader of a line, and the name to everybody else", () => {
  expect(words(0).event(happened("raised", { seat: 0, amount: 3 }))).toBe("Vous enchérissez à 3.");
  expect(words(1).event(happened("raised", { seat: 0, amount: 3 }))).toBe("Ada enchérit à 3.");
  expect(words().event(happened("raised", { seat: 0, amount: 3 }))).toBe("Ada enchérit à 3.");
});

it("says you in a list and of another field than the seat", () => {
  expect(words(1).event(happened("order-set", { seats: [0, 1] }))).toBe("Nouvel ordre : Ada, vous.");
  expect(words(1).event(happened("hurt", { seat: 0, victim: 1 }))).toBe("Ada vous blesse.");
});

it("omits the full stop after a name that ends in punctuation", () => {
  const catalogue = new Catalogue("fr", ["event-drew = Vous tirez : { $cards }."]);
  expect(catalogue.say("event-drew", { cards: "Où sont-ils tous passés ?" })).toBe("Vous tirez : Où sont-ils tous passés ?");
});
