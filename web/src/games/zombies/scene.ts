// Loads the pictures of the cards when the first one is shown.
import { paintLater } from "../../art/painter";
import type { Picture } from "../../art/recipe";

let scenes: Promise<typeof import("./scenes")> | undefined;

export async function paintCard(id: string): Promise<Picture | null> {
  const { sceneOf } = await (scenes ??= import("./scenes"));
  return paintLater(() => sceneOf(id));
}
