/** Requests of the server's host. They are never about a table whose log is checked: the host may remove tables. */
import { draw } from '@horda/kernel';
import type { AdminRouteName } from '@horda/protocol/admin';
import { ADMIN_ROUTES } from '@horda/protocol/admin-api';
import { any, type Dice, oneIn } from './odd.ts';
import type { Place } from './place.ts';

export const HOST_KEY = 'a-key-of-a-host-that-only-the-fuzz-has';
export const HOST_NAMES = Object.keys(ADMIN_ROUTES) as AdminRouteName[];

/** Few wrong keys: who has guessed ten times is not heard for a minute. */
export function hostKey(dice: Dice): string | null {
  return oneIn(dice, 2_000) ? any(dice, [null, 'short', HOST_KEY.slice(1), `${HOST_KEY}x`]) : HOST_KEY;
}

/** A table that was made along the way, or none that there is. */
export function hostTable(dice: Dice, { spare }: Place): string {
  return spare.length === 0 || oneIn(dice, 4) ? 'A'.repeat(22) : any(dice, spare);
}

export function hostBody(dice: Dice, name: AdminRouteName): unknown {
  switch (name) {
    case 'adminList':
      return {
        game: any(dice, [null, 'cisza', 'no such game']),
        status: any(dice, [null, 'open', 'archived']),
        limit: 1 + draw(dice, 20),
      };
    case 'adminReissue':
      return { what: any(dice, ['invite', 'watch']) };
    case 'adminBlock':
    case 'adminUnblock':
      // Addresses for examples, which nobody has.
      return {
        address: any(dice, ['192.0.2.7', '2001:db8::7', '198.51.100.300', 'nobody', '']),
        ...(name === 'adminBlock' ? { for: any(dice, [null, 1, 60_000]) } : {}),
      };
    default:
      return null;
  }
}
