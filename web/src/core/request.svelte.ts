// Something a person asked for: under way, done, or why not.
import { sentence } from "./problem";

export class Request {
  busy = $state(false);
  problem = $state("");
  done = $state("");

  /** Do it once at a time; `said` is shown when it is done. Returns whether it worked. */
  async run(work: () => Promise<unknown>, said = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.done = "";
    try {
      await work();
      this.done = said;
      return true;
    } catch (error) {
      this.problem = sentence(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
