// Invitations of tables made in this browser, which the server shows only once, and of those one came to by a link.
import { untrack } from "svelte";
import type { Created } from "./protocol";

const KEY = "deadroad-invites";
const MOST = 30;

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

class Invites {
  private kept = $state.raw(read());

  get(table: string): string | undefined {
    return this.kept[table];
  }

  set(table: string, invite: string): void {
    // Another tab may have kept some meanwhile.
    const { [table]: _, ...others } = { ...untrack(() => this.kept), ...read() };
    const kept = Object.fromEntries([...Object.entries(others), [table, invite] as const].slice(-MOST));
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Then the link can be copied as long as this page is open.
    }
  }

  /** Keep the invitation to a table that was made here. */
  keep(made: Created): void {
    if (made.invite) this.set(made.id, made.invite);
  }
}

export const invites = new Invites();
