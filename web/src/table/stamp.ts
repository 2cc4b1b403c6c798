// Marks every thing of a drawing as lit, chosen, hinted or refused, and gives what can be chosen role, name and focus.
import type { TableStore } from "../core/store.svelte";

const GIVEN = ["tabindex", "role", "aria-label", "aria-disabled", "aria-pressed"] as const;

/** `label` names a ref in words; `lost` is called when what had the focus can no longer have it. */
export function stamp(frame: Element, store: TableStore, label: (ref: string) => string, lost: () => void): void {
  const lit = store.lit;
  const refused = new Set(store.refused.flatMap((bar) => bar.refs));
  const hinted = store.options.find((option) => option.notation === store.advice[0]?.notation);
  for (const thing of frame.querySelectorAll<HTMLElement | SVGElement>("[data-ref]")) {
    const ref = thing.getAttribute("data-ref") ?? "";
    const chosen = store.chosen.includes(ref);
    const isLit = lit.has(ref);
    const barred = !isLit && !chosen && refused.has(ref);
    mark(thing, "data-lit", isLit);
    mark(thing, "data-chosen", chosen);
    mark(thing, "data-hinted", hinted?.refs.includes(ref) ?? false);
    mark(thing, "data-refused", barred);
    if (isLit || chosen || barred) {
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("role", "button");
      thing.setAttribute("aria-label", label(ref));
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

function mark(thing: Element, name: string, on: boolean): void {
  if (on !== thing.hasAttribute(name)) thing.toggleAttribute(name, on);
}

/** A thing may lie on another: the click means the nearest that can be clicked. */
export function meant(thing: Element): Element {
  for (let at: Element | null = thing; at; at = at.parentElement?.closest("[data-ref]") ?? null) {
    if (at.hasAttribute("data-lit") || at.hasAttribute("data-chosen")) return at;
  }
  return thing;
}

export const refOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest("[data-ref]") : null);

/** The refs of everything that a drawing shows. */
export function drawnIn(frame: Element): Set<string> {
  return new Set([...frame.querySelectorAll("[data-ref]")].filter((thing) => thing.getClientRects().length > 0).map((thing) => thing.getAttribute("data-ref") ?? ""));
}
