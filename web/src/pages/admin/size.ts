// Sizes of what is stored.
import { prefs } from "../../core/prefs.svelte";

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes in kB, MB or GB, in the language of the page. */
export function size(bytes: number): string {
  const step = Math.max(0, Math.min(UNITS.length, Math.floor(Math.log10(Math.max(1, bytes)) / 3)) - 1);
  const format = new Intl.NumberFormat(prefs.language, { style: "unit", unit: UNITS[step], maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** (step + 1));
}
