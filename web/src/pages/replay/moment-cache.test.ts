import { expect, test } from 'vitest';
import { momentCache } from './moment-cache.ts';

const label = (at: number, eyes: number | null): string => `${at} by ${eyes ?? 'all'}`;

test('a moment is asked for once, also while the first request is still on its way', async () => {
  const asked: string[] = [];
  const cache = momentCache((at, eyes) => {
    asked.push(label(at, eyes));
    return Promise.resolve(label(at, eyes));
  });
  expect(cache.get(4, 1)).toBeNull();
  const [first, second] = await Promise.all([cache.fetch(4, 1), cache.fetch(4, 1)]);
  expect([first, second, await cache.fetch(4, 1), cache.get(4, 1)]).toEqual(Array(4).fill('4 by 1'));
  expect(asked).toEqual(['4 by 1']);
});

test('the same moment through other eyes is another view', async () => {
  const cache = momentCache((at, eyes) => Promise.resolve(label(at, eyes)));
  await cache.fetch(0, 0);
  expect(cache.get(0, null)).toBeNull();
  expect(cache.get(0, 1)).toBeNull();
  expect(await cache.fetch(0, null)).toBe('0 by all');
});

test('what failed is tried again', async () => {
  let failures = 1;
  const cache = momentCache((at, eyes) =>
    failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(label(at, eyes)),
  );
  await expect(cache.fetch(2, null)).rejects.toThrow('offline');
  expect(await cache.fetch(2, null)).toBe('2 by all');
});

test('the longest unused is forgotten', async () => {
  const cache = momentCache((at, eyes) => Promise.resolve(label(at, eyes)), 2);
  await cache.fetch(1, null);
  await cache.fetch(2, null);
  cache.get(1, null);
  await cache.fetch(3, null);
  expect([1, 2, 3].map((at) => cache.get(at, null))).toEqual(['1 by all', null, '3 by all']);
});
