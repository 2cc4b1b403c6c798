// Invitations of tables made in this browser, which the server shows only once, and of those one came to by a link.
const KEY = "deadroad-invites";
const MOST = 30;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const invites = {
  get: (table: string): string | undefined => all()[table],
  set(table: string, invite: string): void {
    const kept = Object.entries({ ...all(), [table]: invite }).slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Then the link can be copied as long as this page is open.
    }
  },
};
