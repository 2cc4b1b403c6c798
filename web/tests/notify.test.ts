// Notifications, and the reasons why there are none.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "../src/core/prefs.svelte";
import NotifyMe from "../src/table/NotifyMe.svelte";

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  prefs.set("notify", false);
});

async function press(): Promise<{ said: string; pressed: string | null }> {
  shown = mount(NotifyMe, { target: document.body });
  flushSync();
  document.querySelector("button")?.click();
  await new Promise((done) => setTimeout(done));
  flushSync();
  return { said: document.querySelector("[role=status]")?.textContent ?? "", pressed: document.querySelector("button")?.getAttribute("aria-pressed") ?? null };
}

function browser(answer: string): void {
  const notification = {
    permission: "default",
    requestPermission(): Promise<string> {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal("Notification", notification);
}

it("is on where the browser allows it", async () => {
  browser("granted");
  expect(await press()).toEqual({ said: "", pressed: "true" });
  expect(prefs.notify).toBe(true);
});

it("says that the browser refuses", async () => {
  browser("denied");
  expect(await press()).toEqual({ said: "notify-denied", pressed: "false" });
  expect(prefs.notify).toBe(false);
});

it("says that the browser knows no notifications", async () => {
  Reflect.deleteProperty(globalThis, "Notification");
  expect(await press()).toEqual({ said: "notify-missing", pressed: "false" });
});
