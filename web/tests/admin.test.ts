// Lists of the admin page: rows are read at once, and again after every action.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Records from "../src/pages/admin/Records.svelte";
import { size } from "../src/pages/admin/size";

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
    if (!path.startsWith("/api/admin/")) return Promise.resolve(Response.json({ title: "Zombies!!!" }, { status: works ? 200 : 500 }));
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

it("says how much is stored", async () => {
  shown = mount(Records, { target: document.body, props: { boss: true } });
  await settled();
  expect(document.querySelector("li small")?.textContent).toMatch(/^0 kB, /);
  expect([size(999), size(1_500_000), size(2_000_000_000), size(5e12)]).toEqual(["1 kB", "1.5 MB", "2 GB", "5,000 GB"]);
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
