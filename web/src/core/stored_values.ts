// Values by table, stored by this browser. Only the latest are kept.
export class StoredValues<T> {
  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {}

  read(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {};
    }
  }

  /** Adds a value to those known here and those stored by other tabs. Returns all of them. */
  keep(table: string, value: T, known: Record<string, T> = {}): Record<string, T> {
    const { [table]: _, ...others } = { ...known, ...this.read() };
    const kept = Object.fromEntries([...Object.entries(others), [table, value] as const].slice(-this.most));
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden: the values last as long as the page.
    }
    return kept;
  }
}
