import { expect, test } from 'vitest';
import { steadyTime } from './time.ts';

const HOUR = 3_600_000;

/** A machine whose wall clock can be set; `run` lets time pass, and asks the server's time every ten seconds. */
function machine() {
  let [passed, shift] = [0, 1_700_000_000_000];
  const time = steadyTime(
    () => passed + shift,
    () => passed,
  );
  const run = (ms: number): number => {
    const times = [time()];
    for (const end = passed + ms; passed < end; times.push(time())) passed += 10_000;
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    return times.at(-1)! - times[0]!;
  };
  return { time, run, set: (by: number) => (shift += by), wall: () => passed + shift };
}

test('the time of a server is that of the wall clock as long as nobody sets it', () => {
  const { run, time, wall } = machine();
  expect(run(HOUR)).toBe(HOUR);
  expect(time()).toBe(wall());
});

test.each([
  ['back', -HOUR],
  ['on', HOUR],
])('a wall clock that is set %s by an hour takes or gives a player a fiftieth of a minute at most', (_, by) => {
  const { run, set } = machine();
  run(HOUR);
  set(by);
  expect(Math.abs(run(60_000) - 60_000)).toBeLessThanOrEqual(1_200);
});

test.each([
  ['back', -HOUR],
  ['on', HOUR],
])('the time of a server comes back to a wall clock that was set %s, within fifty times as long', (_, by) => {
  const { run, set, time, wall } = machine();
  set(by);
  run(49 * HOUR);
  expect(Math.abs(time() - wall())).toBeGreaterThan(60_000);
  run(2 * HOUR);
  expect(time()).toBe(wall());
});
