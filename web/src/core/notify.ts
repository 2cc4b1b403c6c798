// A notification for a player on another page. It closes when they return.
import { prefs } from "./prefs.svelte";

/** The permission for notifications; `missing` if the browser does not support them. */
export type Leave = "granted" | "denied" | "missing";

export function allowed(): Leave {
  if (!("Notification" in globalThis)) return "missing";
  return Notification.permission === "granted" ? "granted" : "denied";
}

/** Asks for permission. A browser may have stored a refusal. */
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
    // On some phones a page can't show notifications; title and sound remain.
  }
}
