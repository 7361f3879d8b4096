import { expect, test } from 'vitest';
import { centred, clamped, detailAt, isSeen, whole, zoomed } from './camera.ts';

const PLAN = { width: 750, height: 500 };
const FRAME = { width: 850, height: 567 };
const at = (scale: number) => ({ x: 0, y: 0, scale });

test('details change at 200 and 420 pixels a tile, and not back at once', () => {
  expect(detailAt(at(199 / 250), null)).toBe('far');
  expect(detailAt(at(201 / 250), null)).toBe('plan');
  expect(detailAt(at(421 / 250), null)).toBe('near');
  expect(detailAt(at(195 / 250), 'plan')).toBe('plan');
  expect(detailAt(at(205 / 250), 'far')).toBe('far');
  expect(detailAt(at(430 / 250), 'plan')).toBe('plan');
  expect(detailAt(at(410 / 250), 'near')).toBe('near');
});

test('the whole plan lies in the middle, and never larger than 420 pixels a tile', () => {
  const camera = whole(PLAN, FRAME);
  expect(camera.scale).toBeCloseTo(1.133, 2);
  expect(whole(PLAN, { width: 4000, height: 4000 }).scale).toBe(1.68);
});

test('the place under the pointer stays there', () => {
  const before = { x: -100, y: -50, scale: 1 };
  const after = zoomed(before, 1.5, 200, 100, PLAN, FRAME);
  expect((200 - after.x) / after.scale).toBeCloseTo(300);
  expect((100 - after.y) / after.scale).toBeCloseTo(150);
});

test('the plan is not lost over the edge', () => {
  expect(clamped({ x: 500, y: -9000, scale: 2 }, PLAN, FRAME, 60)).toEqual({ x: 60, y: 567 - 1000 - 60, scale: 2 });
  expect(clamped({ x: 500, y: 0, scale: 0.5 }, PLAN, FRAME, 60)).toEqual({ x: 237.5, y: 158.5, scale: 0.5 });
});

test('a box in the middle is seen, one beyond the edge is not', () => {
  const camera = centred([100, 100, 200, 200], 2, FRAME);
  expect(isSeen(camera, [100, 100, 200, 200], FRAME)).toBe(true);
  expect(isSeen(camera, [600, 100, 700, 200], FRAME)).toBe(false);
});
