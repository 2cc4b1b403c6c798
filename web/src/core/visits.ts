// How far each table had come when it was last looked at in this browser: what happened after that is news.
const KEY = "deadroad-visits";
const MOST = 60;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const visits = {
  get: (table: string): number | null => all()[table] ?? null,
  set(table: string, ply: number): void {
    const { [table]: _, ...others } = all();
    const kept = [...Object.entries(others), [table, ply]].slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Then nothing is marked when one comes back.
    }
  },
};
