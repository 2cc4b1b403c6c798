// Who I am to the server: a guest by default, without a form in the way.
import * as api from "./api";
import { t } from "./language.svelte";
import type { Me } from "./protocol";

class Person {
  me = $state.raw<Me | null>(null);
}

export const person = new Person();
const NAME_KEY = "deadroad-name";

export function ownName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? "";
  } catch {
    return "";
  }
}

let asking: Promise<Me> | undefined;

/** Be somebody: the one the cookie knows, or a new guest. */
export function ensurePerson(name = ""): Promise<Me> {
  asking ??= find(name).catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function find(name: string): Promise<Me> {
  try {
    person.me = await api.me();
  } catch (error) {
    if (!(error instanceof api.Problem) || error.status !== 401) throw error;
    person.me = await api.guest(name || ownName() || t("guest-name"));
  }
  return person.me;
}

/** Look, without becoming a guest. */
export async function whoAmI(): Promise<Me | null> {
  try {
    person.me = await api.me();
  } catch {
    person.me = null;
  }
  return person.me;
}

/** Play under another name from now on. */
export async function rename(name: string): Promise<void> {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Kept for this visit alone.
  }
}
