import type { Rect } from '@horda/zombicide/map/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, type Item } from './slots.ts';

const items = fc.array(
  fc.record({ width: fc.integer({ min: 20, max: 60 }), height: fc.integer({ min: 20, max: 60 }) }),
  {
    minLength: 1,
    maxLength: 9,
  },
);

const boxes = ([...all]: readonly Item[], found: NonNullable<ReturnType<typeof pack>>): readonly Rect[] =>
  all.map(({ width, height }, i) => {
    const { x, y } = found.spots[i]!;
    const [w, h] = [(width * found.size) / 2, (height * found.size) / 2];
    return [x - w, y - h, x + w, y + h];
  });

const overlaps = (a: Rect, b: Rect): boolean => {
  const deep = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return deep > 0.001 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.001;
};

test('pieces stand in their zone and never on one another', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 60, max: 250 }), fc.integer({ min: 60, max: 250 }), (all, width, height) => {
      const zone: Rect = [10, 20, 10 + width, 20 + height];
      const found = pack(zone, all);
      if (found === null) return;
      const placed = boxes(all, found);
      for (const [i, a] of placed.entries()) {
        expect(a[0] >= zone[0] - 0.1 && a[1] >= zone[1] - 0.1 && a[2] <= zone[2] + 0.1 && a[3] <= zone[3] + 0.1).toBe(
          true,
        );
        for (const b of placed.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('pieces give way to what lies there', () => {
  const crate: Rect = [40, 40, 60, 60];
  const found = pack([0, 0, 100, 100], [{ width: 30, height: 30 }], [crate])!;
  expect(overlaps(boxes([{ width: 30, height: 30 }], found)[0]!, crate)).toBe(false);
});

test('what does not fit is made smaller, and then given up', () => {
  expect(
    pack(
      [0, 0, 80, 40],
      [
        { width: 50, height: 40 },
        { width: 50, height: 40 },
      ],
    )?.size,
  ).toBe(0.72);
  expect(pack([0, 0, 40, 40], [{ width: 60, height: 60 }])).toBeNull();
});
