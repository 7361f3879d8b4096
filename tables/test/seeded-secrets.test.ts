import { expect, test } from 'vitest';
import type { Secrets } from '../src/live/secrets.ts';
import { seededSecrets } from './seeded-secrets.ts';

const drawn = ({ newSecret, newChanceSecret, newSeed }: Secrets) => [newSecret(), newChanceSecret(), newSeed()];

test('secrets follow from their text', () => {
  expect(drawn(seededSecrets('a'))).toEqual(drawn(seededSecrets('a')));
  expect(drawn(seededSecrets('a'))).not.toEqual(drawn(seededSecrets('b')));
});

test('no two are alike, and a key is as long as one of a real server', () => {
  const { newSecret, newChanceSecret } = seededSecrets('a');
  const keys = new Set(Array.from({ length: 100 }, newSecret));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
  expect(newChanceSecret()).not.toBe(newChanceSecret());
});

test('a deal does not depend on how many keys were made and how often bots thought before', () => {
  const [idle, busy] = [seededSecrets('a'), seededSecrets('a')];
  for (let n = 0; n < 5; n++) void [busy.newSecret(), busy.newSeed()];
  expect(busy.newChanceSecret()).toBe(idle.newChanceSecret());
});
