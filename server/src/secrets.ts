/** Secrets made with Node's own functions, which are many times faster than the code shared with browsers. */
import { hash, randomFillSync } from 'node:crypto';
import type { Seed } from '@horda/kernel';
import type { Secrets } from '@horda/tables/live/secrets';

/** `chance`: returns `size` bytes that nobody can guess. */
export function secretsFrom(chance: (size: number) => Buffer) {
  return {
    newSecret: () => chance(16).toString('base64url'),
    hashOf: (key: string) => hash('sha256', key, 'base64url'),
    newChanceSecret: () => chance(32).toString('hex'),
    newSeed: (): Seed => {
      const bytes = chance(16);
      return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
    },
    committedTo: (secret: string) => hash('sha256', Buffer.from(secret, 'hex'), 'hex'),
    seedFrom: (secret: string, table: string, entropy: readonly string[]): Seed => {
      const mixed = hmacOf(Buffer.from(secret, 'hex'), JSON.stringify([table, ...entropy]));
      return [mixed.readInt32BE(0), mixed.readInt32BE(4), mixed.readInt32BE(8), mixed.readInt32BE(12)];
    },
  } as const satisfies Secrets;
}

/** HMAC-SHA-256 with a key of at most 64 bytes. Two hashes cost a quarter of one of Node's own HMACs. */
function hmacOf(key: Buffer, text: string): Buffer {
  const [inner, outer] = [Buffer.alloc(64, 0x36), Buffer.alloc(64, 0x5c)];
  for (const [i, byte] of key.entries()) {
    inner[i]! ^= byte;
    outer[i]! ^= byte;
  }
  const mixed = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
  return hash('sha256', Buffer.concat([outer, mixed]), 'buffer');
}

/** Hands out random bytes from a supply: asking the system for a few at a time costs more than all else here. */
function supplied(): (size: number) => Buffer {
  const supply = Buffer.alloc(4096);
  let used = supply.length;
  return (size) => {
    if (used + size > supply.length) {
      randomFillSync(supply);
      used = 0;
    }
    const bytes = Buffer.from(supply.subarray(used, used + size));
    // Nobody who gets hold of the supply later learns what was handed out.
    supply.fill(0, used, (used += size));
    return bytes;
  };
}

export const nodeSecrets = secretsFrom(supplied());
