/** A secret that requests name, such as the admin key or the server's word, and how often one may guess at it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@horda/tables/table/refusal';

/** How many wrong secrets one address may send in a minute. */
export const MOST_GUESSES = 10;
const MINUTE = 60_000;

export class GuardedSecret {
  readonly #digest: Buffer;
  readonly #tooMany: string;
  readonly #now: () => number;
  #guesses = new Map<string, number>();
  #began: number;

  /** `tooMany`: the message for an address that has guessed too often. `now`: milliseconds of a clock that nobody sets. */
  constructor(secret: string, tooMany: string, now: () => number = () => performance.now()) {
    this.#digest = digestOf(secret);
    this.#tooMany = tooMany;
    this.#now = now;
    this.#began = now();
  }

  /** Whether `sent` is the secret; null never is. Throws once the address has guessed too often. */
  matches(sent: string | null, address: string): boolean {
    const now = this.#now();
    if (now - this.#began >= MINUTE) [this.#guesses, this.#began] = [new Map(), now];
    const wrong = this.#guesses.get(address) ?? 0;
    // Also for the right secret: otherwise it could still be found by trying.
    if (wrong >= MOST_GUESSES) throw new Refusal('tooFast', this.#tooMany);
    if (sent !== null && timingSafeEqual(digestOf(sent), this.#digest)) return true;
    this.#guesses.set(address, wrong + 1);
    return false;
  }
}

/** Digests have one length, so that comparing them takes the same time whatever is sent. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
