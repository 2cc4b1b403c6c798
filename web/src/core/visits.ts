// The ply of each table when it was last opened in this browser. Later events are new to the player.
import { StoredValues } from "./stored_values";

const stored = new StoredValues<number>("deadroad-visits", 60);

export const visits = {
  get: (table: string): number | null => stored.read()[table] ?? null,
  set(table: string, ply: number): void {
    stored.keep(table, ply);
  },
};
