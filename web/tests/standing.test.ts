// Notices about my seat: an undo that I asked for.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Request } from "../src/core/request.svelte";
import type { AskedUndo, Moment, Table } from "../src/core/protocol";
import { TableStore } from "../src/core/store.svelte";
import type { Words } from "../src/core/texts";
import Standing from "../src/table/Standing.svelte";

const words = { seat: (seat: number) => `Seat ${seat}` } as unknown as Words;
const ASKED = { seat: 0, ply: 6, waits: [1] } as AskedUndo;
const table = (undo_request: AskedUndo | null): Table => ({ type: "table", status: "running", seats: [0], chairs: [], spectators: 0, undo_request }) as unknown as Table;
const moment = (ply: number): Moment => ({ type: "moment", version: ply, ply, since: 0, seat: 0, events: [], view: {}, question: null, options: [], refused: [], can_undo: [], clock: null, outcome: null }) as unknown as Moment;

let store: TableStore;
let notice: ReturnType<typeof mount>;
const said = (): string => document.querySelector("[role=status]")?.textContent ?? "";

function hear(...messages: (Table | Moment)[]): void {
  for (const message of messages) {
    store.hear(message);
    flushSync();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore();
  notice = mount(Standing, { target: document.body, props: { store, words, id: "t", request: new Request() } });
  hear(moment(6), table(ASKED));
});

afterEach(() => unmount(notice));

describe("an undo that I asked for", () => {
  it("was declined if the request ends and the position stays", () => {
    expect(said()).toBe("undo-waits");
    hear(table(null));
    vi.runAllTimers();
    flushSync();
    expect(said()).toBe("undo-declined");
  });

  it("was not declined if the position after it follows", () => {
    hear(table(null));
    expect(said()).toBe("");
    hear(moment(7));
    vi.runAllTimers();
    flushSync();
    expect(said()).toBe("");
  });

  it("can be asked for again before the answer to the first is told", () => {
    hear(table(null), table(ASKED));
    vi.runAllTimers();
    flushSync();
    expect(said()).toBe("undo-waits");
  });
});
