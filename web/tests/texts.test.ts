// Every text in three languages, with the same keys and the same values.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/core/texts";

const ROOT = join(import.meta.dirname, "../src");
const SERVER = join(ROOT, "../../src/deadroad/server");
const SHELL = ["texts", "texts/people", "texts/problems", "texts/tables", "texts/admin", "texts/review", "texts/lab"];
const folders = [...SHELL, ...readdirSync(join(ROOT, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).flatMap((entry) => [`games/${entry.name}/texts`, `games/${entry.name}/lesson`])].filter((folder) => {
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

const sources = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => kind.test(name)).map((name) => readFileSync(join(folder, name), "utf8"));

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
  const known = new Map(SHELL.flatMap((folder) => [...messages(folder, "en")]));
  const asked = sources(ROOT, /\.(svelte|ts)$/).flatMap((source) => [...source.matchAll(/\bt\(\s*(?:[^"`()]*\? *)?"([a-z][\w-]*)"(?: *: *"([a-z][\w-]*)")?/g)].flatMap((match) => [match[1], match[2]]));
  const missing = new Set(asked.filter((key) => key !== undefined && !known.has(key)));
  expect([...missing]).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

it("asks for texts of a part only on the pages that load it", () => {
  const pages = { admin: /^pages\/(Admin|admin\/)/, lab: /^pages\/(Lab|lab\/)/, review: /^pages\/(Replay|replay\/|Me|me\/)/ };
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  const strays = Object.entries(pages).flatMap(([part, loads]) => {
    const keys = [...messages(`texts/${part}`, "en").keys()];
    return files.filter((name) => !loads.test(name)).flatMap((name) => {
      const source = readFileSync(join(ROOT, name), "utf8");
      return keys.filter((key) => source.includes(`t("${key}"`) || source.includes(`? "${key}"`)).map((key) => `${name}: ${key}`);
    });
  });
  expect(strays).toEqual([]);
});

it("has no key that nobody asks for", () => {
  const table = sources(ROOT, /\.(svelte|ts)$/).join("\n");
  const said = table + sources(SERVER, /\.py$/).join("\n");
  const begins = [...table.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1] ?? "");
  const unasked = SHELL.flatMap((folder) => [...messages(folder, "en").keys()]).filter((key) => {
    if (table.includes(`"${key}"`)) return false;
    // Codes of refusals and notices come from the server; an unknown response has a status number.
    const code = /^(?:problem|error|notice)-(?!http-)(.+)$/.exec(key)?.[1];
    return code === undefined ? !begins.some((begin) => key.startsWith(begin)) : !said.includes(`"${code}"`);
  });
  expect(unasked).toEqual([]);
});

it("has a sentence for everything the server may say no with", () => {
  const server = sources(SERVER, /\.py$/);
  const codes = server.flatMap((source) => [...source.matchAll(/\b(?:No|problem)\((?:\d+(?: if \w+ else \d+)?, )?"([a-z-]+)"/g)].map((match) => match[1] ?? ""));
  const notices = server.flatMap((source) => [...source.matchAll(/\bNotice\([\w.]+, "([a-z-]+)"/g)].map((match) => match[1] ?? ""));
  const known = messages("texts/problems", "en");
  // The socket uses the same codes in the question bar.
  const faults = server.flatMap((source) => [...source.matchAll(/\bFault\(\w+, "([a-z-]+)"/g)].map((match) => match[1] ?? ""));
  const wanted = [...codes.filter((code) => code !== "bad-message" && !known.has(`error-${code}`)).map((code) => `problem-${code}`), ...notices.map((code) => `notice-${code}`), ...faults.map((code) => `error-${code}`)];
  expect([...new Set(wanted)].filter((key) => !known.has(key))).toEqual([]);
  expect(codes.length).toBeGreaterThan(40);
  expect(faults.length).toBeGreaterThan(3);
});

it.each(folders.filter((folder) => folder.endsWith("/lesson")))("says something at every step of %s", (folder) => {
  const known = messages(folder, "en");
  const source = readFileSync(join(ROOT, `${folder}.ts`), "utf8");
  const said = ["welcome", "end", ...[...source.matchAll(/say: "([\w-]+)"/g)].map((match) => match[1] ?? "")];
  expect(said.length).toBeGreaterThanOrEqual(12);
  expect(said.filter((key) => !known.has(`lesson-${key}`))).toEqual([]);
});
