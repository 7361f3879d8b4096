/**
 * Chance that nobody can influence. The server shows the hash of a secret before anybody sits down, and each seat adds
 * a text. The seed is made of all of these. The secret is shown at the end, so that anyone can check the seed.
 */
import type { Seed } from '@horda/kernel';
import { hmacSha256, sha256 } from './sha256.ts';

/** All that is needed to check that a seed was not chosen. */
export interface FairProof {
  /** The table that the cards were dealt at. */
  readonly table: string;
  /** The hash of the secret, shown before anybody sat down. */
  readonly commitment: string;
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** What each seat added, in their order. */
  readonly entropy: readonly string[];
}

const utf8 = new TextEncoder();

/** The hash of a secret of 64 hexadecimal digits. */
export function commitmentOf(secret: string): string {
  return hex(sha256(bytesOf(secret)));
}

/** The seed of a table: 128 bits of the secret mixed with the table's id and what its seats added, in their order. */
export function seedOfSecret(secret: string, table: string, entropy: readonly string[]): Seed {
  const mac = hmacSha256(bytesOf(secret), utf8.encode(JSON.stringify([table, ...entropy])));
  const mixed = new DataView(mac.buffer);
  return [mixed.getInt32(0), mixed.getInt32(4), mixed.getInt32(8), mixed.getInt32(12)];
}

/** What is wrong with the proof that `seed` was dealt fairly; null: nothing. */
export function faultOfProof(proof: FairProof, seed: Seed): 'secret' | 'seed' | null {
  if (!/^[0-9a-f]{64}$/.test(proof.secret) || commitmentOf(proof.secret) !== proof.commitment) return 'secret';
  const made = seedOfSecret(proof.secret, proof.table, proof.entropy);
  return made.every((word, i) => word === (seed[i]! | 0)) ? null : 'seed';
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
