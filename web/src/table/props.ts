// Props of the components of a table.
import type { Facts } from "../core/facts";
import type { TableStore } from "../core/store.svelte";
import type { Words } from "../core/texts";
import type { GameArt } from "../games/contract";

export interface TableProps {
  store: TableStore;
  facts: Facts;
  words: Words;
  /** Null for a game without a board. */
  art: GameArt | null;
}
