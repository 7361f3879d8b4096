/** Secrets made with functions that work on every page, also without `https:`. */
import { commitmentOf, seedOfSecret } from '@horda/protocol';
import type { Secrets } from '@horda/tables/live/secrets';
import { newKey, randomBytes } from './random.ts';

export const webSecrets: Secrets = {
  newSecret: newKey,
  // Hashing would protect nothing: the database is as readable as the keys that the page stores.
  hashOf: (key) => key,
  newChanceSecret: () => Array.from(randomBytes(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  newSeed: () => {
    const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Int32Array(4));
    return [a, b, c, d];
  },
  committedTo: commitmentOf,
  seedFrom: seedOfSecret,
};
