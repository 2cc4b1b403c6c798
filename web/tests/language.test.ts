// Texts that only some pages use are loaded when such a page is opened, and in every language after that.
import { beforeEach, expect, it } from "vitest";
import { shell, t } from "../src/core/language.svelte";
import { prefs } from "../src/core/prefs.svelte";

beforeEach(() => prefs.set("language", "en"));

it("loads a part when it is needed, and again with another language", async () => {
  await shell.load("en");
  expect(t("home")).toBe("Home");
  expect(t("lab-new")).toBe("lab-new");
  await shell.need("lab");
  expect(t("lab-new")).toBe("New study");
  prefs.set("language", "fr");
  await shell.load("fr");
  expect(t("lab-new")).toBe("Nouvelle étude");
});

it("keeps all parts that were needed at the same time", async () => {
  await Promise.all([shell.load("en"), shell.need("admin"), shell.need("review")]);
  expect([t("home"), t("admin-ban"), t("review-begin")]).toEqual(["Home", "Ban", "Review this game"]);
});
