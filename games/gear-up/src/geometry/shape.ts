/** Hit shapes: every way to turn and mirror one, and every way to divide it into two pieces. */

/** A square of a shape: row and column from its top left corner. */
export type Step = readonly [row: number, column: number];

/** In reading order, moved to the top left corner. */
export type Figure = readonly Step[];

/** `#` is a square of the shape. */
export function figureOf(rows: readonly string[]): Figure {
  return normal(rows.flatMap((line, r) => [...line].flatMap((sign, c): Step[] => (sign === '#' ? [[r, c]] : []))));
}

export function normal(steps: Figure): Figure {
  const top = Math.min(...steps.map(([r]) => r));
  const left = Math.min(...steps.map(([, c]) => c));
  return steps.map(([r, c]): Step => [r - top, c - left]).toSorted(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2);
}

/** A quarter turn to the right. */
export function turned(figure: Figure): Figure {
  return normal(figure.map(([r, c]): Step => [c, -r]));
}

export function mirrored(figure: Figure): Figure {
  return normal(figure.map(([r, c]): Step => [r, -c]));
}

/** Every way to lay it, each once. (B54) */
export function orientations(figure: Figure): readonly Figure[] {
  const found = new Map<string, Figure>();
  let one = normal(figure);
  for (let i = 0; i < 8; i++) {
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
    one = i === 3 ? mirrored(one) : turned(one);
  }
  return [...found.values()];
}

/** Tells shapes apart, but not how they are turned or mirrored. */
export function kindOf(figure: Figure): string {
  return orientations(figure).map(keyOf).toSorted()[0]!;
}

/** One shape of this kind. */
export function figureOfKind(kind: string): Figure {
  return kind.split(' ').map((step): Step => {
    const [row, column] = step.split(',').map(Number);
    return [row!, column!];
  });
}

export function keyOf(figure: Figure): string {
  return figure.map(([r, c]) => `${r},${c}`).join(' ');
}

export function isConnected(figure: Figure): boolean {
  const [first] = figure;
  if (first === undefined) return false;
  const left = new Set(figure.map(([r, c]) => `${r},${c}`));
  const reached: Step[] = [first];
  left.delete(`${first[0]},${first[1]}`);
  for (const [r, c] of reached)
    for (const [dr, dc] of SIDES) {
      const next: Step = [r + dr, c + dc];
      if (left.delete(`${next[0]},${next[1]}`)) reached.push(next);
    }
  return left.size === 0;
}

const SIDES: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** Two connected pieces of a shape: the larger one first. (B117, G40) */
export interface Division {
  readonly larger: Figure;
  readonly smaller: Figure;
}

/** Every way to divide it, each once: pieces are the same however they are turned or mirrored. */
export function divisions(figure: Figure): readonly Division[] {
  const found = new Map<string, Division>();
  for (let chosen = 1; chosen < 2 ** figure.length - 1; chosen++) {
    const one = figure.filter((_, i) => (chosen & (1 << i)) !== 0);
    const other = figure.filter((_, i) => (chosen & (1 << i)) === 0);
    if (one.length < other.length || !isConnected(one) || !isConnected(other)) continue;
    const [first, second] = [kindOf(one), kindOf(other)];
    // Of two halves either may be drawn first: one of the orders is enough.
    if (one.length === other.length && first > second) continue;
    const key = `${first}|${second}`;
    if (!found.has(key)) found.set(key, { larger: normal(one), smaller: normal(other) });
  }
  return [...found.values()];
}
