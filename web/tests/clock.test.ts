// Times in words.
import { expect, it } from "vitest";
import { lasting } from "../src/core/clock";
import { prefs } from "../src/core/prefs.svelte";

it("says a time in its two largest units", () => {
  prefs.set("language", "en");
  expect([0, 45, 600, 5400, 90061, 259200].map((seconds) => lasting(seconds))).toEqual(["0 seconds", "45 seconds", "10 minutes", "1 hour 30 minutes", "1 day 1 hour", "3 days"]);
});

it("says it in the language of the moment", () => {
  prefs.set("language", "fr");
  expect(lasting(259200)).toBe("3\u00a0jours");
  prefs.set("language", "it");
  expect(lasting(5400)).toBe("1 ora 30 minuti");
});
