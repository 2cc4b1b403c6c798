// The current person: by default a guest, created without a form.
import * as api from "./api";
import { t } from "./language.svelte";
import type { Me, Proof } from "./protocol";

const NAME_KEY = "deadroad-name";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has answered who the person is, or that there is no login. */
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
    // Kept for this visit only.
  }
}

let asking: Promise<Me> | undefined;
let looking: Promise<Me | null> | undefined;

/** Sets the current person; null for none. */
export function become(me: Me | null): void {
  person.me = me;
  person.asked = true;
  asking = me ? Promise.resolve(me) : undefined;
}

/** Returns the person of the cookie, or creates a guest. */
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

/** Creates a guest with a default name, and a number if an account has that name. */
async function anyGuest(): Promise<Me> {
  try {
    return await api.guest(t("guest-name"));
  } catch (error) {
    if (!(error instanceof api.Problem) || error.code !== "name-taken") throw error;
    return api.guest(`${t("guest-name")} ${String(100 + Math.floor(Math.random() * 900))}`);
  }
}

/** Returns the person of the cookie without creating a guest; null if there is none. */
export function whoAmI(): Promise<Me | null> {
  looking ??= look().finally(() => (looking = undefined));
  return looking;
}

async function look(): Promise<Me | null> {
  become((await api.session()).me);
  return person.me;
}

/** Sets the name of a guest. An account changes its name on its own page. */
export async function playAs(name: string): Promise<Me> {
  if (name) keepName(name);
  const me = await ensurePerson(name);
  return name && !me.account && me.name !== name ? rename(name) : me;
}

/** Changes the name at all tables. */
export async function rename(name: string, proof: Proof = {}): Promise<Me> {
  const me = await api.rename(name, proof);
  keepName(me.name);
  become(me);
  return me;
}
