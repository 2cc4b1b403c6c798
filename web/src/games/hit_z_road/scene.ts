// Loads the scenes of the cards when the first one is shown.
import { paintLater } from "../../art/painter";
import type { Picture } from "../../art/recipe";
import type { CardRow } from "./view";

let scenes: Promise<typeof import("./scenes")> | undefined;

/** The scene of a card, with its zombies; or the place alone. */
export async function paintCard(row: CardRow, deserted = false): Promise<Picture | null> {
  const { sceneOf } = await (scenes ??= import("./scenes"));
  return paintLater(() => sceneOf(row.id, row.zombies ?? 0, deserted));
}
