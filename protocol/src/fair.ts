/**
 * Chance that nobody can bend. The server shows the hash of a secret before anybody sits down; each seat adds a text of
 * its own; the seed is made of all of them; the secret is shown at the end, and anyone can compute it all again.
 * Uses the cryptography that browsers and Node share.
 */
import type { Seed } from '@horda/kernel';

export interface FairProof {
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  readonly entropy: readonly string[];
}

const utf8 = new TextEncoder();

/** The hash of a secret of 64 hexadecimal digits. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
}

/** The seed of a table: 128 bits of the secret mixed with the table's id and what its seats added, in their order. */
export async function seedOfSecret(secret: string, table: string, entropy: readonly string[]): Promise<Seed> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mixed = new DataView(await crypto.subtle.sign('HMAC', key, utf8.encode(JSON.stringify([table, ...entropy]))));
  return [mixed.getInt32(0), mixed.getInt32(4), mixed.getInt32(8), mixed.getInt32(12)];
}

/** What is wrong with the proof that `seed` was dealt fairly; null: nothing. */
export async function faultOfProof(proof: FairProof, seed: Seed): Promise<'secret' | 'seed' | null> {
  if (!/^[0-9a-f]{64}$/.test(proof.secret) || (await commitmentOf(proof.secret)) !== proof.commitment) return 'secret';
  const made = await seedOfSecret(proof.secret, proof.table, proof.entropy);
  return made.every((word, i) => word === (seed[i]! | 0)) ? null : 'seed';
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
