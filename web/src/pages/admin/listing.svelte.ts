// A list on the admin page: rows from the server, and actions after which they are read again.
import { onMount } from "svelte";
import { t } from "../../core/language.svelte";
import { Request } from "../../core/request.svelte";

export class Listing<Row> {
  readonly request = new Request();
  rows = $state.raw<readonly Row[]>([]);
  readonly #read: () => Promise<readonly Row[]>;

  /** Reads the rows as soon as the component is there. */
  constructor(read: () => Promise<readonly Row[]>) {
    this.#read = read;
    onMount(() => void this.load());
  }

  /** Reads the rows. Returns whether it worked. */
  readonly load = (): Promise<boolean> => this.request.run(() => this.#refresh());

  /** Runs an action, then reads the rows again. Returns whether both worked. */
  readonly act = (work: () => Promise<unknown>): Promise<boolean> =>
    this.request.run(async () => {
      await work();
      await this.#refresh();
    }, t("saved"));

  async #refresh(): Promise<void> {
    this.rows = await this.#read();
  }
}
