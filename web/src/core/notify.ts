// A word to somebody who looks elsewhere; it goes away as soon as they look.
import { prefs } from "./prefs.svelte";

/** What the browser says to notifications: `missing` where it knows none. */
export type Leave = "granted" | "denied" | "missing";

export function allowed(): Leave {
  if (!("Notification" in globalThis)) return "missing";
  return Notification.permission === "granted" ? "granted" : "denied";
}

/** Ask the person, who may have said no for good. */
export async function ask(): Promise<Leave> {
  if ("Notification" in globalThis) await Notification.requestPermission();
  return allowed();
}

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !prefs.notify || allowed() !== "granted") return;
  try {
    const word = new Notification(title, { body, tag });
    word.onclick = () => {
      focus();
      word.close();
    };
    document.addEventListener("visibilitychange", () => word.close(), { once: true });
  } catch {
    // On some phones a page may not notify by itself: title and sound must do.
  }
}
