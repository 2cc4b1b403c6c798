// Drawings are found by their folder; a game without one is played on the generic board.
import { catalogue } from "../core/api";
import { Catalogue, type Language } from "../core/texts";
import type { GameArt } from "./contract";
import type { Lesson } from "./lesson";

const arts = import.meta.glob<{ art: GameArt }>("./*/art.ts");
const lessons = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts");
const texts = import.meta.glob<string>(["./*/texts/*.ftl", "./*/lesson/*.ftl"], { query: "?raw", import: "default" });

const folder = (game: string): string => `./${game.replaceAll("-", "_")}`;

export async function artOf(game: string): Promise<GameArt | null> {
  const load = arts[`${folder(game)}/art.ts`];
  return load ? (await load()).art : null;
}

/** Whether a game has a tutorial. A game without a board has none. */
export const hasLesson = (game: string): boolean => `${folder(game)}/lesson.ts` in lessons;

export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = lessons[`${folder(game)}/lesson.ts`];
  return load ? (await load()).lesson : null;
}

/** The texts of the game and of its drawing. `told` are those of the game, if they are not the plain ones. */
export async function wordsOf(game: string, language: Language, told = catalogue(game, language)): Promise<Catalogue> {
  const own = ["texts", "lesson"].map((room) => texts[`${folder(game)}/${room}/${language}.ftl`]);
  const [known, ...drawn] = await Promise.all([told, ...own.map((load) => load?.())]);
  return new Catalogue(language, drawn.filter((text) => text !== undefined), known);
}
