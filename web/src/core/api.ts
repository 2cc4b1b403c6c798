// Calls to the server. The person is known by a cookie that scripts can't read.
import { Facts } from "./facts";
import type { ChapterInfo, Created, GameCard, GameInfo, Me, Moment, NewTable, RecordCard, TableCard, Welcome } from "./protocol";
import { Catalogue, type Language } from "./texts";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail || code);
  }
}

async function call(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { credentials: "same-origin", headers: { "x-requested-with": "deadroad" } };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Problem(0, "offline", "");
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
    throw new Problem(answer.status, said.code ?? `http-${answer.status}`, said.detail ?? "");
  }
  return answer;
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await call(path, body)).json() as Promise<T>;
const text = async (path: string): Promise<string> => (await call(path)).text();

/** Remembers what never changes while the page is open; a failure is forgotten, so that it can be tried again. */
function once<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = make(key);
      found.catch(() => known.delete(key));
      known.set(key, found);
    }
    return found;
  };
}

export const games = once(() => json<GameCard[]>("games"));
const info = once(async (name: string) => new Facts(await json<GameInfo>(`games/${name}`)));
export const facts = (name: string): Promise<Facts> => info(name);

const catalogues = once(async (key: string) => {
  const [game, language] = key.split(" ") as [string, Language];
  const [own, shared] = await Promise.all([text(`games/${game}/texts/${language}`), text(`texts/${language}`)]);
  return new Catalogue(language, [own, shared]);
});
export const catalogue = (game: string, language: Language): Promise<Catalogue> => catalogues(`${game} ${language}`);

const references = once(async (key: string) => json<ChapterInfo[]>(key));
export const rules = (game: string, language: Language): Promise<ChapterInfo[]> =>
  references(`games/${game}/rules/${language}`);

export const me = (): Promise<Me> => json<Me>("me");
export const guest = async (name: string): Promise<Me> => (await json<Welcome>("guest", { name })).me;

export const lobby = (): Promise<TableCard[]> => json<TableCard[]>("tables");
export const mine = (): Promise<TableCard[]> => json<TableCard[]>("tables?which=mine");
export const finished = (): Promise<TableCard[]> => json<TableCard[]>("tables?which=finished&many=10");
export const newTable = (table: NewTable): Promise<Created> => json<Created>("tables", table);
export const join = (id: string, invite: string | null): Promise<unknown> => call(`tables/${id}/join`, { invite });
export const leave = (id: string): Promise<unknown> => call(`tables/${id}/leave`, {});
export const start = (id: string, fill: boolean): Promise<unknown> => call(`tables/${id}/start`, { fill });
export const rematch = (id: string): Promise<Created> => json<Created>(`tables/${id}/rematch`, {});
export const voteEnd = (id: string, agree: boolean): Promise<unknown> => call(`tables/${id}/end`, { agree });
export const tableRecord = (id: string): Promise<string> => text(`tables/${id}/record`);

export const importRecord = (record: string): Promise<RecordCard> => json<RecordCard>("records", { text: record });
export const recordCard = (id: string): Promise<RecordCard> => json<RecordCard>(`records/${id}`);
export const recordMoment = (id: string, ply: number, seat: number | null): Promise<Moment> =>
  json<Moment>(`records/${id}/view?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`);
export const playOn = (id: string, ply: number): Promise<Created> => json<Created>(`records/${id}/play-on`, { ply });
