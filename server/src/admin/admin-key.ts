/** The key of a server's host, and how often one may guess at it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { SHORTEST_ADMIN_KEY } from '@horda/protocol/admin';
import { Refusal } from '@horda/tables/table/refusal';

/** Wrong keys that one address may send within a window, in milliseconds. */
const MOST_GUESSES = 10;
const WINDOW = 60_000;

/** Why a text cannot be an admin key; null: it can. */
export function faultOfAdminKey(key: string): string | null {
  if (key.length < SHORTEST_ADMIN_KEY)
    return `the admin key has ${key.length} characters: at least ${SHORTEST_ADMIN_KEY} are needed`;
  // It travels in a header.
  return /^[\x21-\x7e]+$/.test(key) ? null : 'the admin key may hold ASCII letters, digits and signs only, no spaces';
}

export class AdminKey {
  readonly #hash: Buffer;
  readonly #now: () => number;
  #guesses = new Map<string, number>();
  #began: number;

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(key: string, now: () => number = () => performance.now()) {
    this.#hash = hashOf(key);
    this.#now = now;
    this.#began = now();
  }

  /** Throws a `Refusal` unless `authorization` holds the key. */
  check(authorization: string | undefined, address: string): void {
    const now = this.#now();
    if (now - this.#began >= WINDOW) [this.#guesses, this.#began] = [new Map(), now];
    const before = this.#guesses.get(address) ?? 0;
    if (before >= MOST_GUESSES) throw new Refusal('tooFast', 'too many wrong keys; wait a minute');
    const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
    // Hashes have one length, so that comparing them takes the same time whatever is sent.
    if (timingSafeEqual(hashOf(key), this.#hash)) return;
    this.#guesses.set(address, before + 1);
    throw new Refusal('wrongKey', 'this is not the admin key: Authorization: Bearer KEY');
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
