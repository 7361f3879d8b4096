/** The range that probably contains the true share of something that happened `k` times in `n`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lies within this many standard deviations of its mean. */
const Z = 1.959963984540054;

/** Wilson's score interval at 95 %: unlike the simple one, it stays within 0 and 1 and is also right for few games. */
export function wilson(k: number, n: number): Interval {
  const share = k / n;
  const middle = share + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return {
    low: k === 0 ? 0 : (middle - reach) / whole,
    high: k === n ? 1 : (middle + reach) / whole,
  };
}
