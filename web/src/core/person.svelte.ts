// Who I am to the server: a guest by default, without a form in the way.
import * as api from "./api";
import { t } from "./language.svelte";
import type { Me } from "./protocol";

const NAME_KEY = "deadroad-name";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who I am, or that I am nobody yet. */
  asked = $state(false);
}

export const person = new Person();

export function ownName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? "";
  } catch {
    return "";
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Kept for this visit alone.
  }
}

let asking: Promise<Me> | undefined;
let looking: Promise<Me | null> | undefined;

/** From now on I am this person, or nobody. */
export function become(me: Me | null): void {
  person.me = me;
  person.asked = true;
  asking = me ? Promise.resolve(me) : undefined;
}

/** Be somebody: the one the cookie knows, or a new guest. */
export function ensurePerson(name = ""): Promise<Me> {
  asking ??= find(name).catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function find(name: string): Promise<Me> {
  const known = await whoAmI();
  if (known) return known;
  const made = name || ownName() ? await api.guest(name || ownName()) : await anyGuest();
  become(made);
  return made;
}

/** A guest without a name of its own; should an account have that one, with a number. */
async function anyGuest(): Promise<Me> {
  try {
    return await api.guest(t("guest-name"));
  } catch (error) {
    if (!(error instanceof api.Problem) || error.code !== "name-taken") throw error;
    return api.guest(`${t("guest-name")} ${String(100 + Math.floor(Math.random() * 900))}`);
  }
}

/** Look, without becoming a guest; null for nobody. */
export function whoAmI(): Promise<Me | null> {
  looking ??= look().finally(() => (looking = undefined));
  return looking;
}

async function look(): Promise<Me | null> {
  become((await api.session()).me);
  return person.me;
}

/** Play under this name from now on; an account keeps its own, which is changed on its page. */
export async function playAs(name: string): Promise<Me> {
  if (name) keepName(name);
  const me = await ensurePerson(name);
  return name && !me.account && me.name !== name ? rename(name) : me;
}

/** Be called otherwise, at once at every table. */
export async function rename(name: string, password: string | null = null): Promise<Me> {
  const me = await api.rename(name, password);
  keepName(me.name);
  become(me);
  return me;
}
