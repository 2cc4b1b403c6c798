// Blocked people (stored by the server) and people muted at one table (stored by this browser).
import { person } from "./person.svelte";
import type { Line } from "./protocol";

const KEY = "deadroad-muted";
const MOST = 50;

type Muted = Readonly<Record<string, readonly string[]>>;

function read(): Muted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Muted;
  } catch {
    return {};
  }
}

class Muting {
  private kept = $state.raw<Muted>(read());

  muted(table: string, other: string): boolean {
    return this.kept[table]?.includes(other) ?? false;
  }

  blocked(other: string): boolean {
    return person.me?.blocked.some((one) => one.id === other) ?? false;
  }

  hides(table: string, other: string): boolean {
    return this.muted(table, other) || this.blocked(other);
  }

  /** The chat of a table without blocked and muted people. */
  heard(table: string, lines: readonly Line[]): Line[] {
    return lines.filter((line) => !this.hides(table, line.person));
  }

  mute(table: string, other: string, on: boolean): void {
    const others = (this.kept[table] ?? []).filter((one) => one !== other);
    const { [table]: _, ...rest } = this.kept;
    const entries = Object.entries(rest).slice(1 - MOST);
    this.kept = Object.fromEntries(on || others.length > 0 ? [...entries, [table, on ? [...others, other] : others]] : entries);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Muted as long as this page is open.
    }
  }
}

export const muting = new Muting();

/** A person, identified by their seat or by a chat line. */
export interface About {
  readonly person: string;
  readonly name: string;
  readonly line?: Line;
}
