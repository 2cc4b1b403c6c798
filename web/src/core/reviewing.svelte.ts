// The review of one game: started once, polled while it runs. It continues when the page is closed.
import * as api from "./api";
import { reason, sentence } from "./problem";
import type { Report } from "./review";

const AGAIN = 1000; // milliseconds between two requests

export class Reviewing {
  state = $state<api.Reviewed["state"]>("none");
  done = $state(0);
  total = $state(0);
  report = $state.raw<Report | null>(null);
  /** Why the game can’t be reviewed. */
  why = $state("");
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** Checks whether there is a review. */
  look(): Promise<void> {
    return this.take(api.review(this.id));
  }

  begin(): Promise<void> {
    return this.take(api.beginReview(this.id));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(asked: Promise<api.Reviewed>): Promise<void> {
    try {
      const found = await asked;
      if (this.closed) return;
      this.state = found.state;
      this.done = found.done ?? 0;
      this.total = found.total ?? 0;
      this.why = found.why ? reason(found.why) : "";
      this.problem = "";
      if (found.report) this.report = found.report;
      if (found.state === "running") this.timer = setTimeout(() => void this.look(), AGAIN);
    } catch (error) {
      this.problem = sentence(error);
    }
  }
}
