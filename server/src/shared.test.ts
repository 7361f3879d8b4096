import { expect, onTestFinished, test, vi } from 'vitest';
import { shared } from './shared.ts';

test('what is asked for often is done once a second, and all who ask have the result', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let done = 0;
  const ask = shared(1_000, async () => ++done);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});
