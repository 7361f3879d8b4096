import { expect, test } from 'vitest';
import { openMeter } from './meter.ts';

/** A meter with a clock that the test moves; returns everything that was drawn. */
function slowWork(total: number, workers: number) {
  const drawn: (readonly [done: number, rest: number | null])[] = [];
  let time = 5000;
  const meter = openMeter(
    total,
    workers,
    () => time,
    (done, rest) => drawn.push([done, rest]),
  );
  const at = (seconds: number, done: number): void => {
    time = 5000 + seconds * 1000;
    meter.update(done);
    meter.draw();
  };
  return { meter, at, drawn };
}

test('the rest is not told before every worker has done two pieces, and then follows from what is done', () => {
  const { at, drawn } = slowWork(40, 2);
  at(1, 0);
  at(10, 3);
  at(20, 4);
  at(50, 10);
  expect(drawn).toEqual([
    [0, null],
    [3, null],
    [4, 180],
    [10, 150],
  ]);
});

test('the rest grows while nothing is done', () => {
  const { at, drawn } = slowWork(10, 1);
  at(20, 5);
  at(40, 5);
  expect(drawn.map(([, rest]) => rest)).toEqual([20, 40]);
});

test('another part of the work is measured anew', () => {
  const { meter, at, drawn } = slowWork(20, 1);
  at(10, 10);
  meter.begin();
  at(12, 0);
  at(30, 2);
  expect(drawn).toEqual([
    [10, 10],
    [10, null],
    [12, 80],
  ]);
});

test('after the last piece there is no rest', () => {
  const { at, drawn } = slowWork(4, 1);
  at(8, 4);
  expect(drawn).toEqual([[4, 0]]);
});
