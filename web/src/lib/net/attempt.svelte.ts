/** Something that is asked of the server: whether it is under way, and why it was refused. */

import { Refusal } from "./http";

export class Attempt {
  isBusy = $state(false);
  refusal = $state.raw<Refusal>();

  /** Does it, and notes a refusal. Whatever else goes wrong is an error of the page. */
  async run(what: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.refusal = undefined;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    } finally {
      this.isBusy = false;
    }
  }
}
