// Copying reports success only if it worked.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import CopyField from "../src/parts/CopyField.svelte";

function clipboard(value: unknown): void {
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
}

let shown: object | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

async function press(): Promise<string> {
  shown = mount(CopyField, { target: document.body, props: { label: "Link", value: "https://dead.road/x" } });
  flushSync();
  document.querySelector("button")?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=status]")?.textContent).not.toBe("");
  });
  return document.querySelector("[role=status]")?.textContent ?? "";
}

it("copies where the browser lends its clipboard", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  clipboard({ writeText });
  expect(await press()).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("https://dead.road/x");
});

it.each([undefined, { writeText: () => Promise.reject(new Error("no")) }])("selects the link where it is to be copied by hand", async (lent) => {
  clipboard(lent);
  expect(await press()).toBe("copy-by-hand");
  const field = document.querySelector("input");
  expect(field?.selectionEnd).toBe("https://dead.road/x".length);
});
