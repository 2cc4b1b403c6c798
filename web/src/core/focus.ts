// Keeps the keyboard focus: if the focused element disappears, the focus moves to the main element of the page.

/** The main element of the page: an open dialog, the question of a table, or else the heading. */
function home(): HTMLElement | null {
  return document.querySelector("dialog[open] h2") ?? document.querySelector("[data-home]") ?? document.querySelector("main h1");
}

export function keepFocus(): () => void {
  let last: Element | null = null;
  const focused = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const changes = new MutationObserver(() => {
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const next = home();
    if (!next) return; // the page is still being fetched: its heading comes with another change
    if (!next.hasAttribute("tabindex") && !(next instanceof HTMLButtonElement)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  addEventListener("focusin", focused);
  changes.observe(document.body, { subtree: true, childList: true });
  return () => {
    removeEventListener("focusin", focused);
    changes.disconnect();
  };
}

/** Whether a key press is meant for the page, not for a text field or an open dialog. */
export function forThePage(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement;
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}
