// How numbers, percent signs and colons are written.
import type { Language } from "./texts";

const APART = "\u00a0";

/** A number with a percent sign. */
export const percentage = (value: number | string, language: Language): string => `${value}${language === "fr" ? APART : ""}%`;

/** A label, a colon, and what it names. */
export const labelled = (label: string, named: string, language: Language): string => `${label}${language === "fr" ? APART : ""}: ${named}`;

/** A number with a real minus sign. */
export const figure = (value: number): string => String(value).replace("-", "\u2212");
