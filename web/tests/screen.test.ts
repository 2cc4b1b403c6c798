// Placeholders are replaced by names, and columns stay aligned.
import { expect, it } from "vitest";
import { named } from "../src/core/screen";

const NAMES = ["Ada", "Bartholomew the Third"];
const put = (text: string): string => named(text, (seat) => NAMES[seat] ?? "?");

it("puts a name into a sentence", () => {
  expect(put("Road 1 · ⟦0⟧")).toBe("Road 1 · Ada");
  expect(put("⟦0⟧, ⟦1⟧.")).toBe("Ada, Bartholomew the Third.");
  expect(put("> ⟦0⟧ c8")).toBe("> Ada c8");
});

it("keeps columns where a name is short, and a space where it is long", () => {
  expect(put("⟦0⟧         5")).toBe("Ada         5");
  expect(put("⟦1⟧         5")).toBe("Bartholomew the Third 5");
});
