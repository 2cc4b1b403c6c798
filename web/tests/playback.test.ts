// Stepping through a finished game: responses are cached, and a late response of another step is not shown.
import { expect, it } from "vitest";
import { Playback, type Still } from "../src/core/playback.svelte";
import { Problem } from "../src/core/api";
import type { Moment } from "../src/core/protocol";

const still = (ply: number): Still => ({ moment: { ply } as Moment, secrets: [], listings: [] });
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

function playback(plies = 5): { playback: Playback; asked: string[] } {
  const asked: string[] = [];
  const made = new Playback(plies, (ply, viewer) => {
    asked.push(`${ply} ${viewer}`);
    return Promise.resolve(still(ply));
  });
  return { playback: made, asked };
}

it("begins at the end and stays within the game", () => {
  const { playback: it } = playback();
  expect(it.ply).toBe(5);
  it.step(1);
  expect(it.ply).toBe(5);
  it.step(-1e9);
  expect(it.ply).toBe(0);
});

it("asks for each step once, and for the next ahead", async () => {
  const { playback: it, asked } = playback();
  it.go(2);
  await it.look();
  it.go(3);
  await it.look();
  it.go(2);
  await it.look();
  await settle();
  expect(asked).toEqual(["2 all", "3 all", "4 all"]);
  it.viewer = "0";
  await it.look();
  expect(asked.at(-2)).toBe("2 0");
});

it("does not show late responses", async () => {
  const answers: ((still: Still) => void)[] = [];
  const it = new Playback(5, () => new Promise((done) => answers.push(done)));
  it.go(1);
  const late = it.look();
  it.go(4);
  const now = it.look();
  answers[1]?.(still(4));
  await now;
  answers[0]?.(still(1));
  await late;
  expect(it.shown?.moment.ply).toBe(4);
});

it("plays to the end and stops, and a step stops it", () => {
  const { playback: it } = playback(2);
  it.go(1);
  it.playing = true;
  it.roll();
  expect([it.ply, it.playing]).toEqual([2, true]);
  it.roll();
  expect(it.playing).toBe(false);
  it.playing = true;
  it.step(-1);
  expect([it.ply, it.playing]).toEqual([1, false]);
});

it("says why a game can't be shown, and may be asked again", async () => {
  let times = 0;
  const it = new Playback(1, () => {
    times += 1;
    return times === 1 ? Promise.reject(new Problem(409, "not-over", "")) : Promise.resolve(still(1));
  });
  await it.look();
  expect(it.problem).not.toBe("");
  await it.look();
  expect(it.shown?.moment.ply).toBe(1);
});
