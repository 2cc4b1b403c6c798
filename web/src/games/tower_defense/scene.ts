// The door to the pictures of the warehouses: they are loaded after the board.
import { paintLater } from "../../art/painter";
import type { Picture } from "../../art/recipe";

let scenes: Promise<typeof import("./scenes")> | undefined;

export async function paintDepot(name: string): Promise<Picture | null> {
  const { sceneOf } = await (scenes ??= import("./scenes"));
  return paintLater(() => sceneOf(name));
}
