import { commitmentOf, seedOfSecret } from '@horda/protocol';
import { expect, test } from 'vitest';
import { nodeSecrets } from './secrets.ts';

const { committedTo, newChanceSecret, newSecret, seedFrom } = nodeSecrets;

test('promise and seed are what anyone can compute by the protocol', async () => {
  for (const entropy of [[], ['', ''], ['żółw', '🧟', 'x'.repeat(64)]]) {
    const [secret, table] = [newChanceSecret(), newSecret()];
    expect(committedTo(secret)).toBe(commitmentOf(secret));
    expect(seedFrom(secret, table, entropy)).toEqual(seedOfSecret(secret, table, entropy));
  }
});

test('ids and keys have 128 bits, and no two are alike', () => {
  const made = new Set(Array.from({ length: 1000 }, newSecret));
  expect(made.size).toBe(1000);
  for (const secret of made) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});
