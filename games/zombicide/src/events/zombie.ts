/** What zombies do. */
import type { BuildingNo, TypeNo, ZoneNo } from '../state.ts';

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
      /** V385: out of the zone that sends zombies back. */
      readonly sentBack?: true;
    }
  /** W23: zombies stand before a closed door that they would walk through. */
  | { readonly type: 'zombiesStopped'; readonly zone: ZoneNo }
  | { readonly type: 'zombiesAttacked'; readonly zone: ZoneNo; readonly n: number }
  /** V222 */
  | { readonly type: 'zombiesRushed'; readonly zone: ZoneNo; readonly kind: TypeNo; readonly n: number }
  /** V238: so many figures were missing. */
  | { readonly type: 'figuresRanOut'; readonly kind: TypeNo; readonly n: number }
  /** V223, V225: of a kind; TYPES: of the abominations. */
  | { readonly type: 'extraActivation'; readonly kind: number }
  /** V314: zombies in these zones see a beam. */
  | { readonly type: 'beamsSeen'; readonly zones: readonly ZoneNo[] }
  | { readonly type: 'buildingOpened'; readonly building: BuildingNo }
  | { readonly type: 'abominationMoved'; readonly from: ZoneNo; readonly to: ZoneNo; readonly kind: number };
