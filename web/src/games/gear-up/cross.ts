/** Crosses as a hand draws them: two strokes, a little uneven, and always the same for the same square. */
import { rng } from '../../art/portraits.ts';

export interface Cross {
  /** SVG paths in a box of 100 by 100, in the order in which they are drawn. */
  readonly strokes: readonly [string, string];
}

const drawn = new Map<number, Cross>();

/** With this many variants, nobody sees two alike side by side. */
const HANDS = 97;

export function crossFor(target: number, cell: number): Cross {
  const seed = Math.abs(target * 31 + cell * 7) % HANDS;
  let cross = drawn.get(seed);
  if (cross === undefined) {
    const hand = rng(seed + 5);
    const near = (at: number, by: number): number => Math.round((at + (hand() - 0.5) * by) * 10) / 10;
    const stroke = (x1: number, y1: number, x2: number, y2: number): string =>
      `M${near(x1, 10)} ${near(y1, 10)}Q${near(50, 16)} ${near(50, 16)} ${near(x2, 10)} ${near(y2, 12)}`;
    cross = { strokes: [stroke(15, 14, 86, 86), stroke(85, 15, 14, 87)] };
    drawn.set(seed, cross);
  }
  return cross;
}
