/** Something that is asked of the server: whether it is under way, and why it was refused. */

import { ApiError } from "./api-error";

export class Attempt {
  isBusy = $state(false);
  error = $state.raw<ApiError>();

  /** Does it, and keeps the error of the API. Whatever else goes wrong is an error of the page. */
  async run(what: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.error = undefined;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
    } finally {
      this.isBusy = false;
    }
  }
}
