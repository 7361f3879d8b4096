/** What is picked before round 1. */
import type { CardNo, SurvivorNo, ZoneNo } from '../state.ts';

export type SetupChoice =
  /** V10: this survivor, by number of the content, takes part. */
  | { readonly do: 'join'; readonly who: number }
  /** X56: the card that a skill gives. */
  | { readonly do: 'startWith'; readonly card: CardNo }
  /** V377: a survivor begins in a start zone. */
  | { readonly do: 'start'; readonly survivor: SurvivorNo; readonly zone: ZoneNo };
