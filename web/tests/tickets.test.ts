import { describe, expect, it } from "vitest";
import type { ReachChain } from "../src/core/protocol";
import { tickets, without } from "../src/core/tickets";

const words = {
  has: (key: string) => key === "plan-put" || (/^plan-\w+-/.test(key) && key !== "plan-intercept-bastion-cell"),
  say: (key: string, values: Record<string, unknown> = {}) => `${key}: ${String(values["count"])} ${String(values["place"])}`,
};

function chain(kind: string, mix: Record<string, number>): ReachChain {
  return { kind, mix: true, ends: [], parts: [], total: null, more: false, fill: { name: "", mix, answers: [], kinds: [], close: null, known: true, cost: 0 } };
}

describe("the tickets of a proposed plan", () => {
  it("count what goes to one place together", () => {
    const found = tickets(chain("send", { "member:leader-1 warehouse:fuel": 1, "member:regular-2 warehouse:fuel": 2, "member:regular-2 warehouse:ammo": 1 }), words, (ref) => ref);
    expect(found.map((ticket) => ticket.text)).toEqual(["plan-send-member-warehouse: 3 warehouse:fuel", "plan-send-member-warehouse: 1 warehouse:ammo"]);
    expect(found[0]?.refs).toEqual(["member:leader-1", "warehouse:fuel", "member:regular-2", "warehouse:fuel"]);
  });

  it("leave out what the drawing has no words for", () => {
    const found = tickets(chain("intercept", { "bastion:2 cell:n1": 1, "member:regular-2 cell:n1": 2 }), words, (ref) => ref);
    expect(found.map((ticket) => ticket.text)).toEqual(["plan-intercept-member-cell: 2 cell:n1"]);
  });

  it("can be left out, each with all parts of its place", () => {
    const mix = { "bastion:2 cell:n1": 1, "member:leader-2 cell:n1": 1, "member:regular-2 cell:n1": 2, "member:regular-1 cell:n2": 1 };
    const [first] = tickets(chain("intercept", mix), words, (ref) => ref);
    expect(without(mix, new Set([first?.place ?? ""]))).toEqual({ "member:regular-1 cell:n2": 1 });
    expect(without(mix, new Set())).toEqual(mix);
  });

  it("are one where the drawing has one text for the whole plan", () => {
    const found = tickets(chain("put", { "piece:zombie space:3-n": 2, "piece:life space:3-c": 1 }), words, (ref) => ref);
    expect(found.map(({ text }) => text)).toEqual(["plan-put: 3 undefined"]);
    expect(found[0]?.refs).toContain("space:3-c");
    expect(tickets(chain("put", { "piece:zombie space:3-n": 1 }), words, (ref) => ref)).toEqual([]);
  });

  it("are none where nothing is proposed", () => {
    expect(tickets({ ...chain("send", {}), fill: null }, words, (ref) => ref)).toEqual([]);
  });
});
