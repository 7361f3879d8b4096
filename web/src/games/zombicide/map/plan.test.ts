import { MISSIONS } from '@horda/zombicide/content/missions/missions';
import { areaOf, type Rect } from '@horda/zombicide/map/geometry';
import { NONE } from '@horda/zombicide/state';
import { describe, expect, test } from 'vitest';
import { boxAround, largestIn, outlineOf } from './outline.ts';
import { isTall, planOf, STREET, type Plan } from './plan.ts';
import { stepFrom } from './stepping.ts';

const PLANS = MISSIONS.flatMap((mission) =>
  [false, true].map((isSideways) => [mission.id, isSideways, planOf(mission, isSideways)] as const),
);

const isInside = ([left, top, right, bottom]: Rect, [l, t, r, b]: Rect, slack = 0): boolean =>
  left >= l - slack && top >= t - slack && right <= r + slack && bottom <= b + slack;

const distance = ([left, top, right, bottom]: Rect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

describe.each(PLANS)('the plan of %s, sideways %s', (_, __, plan: Plan) => {
  test('every piece lies in its tile, every zone in the plan', () => {
    for (const { name, rect } of plan.pieces) {
      const cell = plan.cells.find(({ tile }) => name.startsWith(`${tile}.`))!;
      expect({ name, isInside: isInside(rect, cell.box) }).toEqual({ name, isInside: true });
    }
    for (const { box } of plan.zones) expect(isInside(box, [0, 0, plan.width, plan.height])).toBe(true);
  });

  test('pieces stand in the largest room of their zone, which lies in it', () => {
    for (const { rects, room, middle } of plan.zones) {
      expect(areaOf(room)).toBeGreaterThanOrEqual(Math.max(...rects.map(areaOf)));
      expect(rects.some((rect) => distance(rect, ...middle) === 0)).toBe(true);
    }
  });

  test('doors and doorways lie on the borders of their zones', () => {
    const ends = [...plan.doors, ...plan.passages];
    for (const { a, b, line } of ends) {
      const [x, y] = [(line[0] + line[2]) / 2, (line[1] + line[3]) / 2];
      for (const zone of [a, b]) {
        const far = Math.min(...plan.zones[zone]!.rects.map((rect) => distance(rect, x, y)));
        expect({ zone, line, isNear: far <= 21 }).toEqual({ zone, line, isNear: true });
      }
    }
  });

  test('a border is upright where its zones lie side by side', () => {
    for (const { isUpright, line } of plan.passages)
      expect(isUpright ? line[0] === line[2] : line[1] === line[3]).toBe(true);
  });

  test('arrow keys reach every zone from every other', () => {
    const reached = new Set([0]);
    for (const zone of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepFrom(plan, zone, key);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(plan.zones.length);
  });

  test('printed places lie in their zones', () => {
    for (const spots of [plan.cardSpots, plan.crateSpots])
      for (const [zone, [x, y]] of spots)
        expect(Math.min(...plan.zones[zone]!.rects.map((rect) => distance(rect, x, y)))).toBeLessThan(8);
  });
});

test('V371 a tile that lies apart is a street away', () => {
  const plan = planOf(
    MISSIONS.find(({ id }) => id === 'M8')!,
    false,
  );
  const apart = plan.cells.find(({ isApart }) => isApart)!;
  const others = boxAround(plan.cells.filter((cell) => cell !== apart).map(({ box }) => box));
  expect(apart.box[1] - others[3]).toBe(STREET);
});

test('a quarter turn keeps all zones and makes tall missions wide', () => {
  for (const mission of MISSIONS.filter(isTall)) {
    const [upright, lying] = [planOf(mission, false), planOf(mission, true)];
    expect([lying.width, lying.height]).toEqual([upright.height, upright.width]);
    expect(lying.zones.map(({ room }) => areaOf(room))).toEqual(upright.zones.map(({ room }) => areaOf(room)));
    expect(lying.pieces.filter(({ zone }) => zone !== NONE).length).toBe(
      upright.pieces.filter(({ zone }) => zone !== NONE).length,
    );
  }
});

describe('rectangles of one zone', () => {
  const ELL: readonly Rect[] = [
    [0, 0, 10, 30],
    [10, 20, 30, 30],
  ];

  test('the line around them has their corners only', () => {
    expect(
      outlineOf([
        [0, 0, 10, 10],
        [10, 0, 20, 10],
      ]),
    ).toEqual([
      [
        [0, 0],
        [20, 0],
        [20, 10],
        [0, 10],
      ],
    ]);
    expect(outlineOf(ELL)[0]).toHaveLength(6);
  });

  test('inset, it lies inside', () => {
    expect(outlineOf(ELL, 2)[0]).toEqual([
      [2, 2],
      [8, 2],
      [8, 22],
      [28, 22],
      [28, 28],
      [2, 28],
    ]);
  });

  test('the largest rectangle may cover several', () => {
    expect(
      largestIn([
        [0, 0, 10, 10],
        [10, 0, 30, 10],
        [10, 10, 15, 40],
      ]),
    ).toEqual([0, 0, 30, 10]);
    expect(largestIn(ELL)).toEqual([0, 0, 10, 30]);
  });
});
