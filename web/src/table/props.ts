// What the parts of a table are given.
import type { Facts } from "../core/facts";
import type { TableStore } from "../core/store.svelte";
import type { Words } from "../core/texts";
import type { GameArt } from "../games/contract";

export interface TableProps {
  store: TableStore;
  facts: Facts;
  words: Words;
  /** Null where nobody has drawn the game. */
  art: GameArt | null;
}
