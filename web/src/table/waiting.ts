// What the table waits for, or why no question is asked.
import { t } from "../core/language.svelte";
import type { TableStore } from "../core/store.svelte";
import type { Words } from "../core/texts";

/** How an unfinished game ended. */
export const endedBy = (store: TableStore): string => t(store.table?.chairs.some((chair) => chair.agrees) ? "ended-agreed" : "ended-for-all");

export function waiting(store: TableStore, words: Words): string {
  if (store.connection !== "open") return t("disconnected");
  if (store.catching) return t("showing");
  if (store.table?.status === "ended") return endedBy(store);
  if (store.table?.status === "frozen" || (store.table?.status === "over" && !store.shown?.outcome)) return t("frozen");
  if (store.sent !== null) return t("sending");
  // A wish answers; the ticker shows it.
  const wished = store.shown?.options.find((option) => option.notation === store.shown?.wished);
  if (wished) return words.option(wished);
  const question = store.shown?.question;
  const chair = question && store.table?.chairs[question.seat];
  if (!question || !chair) return "";
  const name = words.seat(question.seat);
  if (chair.kind === "bot" || chair.away) return t("bot-thinking", { name });
  return t(chair.here ? "person-thinking" : "person-away", { name });
}
