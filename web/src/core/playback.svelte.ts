// A finished game, step by step, as a seat or a spectator saw it, or with all secrets.
import type { Plain } from "./facts";
import { sentence } from "./problem";
import type { Moment } from "./protocol";

/** A position, and the secrets of each seat if all are shown: as data, and in words for a game without a drawing. */
export interface Still {
  readonly moment: Moment;
  readonly secrets: readonly (Plain | null)[];
  readonly listings: readonly string[];
}

const MOST = 400;

export class Playback {
  ply = $state(0);
  /** `all`, `watch`, or the number of a seat. */
  viewer = $state("all");
  shown = $state.raw<Still | null>(null);
  playing = $state(false);
  problem = $state("");

  // Responses are cached, so that nothing is fetched twice.
  private readonly kept = new Map<string, Promise<Still>>();

  constructor(
    readonly plies: number,
    private readonly fetch: (ply: number, viewer: string) => Promise<Still>,
  ) {
    this.ply = plies;
  }

  /** Moves by a number of steps and stops automatic playback. */
  step(by: number): void {
    this.playing = false;
    this.go(this.ply + by);
  }

  go(to: number): void {
    this.ply = Math.min(this.plies, Math.max(0, to));
  }

  /** One step of automatic playback. */
  roll(): void {
    if (this.ply >= this.plies) this.playing = false;
    else this.ply += 1;
  }

  /** Shows the current step and prefetches the next one. */
  async look(): Promise<void> {
    const { ply, viewer } = this;
    try {
      const still = await this.at(ply, viewer);
      if (ply !== this.ply || viewer !== this.viewer) return;
      this.shown = still;
      if (ply < this.plies) this.at(ply + 1, viewer).catch(() => undefined);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  private at(ply: number, viewer: string): Promise<Still> {
    const key = `${ply} ${viewer}`;
    let found = this.kept.get(key);
    if (!found) {
      found = this.fetch(ply, viewer);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
      if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value ?? "");
    }
    return found;
  }
}
