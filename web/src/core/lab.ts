// Calls of the lab, and variants as the texts of their files.
import { call, json } from "./api";
import type { Arm, BegunStudy, Interval, LabRecord, LabRow, LabTable, NewStudy, StudyCard, StudyResult, VariantCard, VariantServer } from "./protocol";
import { labelled } from "./signs";
import type { Language } from "./texts";

/** The players of levels 0 to 4. Those of levels 0 and 2 have the same name in every game. */
export const LEVELS: readonly string[] = ["random", "1", "rated", "3", "4"];
export const studies = (): Promise<StudyCard[]> => json("lab/studies");
export const tables = (game: string, language: Language): Promise<LabTable[]> => json(`lab/tables/${game}/${language}`);
export const begin = (asked: NewStudy): Promise<BegunStudy> => json("lab/studies", asked);
export const study = (id: string, language: Language): Promise<StudyResult> => json(`lab/studies/${id}/${language}`);
export const change = (id: string, deed: "pause" | "resume" | "remove"): Promise<unknown> => call(`lab/studies/${id}/do/${deed}`, {});
/** Games of each version that are reviewed for the luck share, and the highest level of the skill ladder. */
export const REVIEWED = 60;
export const TOP = 2;
export const measure = (id: string): Promise<unknown> => call(`lab/studies/${id}/depth`, { luck: REVIEWED, ladder: TOP });
/** A game of a study, and the ply that a figure or a component refers to. */
export const record = (id: string, arm: number, number: number, about: string): Promise<LabRecord> => json(`lab/studies/${id}/record`, { arm, number, about });

export const variants = (game: string): Promise<VariantCard[]> => json(`variants/${game}`);
export const addVariant = (game: string, text: string, file: string): Promise<VariantCard> => json(`variants/${game}`, { text, file });
/** The address of the server that plays a variant; it may take seconds to start. */
export const openVariant = async (game: string, digest: string): Promise<string> =>
  (await json<VariantServer>(`variants/${game}/open`, { digest })).address;

/** The size of an effect in words, by Cohen's usual bounds, in standard deviations of a single game. */
export function sizeOf(effect: number): "small" | "medium" | "large" {
  const size = Math.abs(effect);
  return size < 0.5 ? "small" : size < 0.8 ? "medium" : "large";
}

/** One number of one row, as a person changes it. */
export interface Edit {
  readonly table: string;
  readonly row: string;
  readonly field: string;
  readonly value: number;
}

/** One number of one row, and the values that a study gives it. */
export interface Sweep {
  readonly table: string;
  readonly row: string;
  readonly field: string;
  readonly words: string;
  readonly now: number;
  readonly values: readonly number[];
  /** With EVERY, all rows of the table: values are then percentages of theirs. */
  readonly rows?: readonly LabRow[];
  /** The bounds of the field. */
  readonly bounds?: { readonly least: number; readonly most: number };
}

/** The row that stands for all rows of a table, as on the command line. */
export const EVERY = "*";
/** The table of the game's settings. */
export const SETTINGS = "settings";
/** The range of a percentage. */
export const PERCENT = { least: 25, most: 200 };
const NOW = 100; // per cent

export const everyRow = (table: LabTable, words: string): LabRow => ({ id: EVERY, words, values: Object.fromEntries(table.fields.map((field) => [field.name, NOW])) });

/** The changes that one value of a sweep makes. A percentage keeps zeros and the bounds of the field. */
export function edits({ table, row, field, rows = [], bounds = { least: 0, most: Number.MAX_SAFE_INTEGER } }: Sweep, value: number): Edit[] {
  if (row !== EVERY) return [{ table, row, field, value }];
  return rows.flatMap((one) => {
    const now = one.values[field] ?? 0;
    const fresh = Math.min(bounds.most, Math.max(bounds.least, Math.floor((now * value + NOW / 2) / NOW)));
    return now === 0 || fresh === now ? [] : [{ table, row: one.id, field, value: fresh }];
  });
}

/** Settings of a study without those that it sweeps: a given setting would win over that of a version. */
export function unswept(settings: Readonly<Record<string, number | string>>, sweeps: readonly Sweep[]): Record<string, number | string> {
  const swept = new Set(sweeps.filter((one) => one.table === SETTINGS).map((one) => one.field));
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !swept.has(name)));
}

/** The versions of a sweep, or of a grid of two numbers: every combination except the current one. */
export function crossed(game: string, sweeps: readonly Sweep[]): Arm[] {
  let rows: number[][] = [[]];
  for (const sweep of sweeps) rows = rows.flatMap((row) => sweep.values.map((value) => [...row, value]));
  return rows
    .filter((at) => at.length > 0 && at.some((value, index) => value !== sweeps[index]?.now))
    .map((at) => {
      const name = sweeps.map((sweep, index) => `${sweep.words}: ${sweep.field} ${at[index] ?? 0}`).join(", ").slice(0, 60);
      // Changes of every row come before changes of one row.
      const order = sweeps.map((sweep, index) => ({ sweep, value: at[index] ?? 0 })).toSorted((a, b) => Number(b.sweep.row === EVERY) - Number(a.sweep.row === EVERY));
      return { name, variant: written(game, name, order.flatMap(({ sweep, value }) => edits(sweep, value))), at };
    });
}

const NAMED = 4; // versions that a title names

/** The title of a study: its game and its first versions. */
export const titled = ({ title, arms }: Pick<StudyCard, "title" | "arms">, language: Language): string =>
  labelled(title, `${arms.slice(0, NAMED).join("; ")}${arms.length > NAMED ? ` … (${arms.length})` : ""}`, language);

/** A number with three significant digits. */
export const short = (value: number): string => (Math.abs(value) >= 1000 ? value.toFixed(0) : Number(value.toPrecision(3)).toString());

/** A value with its interval. */
export const told = (one: Interval): string => (one.low == null || one.high == null ? short(one.value) : `${short(one.value)} (${short(one.low)}\u00A0–\u00A0${short(one.high)})`);

/** The text of a variant that makes these changes. */
export function written(game: string, name: string, changes: readonly Edit[]): string {
  const lines = [`name = ${JSON.stringify(name)}`, `game = ${JSON.stringify(game)}`];
  // A TOML table may occur once in a file, and a field once in a table: the last value counts.
  const heads = new Map<string, Map<string, number>>();
  for (const edit of changes) {
    const head = edit.table === SETTINGS ? "[settings]" : `[change.${edit.table}.${JSON.stringify(edit.row)}]`;
    heads.set(head, (heads.get(head) ?? new Map<string, number>()).set(edit.field, edit.value));
  }
  for (const [head, fields] of heads) lines.push(head, ...[...fields].map(([field, value]) => `${field} = ${value}`));
  return lines.join("\n");
}

/** Numbers separated by commas, or a range "2-5"; without duplicates, within bounds. */
export function numbers(typed: string, least: number, most: number): number[] {
  const found = new Set<number>();
  for (const part of typed.split(",")) {
    const [from, to] = part.trim().split("-").map((word) => Number.parseInt(word, 10));
    if (from === undefined || Number.isNaN(from)) continue;
    const end = to === undefined || Number.isNaN(to) ? from : to;
    for (let value = Math.max(from, least); value <= Math.min(end, most); value++) found.add(value);
  }
  return [...found];
}

/** The name of a variant in its file, or else the name of the file. */
export const named = (text: string, file: string): string => /^\s*name\s*=\s*"([^"]{1,60})"/m.exec(text)?.[1] ?? file.replace(/\.toml$/, "");
