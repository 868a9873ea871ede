/** Where the points of a curve are in a picture of so many pixels. */

export type Plot = {
  width: number;
  height: number;
  /** The least and the most that is seen. */
  low: number;
  high: number;
  /** How far apart the lines are. */
  step: number;
};

/** A plot in which all values and nothing fit, between round numbers. */
export function plotFor(values: readonly number[], width: number, height: number): Plot {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep(Math.max(most - least, 1) / 3);
  return { width, height, low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

/** The round numbers at which there are lines. */
export function gridLines({ low, high, step }: Plot): number[] {
  const count = Math.round((high - low) / step) + 1;
  const first = Math.round(low / step);
  // Whole numbers times the step, so that nothing adds up; and no minus before nothing.
  return Array.from({ length: count }, (_, index) => (first + index) * step + 0);
}

/** How far from the top a value is. */
export function heightOf({ height, low, high }: Plot, value: number): number {
  return ((high - value) / Math.max(high - low, 1e-9)) * height;
}

/** How far from the left the point of a number is, of so many. */
export function widthOf({ width }: Plot, index: number, count: number): number {
  return (index / Math.max(count - 1, 1)) * width;
}

/** A line through values, as a path of SVG. */
export function linePath(plot: Plot, values: readonly number[]): string {
  const points = values.map((value, index) => {
    const [x, y] = [widthOf(plot, index, values.length), heightOf(plot, value)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** 1, 2 or 5 times a power of ten: the next one that is not less. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}
