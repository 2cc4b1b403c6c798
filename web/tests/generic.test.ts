// The generic board calls its reader "you", as the terminal does.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Words } from "../src/core/texts";
import type { View } from "../src/games/contract";
import GenericBoard from "../src/table/GenericBoard.svelte";

const NAMES = ["Ada", "Bert"];
let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

async function told(reader: number): Promise<string> {
  const words = { language: "en", reader, seat: (seat: number) => NAMES[seat] ?? "?" } as Words;
  const read = (): Promise<string> => Promise.resolve("turn: ⟦0⟧, then ⟦1⟧\ngoal: 6");
  shown = mount(GenericBoard, { target: document.body, props: { view: {} as View, words, options: [], answer: vi.fn(), read } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain("turn: ");
  });
  return /turn: .*/.exec(document.body.textContent ?? "")?.[0] ?? "";
}

it("calls the reader's seat you", async () => {
  expect(await told(0)).toContain("turn: you, then Bert");
});

it("calls every seat by its name for a spectator and for several people at one screen", async () => {
  expect(await told(-1)).toContain("turn: Ada, then Bert");
});

it("wraps every line on its own, so that its beginning stays visible", async () => {
  await told(0);
  const lines = [...document.querySelectorAll("[data-testid=screen] span")].map((line) => line.textContent);
  expect(lines).toEqual(["turn: you, then Bert\n", "goal: 6\n"]);
});
