/** What zombies do. */
import type { TypeNo, ZoneNo } from '../state.ts';

export type ZombieEvent =
  | { readonly type: 'zombieCardDrawn'; readonly zone: ZoneNo; readonly card: number }
  | { readonly type: 'zombiesCame'; readonly zone: ZoneNo; readonly kind: TypeNo; readonly n: number }
  | { readonly type: 'abominationCame'; readonly zone: ZoneNo; readonly kind: number }
  | {
      readonly type: 'zombiesMoved';
      readonly from: ZoneNo;
      readonly to: ZoneNo;
      readonly kind: TypeNo;
      readonly n: number;
    }
  | { readonly type: 'abominationMoved'; readonly from: ZoneNo; readonly to: ZoneNo; readonly kind: number };
