/** The key of a server's host. */
import { SHORTEST_ADMIN_KEY } from '@horda/protocol/admin';
import { Refusal } from '@horda/tables/table/refusal';
import { GuardedSecret } from '../http/guarded-secret.ts';

/** Why a text cannot be an admin key; null: it can. */
export function faultOfAdminKey(key: string): string | null {
  if (key.length < SHORTEST_ADMIN_KEY)
    return `the admin key has ${key.length} characters: at least ${SHORTEST_ADMIN_KEY} are needed`;
  // It travels in a header.
  return /^[\x21-\x7e]+$/.test(key) ? null : 'the admin key may hold ASCII letters, digits and signs only, no spaces';
}

export class AdminKey {
  readonly #secret: GuardedSecret;

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(key: string, now?: () => number) {
    this.#secret = new GuardedSecret(key, 'too many wrong keys; wait a minute', now);
  }

  /** Throws a `Refusal` unless `authorization` holds the key. */
  check(authorization: string | undefined, address: string): void {
    const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? null;
    if (!this.#secret.matches(key, address))
      throw new Refusal('wrongKey', 'this is not the admin key: Authorization: Bearer KEY');
  }
}
