// The agendas of a seat in Zombietown.
import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Agendas from "../src/games/zombietown/Agendas.svelte";

const side = { parts: [{ counted: 0, need: 2 }], percent: 0 };
const objective = { goal: "run-over", amount: 2, of: 0, points: 2 };

it("shows no goals of a copy, which can't be completed", async () => {
  const facts = { rows: () => [{ id: "road_hog", easy: objective, hard: objective }] };
  const words = { say: (key: string) => key, word: (_: string, value: string) => value };
  for (const copy of [false, true]) {
    const view = { seat: 0, secret: {}, public: { terms: { road_rage: true } }, facts: { tallies: [] }, own: { agendas: [{ agenda: 0, copy, easy: side, hard: side }] } };
    const shown = mount(Agendas, { target: document.body, props: { view, facts, words, narrow: false } as never });
    expect(document.querySelectorAll(".goal")).toHaveLength(copy ? 0 : 2);
    expect(document.body.textContent?.includes("board-copy")).toBe(copy);
    await unmount(shown);
  }
});
