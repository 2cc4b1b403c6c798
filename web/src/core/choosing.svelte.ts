// What was chosen so far towards one answer, on the board or in the bar.
import type * as pick from "./picker";
import type { Choice } from "./protocol";

const same = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => some.size === others.size && [...some].every((ref) => others.has(ref));

export class Choosing {
  /** Refs chosen so far. */
  refs = $state.raw<readonly string[]>([]);
  /** Options between which the bar asks to choose. */
  between = $state.raw<readonly Choice[] | null>(null);
  /** The notation of the amount that the bar shows. */
  stepped = $state("");
  /** Refs that the board shows: options with these refs need no button. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  /** Those of them that are drawn with a name. */
  named = $state.raw<ReadonlySet<string>>(new Set());

  /** How often the board lost a ref while the same was asked. */
  private readonly lost = new Map<string, number>();
  private ply = -1;

  /**
   * Notes what the board of a ply shows. The same again changes nothing. A taller bar may hide a thing on the board that
   * gets a button then, and a shorter bar show it again: what was lost twice keeps its button until the next ply.
   */
  draws(shown: ReadonlySet<string>, named: ReadonlySet<string>, ply: number): void {
    if (ply !== this.ply) this.lost.clear();
    else for (const ref of this.drawn) if (!shown.has(ref)) this.lost.set(ref, (this.lost.get(ref) ?? 0) + 1);
    this.ply = ply;
    const drawn = new Set([...shown].filter((ref) => (this.lost.get(ref) ?? 0) < 2));
    if (!same(drawn, this.drawn)) this.drawn = drawn;
    if (!same(named, this.named)) this.named = named;
  }

  forget(): void {
    this.refs = [];
    this.between = null;
  }

  /** Asks whether an answer is meant. */
  confirm(option: Choice): void {
    this.refs = option.refs;
    this.between = [option];
  }

  /** Whether the bar asked only about this answer. */
  confirms(option: Choice): boolean {
    return this.between?.length === 1 && this.between[0] === option;
  }

  /** Takes a step of the picker. */
  take({ chosen, outcome }: { chosen: string[]; outcome: pick.Outcome }): void {
    this.refs = chosen;
    this.between = outcome.kind === "choose" ? outcome.options : null;
  }
}
