// A word to somebody who looks elsewhere; it goes away as soon as they look.
import { prefs } from "./prefs.svelte";

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !prefs.notify || !("Notification" in globalThis) || Notification.permission !== "granted") return;
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
