// Calls to the server. The person is known by a cookie that scripts can't read.
import { Facts } from "./facts";
import type {
  Capabilities,
  ChapterInfo,
  Created,
  EntryInfo,
  GameCard,
  GameInfo,
  HookSecret,
  Invitation,
  LoginRow,
  Me,
  Moment,
  NewPasskey,
  NewPasskeyOptions,
  NewTable,
  Opened,
  PasskeyOptions,
  PasskeyProof,
  PasskeyRow,
  Proof,
  Reach,
  RecordCard,
  RecoveryCodes,
  Review,
  ReviewedGame,
  Secret,
  Session,
  Statistics,
  TableCard,
  UsedPasskey,
  Verdict,
  Welcome,
} from "./protocol";
import type { Recap, Report } from "./review";
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

export async function call(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { "x-requested-with": "deadroad" } };
  if (body !== undefined) {
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

export const json = async <T>(path: string, body?: unknown): Promise<T> => (await call(path, body)).json() as Promise<T>;
const text = async (path: string): Promise<string> => (await call(path)).text();

/** Caches values that never change while the page is open. Failures are not cached, so that they can be retried. */
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

const varied = once(async (id: string) => new Facts(await json<GameInfo>(`records/${id}/game`)));
/** What the game of a record declares. The components of a variant are its own. */
export const recordFacts = (card: RecordCard): Promise<Facts> => (card.variant ? varied(card.id) : facts(card.game));

const variedTexts = once(async (key: string) => {
  const [id, language] = key.split(" ") as [string, Language];
  const [own, shared] = await Promise.all([text(`records/${id}/texts/${language}`), text(`texts/${language}`)]);
  return new Catalogue(language, [own, shared]);
});
/** The texts of the game of a record, with those of its variant. */
export const recordCatalogue = (card: RecordCard, language: Language): Promise<Catalogue> =>
  card.variant ? variedTexts(`${card.id} ${language}`) : catalogue(card.game, language);

const references = once(async (key: string) => json<ChapterInfo[]>(key));
export const glossary = (game: string, language: Language): Promise<EntryInfo[]> => json<EntryInfo[]>(`games/${game}/glossary/${language}`);
export const rules = (game: string, language: Language): Promise<ChapterInfo[]> =>
  references(`games/${game}/rules/${language}`);

export const services = once(() => json<Capabilities>("services"));
/** The logged-in person, or null. */
export const session = (): Promise<Session> => json<Session>("session");
export const guest = async (name: string): Promise<Me> => (await json<Welcome>("guest", { name })).me;
export const account = (name: string, password: string, email: string | null, language: Language): Promise<Me> =>
  json<Me>("account", { name, password, email, language });
export const logIn = async (name: string, password: string, code: string | null): Promise<Me> =>
  (await json<Welcome>("login", { name, password, code })).me;
export const logOut = (): Promise<unknown> => call("logout", {});
export const rename = (name: string, proof: Proof): Promise<Me> => json<Me>("me/name", { name, ...proof });
export const logins = (): Promise<LoginRow[]> => json<LoginRow[]>("me/logins");
export const endLogin = (id: string): Promise<unknown> => call(`me/logins/${id}`, undefined, "DELETE");
export const beginFactor = (proof: Proof): Promise<Secret> => json<Secret>("me/factor", proof);
export const confirmFactor = async (code: string): Promise<string[]> => (await json<RecoveryCodes>("me/factor/confirm", { code })).codes;
export const endFactor = (proof: Proof): Promise<unknown> => call("me/factor/off", proof);
export const passkeys = (): Promise<PasskeyRow[]> => json<PasskeyRow[]>("me/passkeys");
export const beginPasskey = (proof: Proof): Promise<NewPasskeyOptions> => json<NewPasskeyOptions>("me/passkeys/begin", proof);
export const addPasskey = (made: NewPasskey): Promise<PasskeyRow> => json<PasskeyRow>("me/passkeys", made);
export const renamePasskey = (id: string, name: string): Promise<unknown> => call(`me/passkeys/${id}/name`, { name });
export const removePasskey = (id: string, proof: Proof): Promise<unknown> => call(`me/passkeys/${id}/remove`, proof);
export const beginPasskeyUse = (): Promise<PasskeyOptions> => json<PasskeyOptions>("passkeys/begin", {});
export const logInByPasskey = async (used: UsedPasskey): Promise<Me> => (await json<Welcome>("passkeys/login", used)).me;
export const proveByPasskey = async (used: UsedPasskey): Promise<string> => (await json<PasskeyProof>("me/passkeys/prove", used)).proof;
export const changePassword = async (old: string, next: string): Promise<Me> =>
  (await json<Welcome>("me/password", { old, new: next })).me;
export const setEmail = (email: string | null, proof: Proof, language: Language): Promise<Me> =>
  json<Me>("me/email", { email, language, ...proof });
export const confirmEmail = (token: string): Promise<unknown> => call("confirm", { token });
export const forgotPassword = (email: string): Promise<unknown> => call("forgotten", { email });
export const resetPassword = (token: string, password: string): Promise<unknown> => call("reset", { token, password });
export const setHook = async (url: string | null): Promise<string | null> => (await json<HookSecret>("me/hook", { url })).secret;
export const block = (other: string): Promise<Me> => json<Me>("me/blocks", { other });
export const unblock = async (other: string): Promise<Me> =>
  (await call(`me/blocks/${other}`, undefined, "DELETE")).json() as Promise<Me>;
export const statistics = (person: string): Promise<Statistics> => json<Statistics>(`people/${person}/statistics`);
export const deleteMe = (proof: Proof): Promise<unknown> => call("me/delete", proof);

export const lobby = (): Promise<TableCard[]> => json<TableCard[]>("tables");
export const mine = (): Promise<TableCard[]> => json<TableCard[]>("tables?which=mine&many=100");
export const finished = (many: number, skip: number): Promise<TableCard[]> => json<TableCard[]>(`tables?which=finished&many=${many}&skip=${skip}`);
export const newTable = (table: NewTable): Promise<Created> => json<Created>("tables", table);
export const join = (id: string, invite: string | null, seat: number | null = null): Promise<unknown> => call(`tables/${id}/join`, { invite, seat });
export const invite = async (id: string): Promise<string> => (await json<Invitation>(`tables/${id}/invite`, {})).invite;
export const leave = (id: string): Promise<unknown> => call(`tables/${id}/leave`, {});
export const start = (id: string, fill: boolean): Promise<unknown> => call(`tables/${id}/start`, { fill });
export const rematch = (id: string): Promise<Created> => json<Created>(`tables/${id}/rematch`, {});
export const replace = (id: string, seat: number, agree: boolean): Promise<unknown> => call(`tables/${id}/replace`, { seat, agree });
export const remove = (id: string, other: string): Promise<unknown> => call(`tables/${id}/remove`, { other });
export const voteEnd = (id: string, agree: boolean): Promise<unknown> => call(`tables/${id}/end`, { agree });
export const mute = (id: string, other: string, muted: boolean): Promise<unknown> => call(`tables/${id}/mute`, { other, muted });
export const report = (id: string, about: { number: number } | { other: string }, words: string, invite: string | undefined): Promise<unknown> =>
  call(`tables/${id}/report`, { ...about, text: words, invite });

export const importRecord = (record: string): Promise<RecordCard> => json<RecordCard>("records", { text: record });
export const recordText = (id: string): Promise<string> => text(`records/${id}/text`);
export const verifyRecord = (record: string): Promise<Verdict> => json<Verdict>("records/verify", { text: record });
export const recordCard = (id: string): Promise<RecordCard> => json<RecordCard>(`records/${id}`);
export const recordMoment = (id: string, ply: number, seat: number | null): Promise<Moment> =>
  json<Moment>(`records/${id}/view?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`);
export const recordReach = (id: string, ply: number, seat: number): Promise<Reach> => json<Reach>(`records/${id}/reach?ply=${ply}&seat=${seat}`);
const invited = (invite: string | undefined): string => (invite ? `?invite=${encodeURIComponent(invite)}` : "");
/** Where the record of a table is downloaded. */
export const recordAddress = (id: string, invite: string | undefined): string => `/api/tables/${id}/record${invited(invite)}`;
export const tableScreen = (id: string, language: Language, invite: string | undefined): Promise<string> =>
  text(`tables/${id}/screen/${language}${invited(invite)}`);
export const recordScreen = (id: string, ply: number, seat: number | null, language: Language): Promise<string> =>
  text(`records/${id}/screen/${language}?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`);
export const recordOpen = (id: string, ply: number, language: Language): Promise<Opened> => json<Opened>(`records/${id}/open?ply=${ply}&language=${language}`);
/** The review of a finished game; its report is typed in review.ts. */
export type Reviewed = Omit<Review, "report"> & { report?: Report | null };
export const review = (id: string): Promise<Reviewed> => json<Reviewed>(`records/${id}/review`);
export const beginReview = (id: string): Promise<Reviewed> => json<Reviewed>(`records/${id}/review`, {});
export const myReviews = (): Promise<ReviewedGame[]> => json<ReviewedGame[]>("me/reviews");
export const recap = (id: string): Promise<Recap> => json<Recap>(`records/${id}/recap`);
/** Retry a position against bots. What the seat did not know is dealt again. */
export const tryAgain = (id: string, ply: number, seat: number): Promise<Created> => json<Created>(`records/${id}/try`, { ply, seat });
export const playOn = (id: string, ply: number): Promise<Created> => json<Created>(`records/${id}/play-on`, { ply });
