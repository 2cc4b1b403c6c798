// The titles of games in a list.
import * as api from "../../core/api";
import { prefs } from "../../core/prefs.svelte";

/** Titles by the name of the game, loaded when a list names them. */
export class Titles {
  private found = $state.raw<Readonly<Record<string, string>>>({});

  constructor(games: () => readonly string[]) {
    $effect(() => {
      const language = prefs.language;
      void Promise.all([...new Set(games())].map(async (game) => [game, (await api.catalogue(game, language)).say("title")] as const))
        .then((found) => (this.found = Object.fromEntries(found)))
        .catch(() => undefined); // the names are shown instead
    });
  }

  /** Return the title of a game; its name until the title is there. */
  of(game: string): string {
    return this.found[game] ?? game;
  }
}
