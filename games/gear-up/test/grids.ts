/** Grids and shapes by chance, and where a shape fits, found in the plainest way: for the tests of placements. */
import fc from 'fast-check';
import { isConnected, normal, type Figure, type Step } from '../src/geometry/geometry.ts';

/** A square of a grid: row and column. */
export type Place = readonly [row: number, column: number];

/** Connected shapes of one to five squares. */
export const figures: fc.Arbitrary<Figure> = fc
  .array(fc.nat(99), { minLength: 0, maxLength: 4 })
  .map((choices) => {
    const steps: Step[] = [[0, 0]];
    for (const choice of choices) {
      const open = steps
        .flatMap(([r, c]): Step[] => [
          [r, c + 1],
          [r + 1, c],
          [r, c - 1],
          [r - 1, c],
        ])
        .filter(([r, c]) => !steps.some(([y, x]) => y === r && x === c));
      steps.push(open[choice % open.length]!);
    }
    return normal(steps);
  })
  .filter(isConnected);

/** Rows of a grid; the squares carry these signs. */
export function grids(signs: string, most: { rows: number; columns: number }): fc.Arbitrary<readonly string[]> {
  return fc.integer({ min: 1, max: most.columns }).chain((width) =>
    fc
      .array(
        fc
          .array(fc.constantFrom('.', ...signs, ...signs), { minLength: width, maxLength: width })
          .map((row) => row.join('')),
        { minLength: 1, maxLength: most.rows },
      )
      .filter((rows) => rows.some((row) => /[^.]/.test(row))),
  );
}

export function drawingOf(figure: Figure): readonly string[] {
  const width = Math.max(...figure.map(([, c]) => c)) + 1;
  const height = Math.max(...figure.map(([r]) => r)) + 1;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_unused, column) =>
      figure.some(([r, c]) => r === row && c === column) ? '#' : '.',
    ).join(''),
  );
}

/** Every set of these places on which the shape lies, turned and mirrored in any way: as the rule says it, with no thought of speed. */
export function everyPlace(figure: Figure, free: readonly Place[]): readonly string[] {
  const found = new Set<string>();
  const isFree = (place: Place): boolean => free.some(([r, c]) => r === place[0] && c === place[1]);
  for (const [r0, c0] of free)
    for (const [fr, fc0] of figure)
      for (const turn of IMAGES) {
        const laid = figure.map(([r, c]): Place => {
          const [y, x] = turn([r - fr, c - fc0]);
          return [r0 + y, c0 + x];
        });
        if (laid.every(isFree)) found.add(nameOfPlaces(laid));
      }
  return [...found];
}

export function nameOfPlaces(places: readonly Place[]): string {
  return places
    .toSorted(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2)
    .map(([r, c]) => `${String.fromCharCode(65 + c)}${r + 1}`)
    .join(' ');
}

export function placesOf(name: string): readonly Place[] {
  return name.split(' ').map((one): Place => [Number(one.slice(1)) - 1, one.charCodeAt(0) - 65]);
}

/** The eight symmetries of a square. */
const IMAGES: readonly ((step: Step) => Step)[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [r, -c],
  ([r, c]) => [-r, c],
  ([r, c]) => [-r, -c],
  ([r, c]) => [c, r],
  ([r, c]) => [c, -r],
  ([r, c]) => [-c, r],
  ([r, c]) => [-c, -r],
];
