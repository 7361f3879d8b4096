import { createHash, createHmac } from 'node:crypto';
import type { Seed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { commitmentOf, faultOfProof, seedOfSecret, type FairProof } from './fair.ts';

const SECRET = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef';
const TABLE = 'AbCdEfGhIjKlMnOpQrStUv';
const ENTROPY = ['heads', '', 'zażółć 🧟'];

async function proof(change: Partial<FairProof> = {}): Promise<FairProof> {
  return { table: TABLE, secret: SECRET, commitment: commitmentOf(SECRET), entropy: ENTROPY, ...change };
}

test('the commitment is the SHA-256 of the bytes of the secret', async () => {
  const expected = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
  expect(commitmentOf(SECRET)).toBe(expected);
});

test('the seed is the first 128 bits of an HMAC over table and entropy as JSON, big end first', async () => {
  const text = JSON.stringify([TABLE, ...ENTROPY]);
  const mac = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text, 'utf8').digest();
  const expected = [0, 4, 8, 12].map((at) => mac.readInt32BE(at));
  expect(seedOfSecret(SECRET, TABLE, ENTROPY)).toEqual(expected);
});

test('the seed never changes: saves of today are checked years later', async () => {
  expect(seedOfSecret(SECRET, TABLE, ENTROPY)).toEqual([-696658096, 1441187955, -1693344239, 124952503]);
});

test('a proof holds, also when the words of the seed are written without a sign', async () => {
  const seed = seedOfSecret(SECRET, TABLE, ENTROPY);
  expect(faultOfProof(await proof(), seed)).toBeNull();
  expect(faultOfProof(await proof(), seed.map((word) => word >>> 0) as unknown as Seed)).toBeNull();
});

test.each<[string, Partial<FairProof>, 'secret' | 'seed']>([
  ['another secret', { secret: SECRET.replace('0', '1') }, 'secret'],
  ['a shorter secret', { secret: SECRET.slice(2) }, 'secret'],
  ['a secret in capital letters', { secret: SECRET.toUpperCase() }, 'secret'],
  ['no secret', { secret: '' }, 'secret'],
  ['another commitment', { commitment: 'f'.repeat(64) }, 'secret'],
  ['another table', { table: 'AbCdEfGhIjKlMnOpQrStUw' }, 'seed'],
  ['other entropy', { entropy: ['tails', '', 'zażółć 🧟'] }, 'seed'],
  ['entropy in another order', { entropy: ['', 'heads', 'zażółć 🧟'] }, 'seed'],
  ['less entropy', { entropy: ['heads', ''] }, 'seed'],
  ['entropy with its borders moved', { entropy: ['heads,', 'zażółć 🧟'] }, 'seed'],
  ['a table that swallows entropy', { table: `${TABLE}","heads`, entropy: ['', 'zażółć 🧟'] }, 'seed'],
])('%s is found out', async (_, change, fault) => {
  const seed = seedOfSecret(SECRET, TABLE, ENTROPY);
  expect(faultOfProof(await proof(change), seed)).toBe(fault);
});

test('every word of the seed counts', async () => {
  const seed = seedOfSecret(SECRET, TABLE, ENTROPY);
  for (const i of seed.keys()) {
    const other = seed.with(i, seed[i]! ^ 1) as unknown as Seed;
    expect(faultOfProof(await proof(), other)).toBe('seed');
  }
});
