// Invitations to tables that were created in this browser or opened by a link. The server shows them only once.
import { untrack } from "svelte";
import type { Created } from "./protocol";
import { StoredValues } from "./stored_values";

const stored = new StoredValues<string>("deadroad-invites", 30);

class Invites {
  private kept = $state.raw(stored.read());

  get(table: string): string | undefined {
    return this.kept[table];
  }

  set(table: string, invite: string): void {
    this.kept = stored.keep(
      table,
      invite,
      untrack(() => this.kept),
    );
  }

  /** Stores the invitation to a table that was created here. */
  keep(made: Created): void {
    if (made.invite) this.set(made.id, made.invite);
  }
}

export const invites = new Invites();
