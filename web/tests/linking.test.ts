// The same cases as tests/content/test_linking.py.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { link } from "../src/core/linking";
import { Catalogue } from "../src/core/texts";

const cases = JSON.parse(readFileSync("../tests/content/linking.json", "utf8")) as [string, string, string, string][];

it.each(cases)("joins in %s %s and %s to %s", (language, word, name, joined) => {
  expect(link(language, word, name)).toBe(joined);
});

it("is a function that texts can call", () => {
  expect(new Catalogue("fr", ['turn = Tour { LINK("de", $seat) }']).say("turn", { seat: "Otis" })).toBe("Tour d’Otis");
});
