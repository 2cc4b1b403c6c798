// Time in words.
import { t } from "./language.svelte";
import { prefs } from "./prefs.svelte";
import type { ClockRule } from "./protocol";

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A number of seconds in its two largest units: `1 hour 30 minutes`. */
export function lasting(seconds: number, display: "long" | "narrow" = "long"): string {
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  let rest = Math.max(0, Math.floor(seconds));
  const parts = UNITS.slice(first < 0 ? -1 : first).slice(0, 2).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  return parts
    .filter(({ count }, at) => count > 0 || at === 0)
    .map(({ unit, count }) => new Intl.NumberFormat(prefs.language, { style: "unit", unit, unitDisplay: display }).format(count))
    .join(" ");
}

/** The clock of a table in words. */
export function clockWords(rule: ClockRule | null): string {
  if (!rule) return t("clock-none");
  if (rule.kind === "days") return t("clock-answer", { time: lasting((rule.days ?? 0) * 86400) });
  const time = lasting(rule.seconds ?? 0);
  return rule.increment ? t("clock-game-more", { time, more: lasting(rule.increment) }) : t("clock-game", { time });
}

/** The time of day in the format of the locale. */
export const clockTime = (at: number): string => new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
