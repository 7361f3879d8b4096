/** What is picked before round 1. */
import type { SurvivorNo, ZoneNo } from '../state.ts';

export type SetupChoice =
  /** V377: a survivor begins in a start zone. */
  { readonly do: 'start'; readonly survivor: SurvivorNo; readonly zone: ZoneNo };
