// Error messages as sentences.
import { Problem } from "./api";
import { shell, t } from "./language.svelte";

/** Why something failed: the sentence of a code, or the words of the engine, which are English. */
export const reason = (why: string): string => (shell.catalogue.has(`problem-${why}`) ? t(`problem-${why}`) : why);

export function sentence(error: unknown): string {
  const code = error instanceof Problem ? error.code : typeof error === "string" ? error : "unknown";
  return shell.catalogue.has(`problem-${code}`) ? t(`problem-${code}`) : t("problem-unknown");
}
