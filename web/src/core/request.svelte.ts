// The state of a request: running, done, or failed with a reason.
import { Problem } from "./api";
import { sentence } from "./problem";

export class Request {
  busy = $state(false);
  problem = $state("");
  done = $state("");
  /** The detail from the engine, if any. */
  detail = $state("");

  /** Runs the request unless one is running. Shows `said` afterwards. Returns whether it worked. */
  async run(work: () => Promise<unknown>, said = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.done = this.detail = "";
    try {
      await work();
      this.done = said;
      return true;
    } catch (error) {
      this.problem = sentence(error);
      this.detail = error instanceof Problem && error.message !== error.code ? error.message : "";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
