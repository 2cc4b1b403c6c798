// A finished game, step by step, through the eyes of a seat, of a spectator, or with all open.
import type { Plain } from "./facts";
import { sentence } from "./problem";
import type { Moment } from "./protocol";

/** A position, and with all open what each seat held. */
export interface Still {
  readonly moment: Moment;
  readonly secrets: readonly (Plain | null)[];
}

const MOST = 400;

export class Playback {
  ply = $state(0);
  /** `all`, `watch`, or the number of a seat. */
  eyes = $state("all");
  shown = $state.raw<Still | null>(null);
  playing = $state(false);
  problem = $state("");

  // What was fetched is kept: stepping back and forth asks nothing twice.
  private readonly kept = new Map<string, Promise<Still>>();

  constructor(
    readonly plies: number,
    private readonly fetch: (ply: number, eyes: string) => Promise<Still>,
  ) {
    this.ply = plies;
  }

  /** By so many steps; what plays by itself stops. */
  step(by: number): void {
    this.playing = false;
    this.go(this.ply + by);
  }

  go(to: number): void {
    this.ply = Math.min(this.plies, Math.max(0, to));
  }

  /** One step of what plays by itself. */
  roll(): void {
    if (this.ply >= this.plies) this.playing = false;
    else this.ply += 1;
  }

  /** Show the step where it is, and fetch the next one ahead. */
  async look(): Promise<void> {
    const { ply, eyes } = this;
    try {
      const still = await this.at(ply, eyes);
      if (ply !== this.ply || eyes !== this.eyes) return;
      this.shown = still;
      if (ply < this.plies) this.at(ply + 1, eyes).catch(() => undefined);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  private at(ply: number, eyes: string): Promise<Still> {
    const key = `${ply} ${eyes}`;
    let found = this.kept.get(key);
    if (!found) {
      found = this.fetch(ply, eyes);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
      if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value ?? "");
    }
    return found;
  }
}
