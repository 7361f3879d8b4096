/** What the team decides for the zombies. */
import type { SurvivorNo, ZoneNo } from '../state.ts';

export type ZombieChoice =
  /** V216: where those go that are left over when a group splits; TYPES for `kind`: an abomination. */
  | { readonly do: 'leftover'; readonly from: ZoneNo; readonly kind: number; readonly to: readonly ZoneNo[] }
  /** V78: the next dark zone of a building. */
  | { readonly do: 'darkZone'; readonly zone: ZoneNo }
  /** X21: the zombie card that a spawn zone gets. */
  | { readonly do: 'distribute'; readonly zone: ZoneNo; readonly card: number }
  /** V424, V425: which of two answers to a spawn comes first. */
  | { readonly do: 'react'; readonly survivor: SurvivorNo; readonly first: 'combatReflexes' | 'sidestep' };
