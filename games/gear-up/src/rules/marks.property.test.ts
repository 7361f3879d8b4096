/** Compares offered marks with the plainest reading of the rules, on random grids and shapes. */
import { apply } from '@horda/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingOf, everyPlace, figures, grids, nameOfPlaces, placesOf, type Place } from '../../test/grids.ts';
import { scene, type Scene } from '../../test/scene.ts';
import { gearUp } from '../game.ts';
import { isConnected, type Figure } from '../geometry/geometry.ts';
import type { Choice, State } from '../state.ts';

const RUNS = { numRuns: 80 };

/** Random squares that are already crossed. */
const crossings = fc.array(fc.boolean(), { minLength: 36, maxLength: 36 });

interface Ground {
  readonly rows: readonly string[];
  readonly crossed: readonly Place[];
  readonly free: readonly Place[];
}

const grounds: fc.Arbitrary<Ground> = fc
  .tuple(grids('odas', { rows: 5, columns: 5 }), crossings)
  .map(([rows, crosses]) => {
    const squares = rows.flatMap((row, r) => [...row].flatMap((sign, c): Place[] => (sign === '.' ? [] : [[r, c]])));
    return {
      rows,
      crossed: squares.filter((_, i) => crosses[i]!),
      free: squares.filter((_, i) => !crosses[i]!),
    };
  })
  .filter(({ free }) => free.length > 0);

const anyone = (): boolean => true;

test('B54 B55 B56 B57 B58 T15 without effects the marks are all places of the shape and all single squares', () => {
  fc.assert(
    fc.property(grounds, figures, (ground, figure) => {
      const found = onZombie(ground, figure, false).marksFor(0, 'ann');
      expect(found.toSorted()).toEqual(plainMarks(ground, figure).toSorted());
    }),
    RUNS,
  );
});

test('B117 B118 B119 G40 T14 with Split the hits are those, and all pairs of pieces', () => {
  fc.assert(
    fc.property(grounds, figures, (ground, figure) => {
      const table = onZombie(ground, figure, true);
      expect(hits(table, 'ann')).toEqual(everyHit(ground, figure, anyone));
    }),
    RUNS,
  );
});

describe('on the Zombie Pyramid', () => {
  const touches =
    ({ crossed }: Ground) =>
    (hit: readonly Place[]): boolean =>
      hit.some(([r, c]) => crossed.some(([y, x]) => Math.abs(y - r) <= 1 && Math.abs(x - c) <= 1));

  test('B134 G42 each mark touches a crossed square', () => {
    fc.assert(
      fc.property(grounds, figures, (ground, figure) => {
        const expected = plainMarks(ground, figure).filter((name) => touches(ground)(placesOf(name)));
        expect(onPyramid(ground, figure, false).marksFor(0, 'boss').toSorted()).toEqual(expected.toSorted());
      }),
      RUNS,
    );
  });

  test('G41 B134 of a divided shape one part does', () => {
    fc.assert(
      fc.property(grounds, figures, (ground, figure) => {
        expect(hits(onPyramid(ground, figure, true), 'boss')).toEqual(everyHit(ground, figure, touches(ground)));
      }),
      RUNS,
    );
  });
});

function onZombie({ rows, crossed }: Ground, figure: Figure, split: boolean): Scene {
  const weapon = { shape: drawingOf(figure), effects: split ? (['split'] as const) : [] };
  return scene({ seats: [{ weapon, street: { ann: { rows, crossed: nameOfPlaces(crossed) } } }] }).attacks();
}

function onPyramid({ rows, crossed }: Ground, figure: Figure, split: boolean): Scene {
  const weapon = { shape: drawingOf(figure), effects: split ? (['split'] as const) : [] };
  // A boss has other icons.
  const printed = rows.map((row) => row.replaceAll('d', 'y'));
  const boss = { id: 'pyramid', rows: printed, crossed: nameOfPlaces(crossed) } as const;
  return scene({ round: 2, boss, seats: [{ weapon }] }).attacks();
}

function plainMarks({ free }: Ground, figure: Figure): string[] {
  return [...new Set([...everyPlace(figure, free), ...free.map((place) => nameOfPlaces([place]))])];
}

/** By the wording of the rule: a shape, a square, or two parts, each of them a piece or a square. */
function everyHit(ground: Ground, figure: Figure, isAllowed: (hit: readonly Place[]) => boolean): readonly string[] {
  const { free } = ground;
  const found = new Set(plainMarks(ground, figure));
  const squares = free.map((place) => nameOfPlaces([place]));
  for (let chosen = 1; chosen < 2 ** figure.length - 1; chosen++) {
    const part = (wanted: number): Figure => figure.filter((_, i) => ((chosen >> i) & 1) === wanted);
    const [one, other] = [part(1), part(0)];
    if (!isConnected(one) || !isConnected(other)) continue;
    for (const first of [...everyPlace(one, free), ...squares])
      for (const second of [...everyPlace(other, free), ...squares]) {
        const both = [...placesOf(first), ...placesOf(second)];
        if (new Set(both.map((place) => nameOfPlaces([place]))).size === both.length) found.add(nameOfPlaces(both));
      }
  }
  return [...found].filter((hit) => isAllowed(placesOf(hit))).toSorted();
}

/** All sets of squares that one hit can end with, by trying every first mark and every second. */
function hits(table: Scene, name: string): readonly string[] {
  const found = new Set<string>();
  const named = (cells: readonly number[]): string => table.squares(table.target(name), cells.toSorted(ascending));
  for (const first of marksIn(table.s)) {
    const tried = gearUp.clone(table.s);
    const picks: Choice[] = [first];
    apply(gearUp, tried, { tick: tried.kernel.tick, seat: 0, picks });
    // An incomplete hit cannot be confirmed.
    const isWhole =
      tried.kernel.asks.length === 0 || tried.kernel.asks[0]!.options.some((option) => option.do === 'confirm');
    if (isWhole) found.add(named(first.cells));
    for (const second of marksIn(tried)) found.add(named([...first.cells, ...second.cells]));
  }
  return [...found].toSorted();
}

function marksIn({ kernel: { asks } }: State): readonly Extract<Choice, { do: 'mark' }>[] {
  return asks.flatMap(({ options }) => options.filter((option) => option.do === 'mark'));
}

function ascending(a: number, b: number): number {
  return a - b;
}
