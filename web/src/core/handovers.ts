// When bots played for people, in words.
import { clockTime } from "./clock";
import { t } from "./language.svelte";
import type { Handover } from "./protocol";
import type { Chapter } from "./review";
import type { Words } from "./texts";

/** A stretch of the game that a bot played for a person: from a ply on, to another if the person came back. */
export interface Drive {
  readonly seat: number;
  readonly from: Handover;
  readonly to: Handover | null;
}

/** Chapters of a game, and what they are called. */
export interface Course {
  readonly unit: string;
  readonly chapters: readonly Chapter[];
}

export function drives(handovers: readonly Handover[]): Drive[] {
  const found: { seat: number; from: Handover; to: Handover | null }[] = [];
  for (const one of handovers) {
    const open = found.find((drive) => drive.seat === one.seat && drive.to === null);
    if (one.why !== "back") {
      if (!open) found.push({ seat: one.seat, from: one, to: null });
    } else if (open) open.to = one;
  }
  // Nothing was played for a person who was back before the next answer.
  return found.filter((drive) => drive.to === null || drive.to.ply > drive.from.ply);
}

/** The line of a handover. */
export const handed = (one: Handover, words: Words | null): string =>
  t(`handover-${one.why}`, { name: one.name || (words?.seat(one.seat) ?? ""), you: one.seat === words?.reader ? "yes" : "no" });

/** "a bot played from round 2 on" for a seat; "" if none did. Without the course of the game, with the time of day. */
export function drove(seat: number, handovers: readonly Handover[], course: Course | null): string {
  const unit = course && course.chapters.length > 0 ? course.unit : "time";
  const when = (one: Handover): string => {
    const chapter = course?.chapters.findLast((part) => part.ply <= one.ply) ?? course?.chapters[0];
    return chapter ? t("chapter-at", { unit, number: chapter.number }) : clockTime(one.at);
  };
  return drives(handovers)
    .filter((drive) => drive.seat === seat)
    .map((drive) => ({ from: when(drive.from), to: drive.to && when(drive.to) }))
    .map(({ from, to }) => t(to === null ? "bot-drove" : to === from ? "bot-drove-in" : "bot-drove-until", { unit, from, to: to ?? "" }))
    .join("; ");
}

/** "For Bob, a bot played from round 2 on." for each of the seats that a bot drove. */
export const droveFor = (seats: readonly number[], handovers: readonly Handover[], course: Course | null, words: Words): string =>
  seats
    .map((seat) => ({ seat, by: drove(seat, handovers, course) }))
    .filter(({ by }) => by)
    .map(({ seat, by }) => t("bot-drove-for", { name: handovers.find((one) => one.seat === seat)?.name || words.seat(seat), you: seat === words.reader ? "yes" : "no", drove: by }))
    .join(" ");
