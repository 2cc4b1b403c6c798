// Marks the things of a drawing as highlighted, chosen, hinted or refused, and gives clickable ones a role, name and focus.
import type { TableStore } from "../core/store.svelte";

const GIVEN = ["tabindex", "role", "aria-label", "aria-description", "aria-disabled", "aria-pressed"] as const;

// Also what had a ref when it was marked and has none now.
const STAMPED = "[data-ref], [data-lit], [data-chosen], [data-kept], [data-hinted], [data-refused]";

/** `label` returns the text of a ref; `lost` is called when the focused thing can no longer have the focus. */
export function stamp(frame: Element, store: TableStore, label: (ref: string) => string, lost: () => void): void {
  const lit = store.lit;
  const refused = new Set(store.refused.flatMap((bar) => bar.refs));
  const hinted = store.options.find((option) => option.notation === store.advice[0]?.notation);
  for (const thing of frame.querySelectorAll<HTMLElement | SVGElement>(STAMPED)) {
    const ref = thing.getAttribute("data-ref") ?? "";
    const chosen = store.chosen.includes(ref);
    const isLit = lit.has(ref);
    const barred = !isLit && !chosen && refused.has(ref);
    mark(thing, "data-lit", isLit);
    mark(thing, "data-chosen", chosen);
    mark(thing, "data-kept", store.kept === ref);
    mark(thing, "data-hinted", (hinted?.refs.includes(ref) ?? false) || store.pointed.includes(ref));
    mark(thing, "data-refused", barred);
    if (isLit || chosen || barred) {
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("role", "button");
      name(thing, label(ref));
      if (barred) thing.setAttribute("aria-disabled", "true");
      else thing.removeAttribute("aria-disabled");
      if (chosen) thing.setAttribute("aria-pressed", "true");
      else thing.removeAttribute("aria-pressed");
    } else if (thing.getAttribute("role") === "button") {
      if (thing === document.activeElement) lost();
      for (const name of GIVEN) thing.removeAttribute(name);
    }
  }
}

const plainly = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Visible text is part of the accessible name: a longer text becomes the name, and the action its description. */
function name(thing: Element, said: string): void {
  const whole = plainly(said).includes(plainly(thing.textContent ?? ""));
  thing.setAttribute(whole ? "aria-label" : "aria-description", said);
  thing.removeAttribute(whole ? "aria-description" : "aria-label");
}

function mark(thing: Element, name: string, on: boolean): void {
  if (on !== thing.hasAttribute(name)) thing.toggleAttribute(name, on);
}

/** Things may be nested: a click means the innermost clickable one. */
export function meant(thing: Element): Element {
  for (let at: Element | null = thing; at; at = at.parentElement?.closest("[data-ref]") ?? null) {
    if (at.hasAttribute("data-lit") || at.hasAttribute("data-chosen")) return at;
  }
  return thing;
}

export const refOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest("[data-ref]") : null);

/**
 * The refs of everything that a drawing shows, or of some of it. A part that scrolls and does not fit hides some of its things, so the
 * bar has to offer all of them.
 */
export function drawnIn(frame: Element, which = ""): Set<string> {
  const cut = [...frame.querySelectorAll("[data-scrolls]")].filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1);
  const shown = (thing: Element): boolean => thing.getClientRects().length > 0 && !cut.some((part) => part.contains(thing));
  return new Set([...frame.querySelectorAll(`[data-ref]${which}`)].filter(shown).map((thing) => thing.getAttribute("data-ref") ?? ""));
}
