/** The frames in which the browser paints. */

/** After how many milliseconds no frame is waited for any more: there is none in a tab that is not seen. */
const LATE = 100;

/** Does something in the next frame, so that all that it changes is painted at once. */
export function inNextFrame(act: () => void): void {
  const run = (): void => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    act();
  };
  const frame = requestAnimationFrame(run);
  const late = setTimeout(run, LATE);
}
