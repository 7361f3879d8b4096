/**
 * Secrets that follow from a text, for halls and servers in tests: `serve(options, seededSecrets('any text'))`. Equal
 * requests in the same order get the same ids, keys, deals and worlds of bots. A second server on the same store needs
 * another text: an id can be used only once.
 */
import { createHash } from 'node:crypto';
import { draw, seeded, seedOf } from '@horda/kernel';
import { commitmentOf, seedOfSecret } from '@horda/protocol';
import type { Secrets } from '../src/live/secrets.ts';

export function seededSecrets(text: string): Secrets {
  // Each kind has its own stream of numbers: an extra thought of a bot, or an earlier guest, does not change the deal.
  const [names, deals, worlds] = [
    bytesFrom(`${text}: names`),
    bytesFrom(`${text}: deals`),
    bytesFrom(`${text}: worlds`),
  ];
  return {
    newSecret: () => names(16).toString('base64url'),
    hashOf: (key) => createHash('sha256').update(key).digest('base64url'),
    newChanceSecret: () => deals(32).toString('hex'),
    newSeed: () => {
      const bytes = worlds(16);
      return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
    },
    committedTo: commitmentOf,
    seedFrom: seedOfSecret,
  };
}

function bytesFrom(text: string): (size: number) => Buffer {
  const dice = seeded(seedOf(text));
  return (size) => Buffer.from(Array.from({ length: size }, () => draw(dice, 256)));
}
