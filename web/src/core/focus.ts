// Keeps the keyboard focus: if the focused element disappears, the focus moves to the main element of the page.

const POINTING = ["pointerdown", "pointerup", "pointercancel", "click", "keydown"];

/** The main element of the page: an open dialog, the question of a table, or else the heading. */
function home(): HTMLElement | null {
  return document.querySelector("dialog[open] h2") ?? document.querySelector("[data-home]") ?? document.querySelector("main h1");
}

export function keepFocus(): () => void {
  let last: Element | null = null;
  let pointed = false;
  const focused = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const lost = (): boolean => last !== null && (document.activeElement ?? document.body) === document.body;
  const move = (): void => {
    const next = home();
    if (!next) return; // the page is still being fetched: its heading comes with another change
    if (!next.hasAttribute("tabindex") && !(next instanceof HTMLButtonElement)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  // An element that is removed loses the focus without an event.
  const changes = new MutationObserver(() => {
    if (lost() && !last?.isConnected) move();
  });
  // One that is hidden or can no longer be chosen says so. A click beside everything gives the focus up on purpose.
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget === null && !pointed) queueMicrotask(() => lost() && move());
  };
  // A tap moves the focus after the finger has left, a click of a mouse before its button is released.
  const pointing = (event: Event): void => {
    pointed = event.type === "pointerdown" || (event.type === "pointerup" && event instanceof PointerEvent && event.pointerType !== "mouse");
  };
  addEventListener("focusin", focused);
  addEventListener("focusout", left);
  for (const type of POINTING) addEventListener(type, pointing, true);
  changes.observe(document.body, { subtree: true, childList: true });
  return () => {
    removeEventListener("focusin", focused);
    removeEventListener("focusout", left);
    for (const type of POINTING) removeEventListener(type, pointing, true);
    changes.disconnect();
  };
}

/** Whether a key press is meant for the page, not for a text field or an open dialog. */
export function forThePage(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement;
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}
