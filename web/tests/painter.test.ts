// The queue in which pictures are painted.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paintLater } from "../src/art/painter";
import type { Picture } from "../src/art/recipe";

const picture = { src: "" } as unknown as Picture;

describe("the painter", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers().restoreAllMocks());

  it("paints what is quickly painted in one go, however much waits", async () => {
    const painted = Promise.all(Array.from({ length: 500 }, () => paintLater(() => picture)));
    vi.advanceTimersToNextTimer();
    expect(vi.getTimerCount()).toBe(0);
    expect(await painted).toHaveLength(500);
  });

  it("lets the page work between pictures that take long", () => {
    const done: number[] = [];
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    for (const at of [0, 1]) {
      void paintLater(() => {
        now += 20;
        done.push(at);
        return picture;
      });
    }
    vi.advanceTimersToNextTimer();
    expect(done).toEqual([0]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual([0, 1]);
  });

  it("goes on after a picture that can't be painted", async () => {
    const broken = paintLater(() => {
      throw new Error("no paint");
    });
    const whole = paintLater(() => picture);
    broken.catch(() => null);
    vi.runAllTimers();
    await expect(broken).rejects.toThrow("no paint");
    expect(await whole).toBe(picture);
  });
});
