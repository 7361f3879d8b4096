import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divisions,
  figureOf,
  figureOfKind,
  isConnected,
  keyOf,
  kindOf,
  mirrored,
  orientations,
  turned,
  type Step,
} from './geometry.ts';
import { figures } from '../../test/grids.ts';

const P5 = figureOf(['###', '##.']);

test('B54 a shape is turned in four ways, and each of them is mirrored', () => {
  expect(orientations(P5).map(keyOf).toSorted()).toEqual(
    [
      ['###', '##.'],
      ['##', '##', '.#'],
      ['.##', '###'],
      ['#.', '##', '##'],
      ['###', '.##'],
      ['##', '##', '#.'],
      ['##.', '###'],
      ['.#', '##', '##'],
    ]
      .map((rows) => keyOf(figureOf(rows)))
      .toSorted(),
  );
});

test.each([
  [['##', '##'], 1],
  [['.#.', '###', '.#.'], 1],
  [['###'], 2],
  [['.##', '##.'], 4],
  [['###', '.#.'], 4],
  [['###', '#..'], 8],
] as const)('T15 %j can be laid in %i ways that look different', (rows, ways) => {
  expect(orientations(figureOf(rows))).toHaveLength(ways);
});

describe('whatever the shape is', () => {
  test('B54 all its images are the same kind, and four quarter turns or two mirrors change nothing', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        for (const one of orientations(figure)) expect(kindOf(one)).toBe(kindOf(figure));
        expect(kindOf(figureOfKind(kindOf(figure)))).toBe(kindOf(figure));
        expect(turned(turned(turned(turned(figure))))).toEqual(figure);
        expect(mirrored(mirrored(figure))).toEqual(figure);
      }),
    );
  });

  test('B117 B118 G40 its divisions are all ways to make two connected pieces of it', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        const expected = new Set<string>();
        for (let chosen = 0; chosen < 2 ** figure.length; chosen++) {
          const pieces = [1, 0].map((wanted) => figure.filter((_, i) => ((chosen >> i) & 1) === wanted));
          if (pieces.every((piece) => isOnePiece(piece))) expected.add(pieces.map(kindOf).toSorted().join('|'));
        }
        const found = divisions(figure).map(({ larger, smaller }) => {
          expect(larger.length).toBeGreaterThanOrEqual(smaller.length);
          return [kindOf(larger), kindOf(smaller)].toSorted().join('|');
        });
        expect(found.toSorted()).toEqual([...expected].toSorted());
      }),
    );
  });

  test('G40 it is connected', () => {
    fc.assert(fc.property(figures, (figure) => isConnected(figure)));
  });
});

test('G40 pieces that touch by a corner only are not connected', () => {
  expect(isConnected(figureOf(['#.', '.#']))).toBe(false);
  expect(divisions(figureOf(['##', '##'])).map(({ larger, smaller }) => [larger.length, smaller.length])).toEqual([
    [2, 2],
    [3, 1],
  ]);
});

/** Another way to see it: squares are joined until nothing changes. */
function isOnePiece(piece: readonly Step[]): boolean {
  let groups = piece.map((step) => [step]);
  for (const [r, c] of piece) {
    const isNear = (group: readonly Step[]): boolean => group.some(([y, x]) => Math.abs(y - r) + Math.abs(x - c) <= 1);
    groups = [...groups.filter((group) => !isNear(group)), groups.filter(isNear).flat()];
  }
  return groups.length === 1;
}
