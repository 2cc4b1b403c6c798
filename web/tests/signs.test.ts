// Signs that languages write in their own way.
import { expect, it } from "vitest";
import { figure, labelled, percentage } from "../src/core/signs";

it("sets the percent sign apart in French", () => {
  expect((["en", "fr", "it"] as const).map((language) => percentage(42, language))).toEqual(["42%", "42\u00a0%", "42%"]);
});

it("sets the colon apart in French", () => {
  expect((["en", "fr", "it"] as const).map((language) => labelled("Ada", "7", language))).toEqual(["Ada: 7", "Ada\u00a0: 7", "Ada: 7"]);
});

it("writes a real minus sign", () => {
  expect([-4, 0, 12].map(figure)).toEqual(["\u22124", "0", "12"]);
});
