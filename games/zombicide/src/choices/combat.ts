/** What is picked in an attack and when somebody is hurt. */
import type { Held, ZoneNo } from '../state.ts';

export type CombatChoice =
  | {
      readonly do: 'attack';
      readonly kind: 'melee' | 'ranged';
      /** One weapon, or two of one name. */
      readonly with: readonly Held[];
      readonly zone: ZoneNo;
      /** 0: without; 1: with the printed All-Out dice; 2: doubled. (V262, V420) */
      readonly allOut: 0 | 1 | 2;
      /** The Flashlight lights the target. (V304) */
      readonly light: boolean;
    }
  | { readonly do: 'throw'; readonly card: Held; readonly zone: ZoneNo };
