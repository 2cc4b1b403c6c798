// The log as a story: one line for each gesture, one part for each turn or round. Same logic as deadroad/kernel/story.py.
import type { Happening, StoryInfo } from "./protocol";

export interface Line {
  readonly key: string;
  readonly events: readonly [Happening, ...Happening[]];
  /** How several events become one line; null if the line is one event. */
  readonly story: StoryInfo | null;
  /** The seat that the line is about. */
  readonly seat: number | null;
}

export interface Part {
  readonly key: string;
  /** The event that begins the part; null before the first. */
  readonly head: Happening | null;
  readonly lines: readonly Line[];
}

const seatOf = (event: Happening): number | null => (typeof event.values["seat"] === "number" ? event.values["seat"] : null);
/** The event that takes back an answer. */
const UNDONE = "undone";

type Group = [Happening, ...Happening[]];

/** Events in groups: the events of one story form a group, every other event its own. */
export function grouped(events: readonly Happening[], stories: readonly StoryInfo[]): Group[] {
  const known = new Map(stories.map((story) => [story.event, story]));
  const found: Group[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const story = last && known.get(last[0].name);
    if (story && goesOn(story, last, event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Whether an event belongs to the story told so far. */
function goesOn({ then = [], last = [], shared = false }: StoryInfo, group: Group, event: Happening): boolean {
  const [first] = group;
  const seat = seatOf(event);
  if (first.seat !== event.seat) return false;
  if (then.length === 0) return first.name === event.name && seatOf(first) === seat;
  // Without its first event there is no story.
  if (event.name === UNDONE) return standingPlies(group, event.ply - 1).size > 1;
  if (last.includes(group.at(-1)?.name ?? "") || !(then.includes(event.name) || last.includes(event.name))) return false;
  return shared || seat === null || seatOf(first) === seat;
}

/** The plies from the first event of a group on that were not taken back. */
function standingPlies(group: readonly Happening[], last: number): ReadonlySet<number> {
  const undone = new Set(group.filter((event) => event.name === UNDONE).map((event) => event.ply));
  const found: number[] = [];
  for (let ply = group[0]?.ply ?? 0; ply <= last; ply += 1) {
    if (undone.has(ply)) found.pop();
    else found.push(ply);
  }
  return new Set(found);
}

/** The events of a story that were not taken back. */
export function standing(events: readonly Happening[]): Happening[] {
  const plies = standingPlies(events, events.at(-1)?.ply ?? 0);
  return events.filter((event) => plies.has(event.ply));
}

/** The totals of a story by name. */
export function totals(story: StoryInfo, events: readonly Happening[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const total of story.totals ?? []) {
    found[total.name] = 0;
    for (const { values } of standing(events).filter((event) => total.events.includes(event.name))) {
      const amount = values[total.amount] ?? 1;
      found[total.name] = (found[total.name] ?? 0) + (Array.isArray(amount) ? amount.length : amount);
    }
  }
  return found;
}

/** The total amount of each thing that has one, in order of first appearance. */
export function sums(story: StoryInfo, events: readonly Happening[]): [number, number][] {
  const found = new Map<number, number>();
  for (const { values } of standing(events)) {
    const what = values[story.what];
    const amount = values[story.amount] ?? 1;
    if (typeof what === "number" && typeof amount === "number" && amount !== 0) found.set(what, (found.get(what) ?? 0) + amount);
  }
  return [...found];
}

/** Each seat with its last value of the field `each`, the highest first. */
export function latest({ each = "" }: StoryInfo, events: readonly Happening[]): [number, number][] {
  const found = new Map<number, number>();
  for (const event of standing(events)) {
    const seat = seatOf(event);
    const value = event.values[each];
    if (seat !== null && typeof value === "number") found.set(seat, value);
  }
  return [...found].sort((one, other) => other[1] - one[1]);
}

/** The parts of a log, each with its lines. */
export function parts(events: readonly Happening[], stories: readonly StoryInfo[], headings: readonly string[]): Part[] {
  const known = new Map(stories.map((story) => [story.event, story]));
  const heads = new Set(headings);
  const found: { key: string; head: Happening | null; lines: Line[] }[] = [];
  const counted = new Map<number, number>();
  for (const group of grouped(events, stories)) {
    const [first] = group;
    // The key of a line is its ply and its number at that ply. It stays the same when earlier lines are dropped.
    const number = counted.get(first.ply) ?? 0;
    counted.set(first.ply, number + 1);
    const key = `${first.ply}.${number}`;
    const head = heads.has(first.name);
    if (head || found.length === 0) found.push({ key, head: head ? first : null, lines: [] });
    const story = group.length > 1 ? (known.get(first.name) ?? null) : null;
    if (!head) found.at(-1)?.lines.push({ key, events: group, story, seat: story?.shared ? null : seatOf(first) });
  }
  return found;
}
