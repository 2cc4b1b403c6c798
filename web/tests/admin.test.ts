// Lists of the admin page: rows are read at once, and again after every action.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Records from "../src/pages/admin/Records.svelte";

const calls: string[] = [];
let stored: { id: string; person: string; name: string; game: string; size: number; created: number }[] = [];
let works = true;
let shown: object | undefined;

beforeEach(() => {
  calls.length = 0;
  works = true;
  stored = ["a", "b"].map((id) => ({ id, person: "p", name: "Ann", game: "zombies", size: 7, created: 0 }));
  vi.stubGlobal("fetch", (path: string, asked?: { method?: string }) => {
    const method = asked?.method ?? "GET";
    calls.push(`${method} ${path}`);
    if (!works) return Promise.resolve(new Response("{}", { status: 500 }));
    if (method === "DELETE") stored = stored.filter((row) => !path.endsWith(`/${row.id}`));
    return Promise.resolve(method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(stored));
  });
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
});

const rows = (): number => document.querySelectorAll("li").length;
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
  flushSync();
}

it("reads its rows when it opens", async () => {
  shown = mount(Records, { target: document.body, props: { boss: true } });
  await settled();
  expect(rows()).toBe(2);
});

it("reads its rows again after an action", async () => {
  shown = mount(Records, { target: document.body, props: { boss: true } });
  await settled();
  document.querySelector<HTMLButtonElement>("li button")?.click();
  await settled();
  expect(calls.map((call) => call.split(" ")[0])).toEqual(["GET", "DELETE", "GET"]);
  expect(rows()).toBe(1);
});

it("keeps its rows when an action fails", async () => {
  shown = mount(Records, { target: document.body, props: { boss: true } });
  await settled();
  works = false;
  document.querySelector<HTMLButtonElement>("li button")?.click();
  await settled();
  expect(calls).toHaveLength(2);
  expect(rows()).toBe(2);
});
