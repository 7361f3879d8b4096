/** Fire that is shared out field by field. */
import { call } from '@horda/kernel';
import type { CardId, Choice, Field, State, Zombie } from '../state.ts';
import { LATER } from '../rules/later.ts';
import { attachedTo, catOver, strengthNow } from '../rules/zombies.ts';

export type Burn = Choice & { do: 'burn' };
export type Enough = Choice & { do: 'enough' };
export const ENOUGH: Enough = { do: 'enough' };

/** What has been shared out so far: each field with the wounds for whoever is there. */
export interface Shares {
  readonly fields: readonly Field[];
  readonly wounds: readonly number[];
  /** Points that are left. */
  readonly left: number;
}

export function sharesOf(points: number): Shares {
  return { fields: [], wounds: [], left: points };
}

/** A field burns, for so many points. */
export function shared({ fields, wounds, left }: Shares, burn: Burn, points: number): Shares {
  return { fields: [...fields, burn.field], wounds: [...wounds, burn.wounds], left: left - points };
}

/** What the card that asks now has shared out; null: nothing is being shared out. */
export function sharesNow(s: State): Shares | null {
  const top = s.kernel.stack.at(-1);
  return top !== undefined && s.kernel.asks.length > 0 && 'shares' in top.my ? (top.my.shares as Shares) : null;
}

/** One choice for every number of wounds that would not be wasted. */
export function burns(s: State, z: Zombie, points: number): Burn[] {
  const most = Math.min(points, endurance(s, z));
  return Array.from({ length: Math.max(0, most) }, (_, i) => ({ do: 'burn', field: z.field, wounds: i + 1 }));
}

/** All that the zombie's field can take: a cat first, then the zombie, and its Teddy Bear at the same time. (P203, P214) */
function endurance(s: State, z: Zombie): number {
  const cat = catOver(s, z);
  const teddy = attachedTo(s, z, 'takesWounds');
  return Math.max(strengthNow(s, z), teddy?.left ?? 0) + (cat === null ? 0 : strengthNow(s, cat));
}

/** The wounds are dealt, all at once; nobody goes back. */
export function scorch(s: State, by: CardId, zombies: readonly CardId[], wounds: readonly number[]): void {
  call(s, LATER.harm, { by, zombies, wounds, retreat: false, manner: 'area' });
}
