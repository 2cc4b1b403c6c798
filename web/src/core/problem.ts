// What went wrong, in a sentence.
import { Problem } from "./api";
import { shell, t } from "./language.svelte";

export function sentence(error: unknown): string {
  const code = error instanceof Problem ? error.code : typeof error === "string" ? error : "unknown";
  return shell.catalogue.has(`problem-${code}`) ? t(`problem-${code}`) : t("problem-unknown");
}
