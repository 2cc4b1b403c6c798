// Standing orders in an auction.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefs } from "../src/core/prefs.svelte";
import type { Moment, Table } from "../src/core/protocol";
import { TableStore } from "../src/core/store.svelte";
import type { Words } from "../src/core/texts";
import Orders from "../src/table/Orders.svelte";

const words = { facts: { game: { timings: [] } } } as unknown as Words;
const table = { type: "table", status: "running", seats: [0], chairs: [], spectators: 0, undo_request: null } as unknown as Table;

let store: TableStore;
class Props {
  readonly store = store;
  readonly words = words;
  readonly lesson = false;
  bids = $state(true);
}
let props: Props;
let orders: ReturnType<typeof mount>;
let ply = 0;

/** The server asks a seat. */
function asks(seat: number, kind: string): void {
  ply += 1;
  const options = seat === 0 ? [{ index: 0, notation: "pass", verb: "pass", args: {}, refs: [] }] : [];
  store.hear({ type: "moment", version: ply, ply, since: 0, seat: 0, events: [], view: {}, question: { seat, kind }, options, refused: [], can_undo: [], clock: null, outcome: null } as unknown as Moment);
  flushSync();
}

const shown = (): string => document.body.textContent ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set("speed", "off");
  store = new TableStore();
  store.line("open");
  props = new Props();
  orders = mount(Orders, { target: document.body, props: props as never });
  asks(1, "bid");
  store.hear(table);
  flushSync();
});

afterEach(() => {
  void unmount(orders);
  vi.useRealTimers();
});

it("are shown while others bid, and no longer in the next auction", () => {
  asks(0, "bid");
  store.hear({ type: "wish", version: 1, seat: 0, wish: { bid: 4, turn: 1 } });
  props.bids = false;
  asks(1, "bid");
  expect(shown()).toContain("order-ends");
  asks(1, "pay");
  expect(shown()).not.toContain("order-ends");
  asks(1, "bid");
  expect(shown()).not.toContain("order-ends");
  // A new order is shown again.
  store.hear({ type: "wish", version: 2, seat: 0, wish: { bid: 2, turn: 2 } });
  flushSync();
  expect(shown()).toContain("order-ends");
});
