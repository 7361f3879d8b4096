/** Ids that cannot be guessed, keys of which only the hash is kept, and seeds that nobody can influence. */
import type { Seat, Seed } from '@horda/kernel';
import type { Table } from '../table/table.ts';

/** What the platform provides for this. */
export interface Secrets {
  /** 128 bits as 22 letters. */
  newSecret(): string;
  /** A key has 128 random bits, so one round of hashing is enough. */
  hashOf(key: string): string | Promise<string>;
  /** What the seed of a table will be made of: 256 bits in hexadecimal digits. */
  newChanceSecret(): string;
  /** For chance that needs no proof of fairness. */
  newSeed(): Seed;
  /** Same as `commitmentOf` in the protocol. */
  committedTo(secret: string): string | Promise<string>;
  /** Same as `seedOfSecret` in the protocol. */
  seedFrom(secret: string, table: string, entropy: readonly string[]): Seed | Promise<Seed>;
}

/** For when nothing is dealt. */
export const NO_SEED: Seed = [0, 0, 0, 0];

/** What the game of a table will be dealt from, if it begins now. `added`: what `seat` adds to chance with the start. */
export async function seedOf(
  secrets: Secrets,
  { made, chairs, id }: Table,
  seat: Seat | null,
  added: string | undefined,
): Promise<Seed> {
  if (made.origin.kind !== 'new') return NO_SEED;
  const entropy = chairs.map((chair, each) => (each === seat ? (added ?? chair.entropy) : chair.entropy));
  return secrets.seedFrom(made.origin.secret, id, entropy);
}
