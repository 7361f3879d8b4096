/** Round numbers for axes. */

/** The smallest of 1, 2, 5, 10, 20, 50 … (and their tenths) that is not less than `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  // Powers of ten below one are not exact, so values that differ only in the last digit count as equal.
  const factor = [1, 2, 5].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Multiples of a round step, from zero to at least `max`, in about `parts` parts. */
export function ticksTo(max: number, parts: number): readonly number[] {
  const step = roundStep(max / parts);
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, i) => i * step);
}

/** A length or position in a plot as a percentage, because the plot is as wide as the page allows. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}
