/** How often each value occurred, and statistics from these counts. */
export type Histogram = Map<number, number>;

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
}

export function count(histogram: Histogram, value: number, n = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + n);
}

/** Values in ascending order, each with its count. */
export function sorted(histogram: Histogram): readonly (readonly [value: number, n: number])[] {
  return [...histogram].toSorted(([a], [b]) => a - b);
}

/** The histogram must contain at least one value. */
export function spreadOf(histogram: Histogram): Spread {
  const rows = sorted(histogram);
  let total = 0;
  let sum = 0;
  for (const [value, n] of rows) {
    total += n;
    sum += value * n;
  }
  return {
    count: total,
    mean: sum / total,
    min: rows[0]![0],
    lowerQuartile: quantile(rows, total, 1 / 4),
    median: quantile(rows, total, 1 / 2),
    upperQuartile: quantile(rows, total, 3 / 4),
    max: rows.at(-1)![0],
  };
}

/** Interpolates between two neighbouring values, so that the median is the usual one. */
function quantile(rows: ReturnType<typeof sorted>, total: number, part: number): number {
  const place = (total - 1) * part;
  const below = valueAt(rows, Math.floor(place));
  const above = valueAt(rows, Math.ceil(place));
  return below + (above - below) * (place - Math.floor(place));
}

/** The value at index `place` when all values are sorted. */
function valueAt(rows: ReturnType<typeof sorted>, place: number): number {
  let passed = 0;
  for (const [value, n] of rows) {
    passed += n;
    if (passed > place) return value;
  }
  throw new Error(`place ${place} is after the last value`);
}
