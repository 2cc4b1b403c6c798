// The reach of a seat: highlighted places with their cost, and mixes of amounts.
import { isSpoken } from "./ahead";
import type { Choice, ClientMessage, Reach, ReachChain, ReachEnd } from "./protocol";

/** Sends messages to the server. */
export interface Sender {
  send(message: ClientMessage): boolean;
}

/** The refs of a place: `spot:2.east quarters:1` is a spot and a turn. */
const refs = (end: ReachEnd): string[] => end.name.split(" ");

/** The steps of a row. Some of its answers take none, such as turning a car. */
export const steps = (end: ReachEnd): number => end.path?.length ?? end.answers.length;

export class Reaching {
  private found = $state.raw<Reach | null>(null);
  private asking = $state(-1);
  private wanted: { readonly ply: number; readonly seat: number } | null = null;
  /** Callers that wait for the answers of a mix. */
  private row: ((end: ReachEnd | null) => void) | null = null;

  /** Requests the reach once for each question. */
  ask(post: Sender | null, ply: number, seat: number): void {
    if (this.wanted?.ply === ply && this.wanted.seat === seat) return;
    this.wanted = { ply, seat };
    this.asking = ply;
    this.found = null;
    post?.send({ type: "reach", ply, seat });
  }

  /** Clears pending requests after a lost connection. */
  forget(): void {
    this.wanted = null;
    this.asking = -1;
    this.row?.(null);
    this.row = null;
  }

  /** Stops waiting for a request that may have failed. An answer that still comes is taken. */
  giveUp(): void {
    this.asking = -1;
  }

  hear(reach: Reach): void {
    if (this.row) {
      this.row(reach.chains[0]?.ends[0] ?? null);
      this.row = null;
    } else if (reach.ply === this.wanted?.ply) {
      this.found = reach;
    }
  }

  /** The answers that lead to a mix of amounts; null if there are none. */
  rowTo(post: Sender | null, { kind: chain, fill }: ReachChain, mix: Record<string, number>): Promise<ReachEnd | null> {
    if (fill && Object.keys({ ...fill.mix, ...mix }).every((part) => (fill.mix[part] ?? 0) === (mix[part] ?? 0))) return Promise.resolve(fill);
    const at = this.found;
    this.row?.(null);
    return new Promise((done) => {
      this.row = done;
      if (!at || !post?.send({ type: "reach", ply: at.ply, seat: at.seat, chain, mix })) this.forget();
    });
  }

  /** Whether a request at a ply is still pending. */
  waits(ply: number | undefined): boolean {
    return this.asking === ply && this.found?.ply !== ply;
  }

  /** The chains of the question at a ply. */
  at(ply: number | undefined): readonly ReachChain[] {
    return this.found && this.found.ply === ply ? this.found.chains : [];
  }
}

/** The places that one click can lead to. */
export class Ends {
  private readonly byRef = new Map<string, ReachEnd[]>();
  private readonly byRow = new Map<string, string>();
  /** The first answers of rows. The board gives them by a click on the end of the row. */
  readonly begun = new Set<string>();
  /** The steps after which a row may end, by cost, and the most steps that its cost allows. */
  private readonly closing = new Map<number, { readonly steps: Set<number>; most: number }>();
  /** Whether some place costs more than steps, such as actions. */
  readonly costs: boolean;

  constructor(chains: readonly ReachChain[]) {
    const all = chains.filter((chain) => !chain.mix).flatMap((chain) => chain.ends);
    this.costs = all.some((end) => end.cost > 0);
    for (const end of all) {
      if (isSpoken(end)) continue;
      const [ref = ""] = refs(end);
      this.byRef.set(ref, [...(this.byRef.get(ref) ?? []), end]);
      this.byRow.set(end.answers.join("\n"), ref);
      this.begun.add(end.answers[0] ?? "");
      const closing = this.closing.get(end.cost) ?? { steps: new Set<number>(), most: 0 };
      closing.most = Math.max(closing.most, steps(end));
      if (end.close !== null) closing.steps.add(steps(end));
      this.closing.set(end.cost, closing);
    }
  }

  get refs(): Iterable<string> {
    return this.byRef.keys();
  }

  has(ref: string): boolean {
    return this.byRef.has(ref);
  }

  /** Whether a path ends early at a place, for example because of a fight. With its last step it just ends. */
  stops(end: ReachEnd): boolean {
    const closing = this.closing.get(end.cost);
    return !end.known || (end.close === null && closing !== undefined && steps(end) < closing.most && closing.steps.has(steps(end)));
  }

  /** The nearest end at a thing; `more` is a second ref, such as the rotation of a tile. */
  at(ref: string, more: string | null = null): ReachEnd | undefined {
    const ends = this.byRef.get(ref) ?? [];
    return ends.find((end) => refs(end)[1] === (more ?? undefined)) ?? ends[0];
  }

  /** All ends at a thing. */
  all(ref: string): readonly ReachEnd[] {
    return this.byRef.get(ref) ?? [];
  }

  /** The things on the path to an end, the end last. */
  path(end: ReachEnd): string[] {
    if (end.path) return end.path;
    const way: string[] = [];
    for (let length = 1; length <= end.answers.length; length += 1) {
      const ref = this.byRow.get(end.answers.slice(0, length).join("\n"));
      if (ref) way.push(ref);
    }
    return way;
  }

  /** Whether an answer can be given by a click on a drawn end. */
  answers(option: Choice, drawn: ReadonlySet<string>): boolean {
    if (!this.begun.has(option.notation)) return false;
    for (const [ref, ends] of this.byRef) if (drawn.has(ref) && ends.some((end) => end.answers[0] === option.notation)) return true;
    return false;
  }
}
