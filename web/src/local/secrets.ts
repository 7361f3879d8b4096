/** Secrets by what every page has, also one that did not come from `https:`. */
import { commitmentOf, seedOfSecret } from '@horda/protocol';
import type { Secrets } from '@horda/tables/live/secrets';
import { newKey, randomBytes } from './random.ts';

export const webSecrets: Secrets = {
  newSecret: newKey,
  // Whoever can read this browser's database can read the keys beside it, too.
  hashOf: (key) => key,
  newChanceSecret: () => Array.from(randomBytes(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  newSeed: () => {
    const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Int32Array(4));
    return [a, b, c, d];
  },
  committedTo: commitmentOf,
  seedFrom: seedOfSecret,
};
