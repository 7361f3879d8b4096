/** Ids that cannot be guessed, and keys of which only the hash is kept. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Seed } from '@horda/kernel';
import type { Table } from '../table/table.ts';

/** 128 bits as 22 letters. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** A key is 128 bits of chance: one round of hashing is as good as many. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** What the seed of a table will be made of: 256 bits in hexadecimal digits. */
export function newChanceSecret(): string {
  return randomBytes(32).toString('hex');
}

export function newSeed(): Seed {
  const bytes = randomBytes(16);
  return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
}

/** As `commitmentOf` of the protocol, with Node's own functions: many times faster where many tables are made. */
export function committedTo(secret: string): string {
  return createHash('sha256').update(secret, 'hex').digest('hex');
}

/** As `seedOfSecret` of the protocol. */
export function seedFrom(secret: string, table: string, entropy: readonly string[]): Seed {
  const mixed = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify([table, ...entropy]))
    .digest();
  return [mixed.readInt32BE(0), mixed.readInt32BE(4), mixed.readInt32BE(8), mixed.readInt32BE(12)];
}

/** Where nothing is dealt. */
export const NO_SEED: Seed = [0, 0, 0, 0];

/** What the game of a table will be dealt from, if it begins now. */
export function seedOf({ made, chairs, id }: Table): Seed {
  if (made.origin.kind !== 'new') return NO_SEED;
  const entropy = chairs.map((chair) => chair.entropy);
  return seedFrom(made.origin.secret, id, entropy);
}
