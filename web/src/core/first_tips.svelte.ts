// The tips of the first game of each kind: which ones were shown in this browser. Each is shown once.
const KEY = "deadroad-firsts";
/** Stored instead of a tip when tips are turned off. */
const NONE = "*";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class FirstTips {
  private shown = $state.raw<readonly string[]>(read());

  /** Whether the tip of a kind of question is new here. */
  fresh(game: string, kind: string): boolean {
    return !this.shown.includes(NONE) && !this.shown.includes(`${game} ${kind}`);
  }

  /** Marks a tip as read. */
  seen(game: string, kind: string): void {
    if (this.fresh(game, kind)) this.keep(`${game} ${kind}`);
  }

  /** Turns off all tips. */
  end(): void {
    this.keep(NONE);
  }

  private keep(one: string): void {
    this.shown = [...this.shown, one];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.shown));
    } catch {
      // A browser without storage shows them again next time.
    }
  }
}

export const firstTips = new FirstTips();
