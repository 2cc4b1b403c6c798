// A date and time in the reader's language.
import { prefs } from "../../core/prefs.svelte";

export const when = (at: number): string => new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
