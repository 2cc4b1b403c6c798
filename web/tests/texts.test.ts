// Every text in three languages, with the same keys and the same values.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/core/texts";

const ROOT = join(import.meta.dirname, "../src");
const folders = ["texts", ...readdirSync(join(ROOT, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).flatMap((entry) => [`games/${entry.name}/texts`, `games/${entry.name}/lesson`])].filter((folder) => {
  try {
    return readdirSync(join(ROOT, folder)).length > 0;
  } catch {
    return false;
  }
});

function messages(folder: string, language: string): Map<string, string> {
  const source = readFileSync(join(ROOT, folder, `${language}.ftl`), "utf8");
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const keys = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
  expect(new Set(keys).size, "a key stands twice").toBe(keys.length);
  return new Map(keys.map((key) => [key, source.slice(source.search(new RegExp(`^${key} *=`, "m"))).split(/\n(?=\S)/)[0] ?? ""]));
}

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ""))].toSorted();

describe.each(folders)("%s", (folder) => {
  const english = messages(folder, "en");
  it.each(LANGUAGES.filter((language) => language !== "en"))("is complete in %s", (language) => {
    const other = messages(folder, language);
    expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) expect([key, ...variables(other.get(key) ?? "")]).toEqual([key, ...variables(text)]);
  });
});

it("has every key that the table asks for", () => {
  const known = messages("texts", "en");
  const sources = ["core", "pages", "parts", "table", "covers", "."].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  );
  const asked = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*(?:[^"`()]*\? *)?"([a-z][\w-]*)"(?: *: *"([a-z][\w-]*)")?/g)].flatMap((match) => [match[1], match[2]]));
  const missing = new Set(asked.filter((key) => key !== undefined && !known.has(key)));
  expect([...missing]).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

it.each(folders.filter((folder) => folder.endsWith("/lesson")))("says something at every step of %s", (folder) => {
  const known = messages(folder, "en");
  const source = readFileSync(join(ROOT, `${folder}.ts`), "utf8");
  const said = ["welcome", "end", ...[...source.matchAll(/say: "([\w-]+)"/g)].map((match) => match[1] ?? "")];
  expect(said.length).toBeGreaterThanOrEqual(12);
  expect(said.filter((key) => !known.has(`lesson-${key}`))).toEqual([]);
});
