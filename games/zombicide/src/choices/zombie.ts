/** What the team decides for the zombies. */
import type { ZoneNo } from '../state.ts';

export type ZombieChoice =
  /** V216: where the zombies go that are left over when a group splits. */
  | { readonly do: 'leftover'; readonly to: readonly ZoneNo[] }
  /** V78: the next dark zone of a building. */
  | { readonly do: 'darkZone'; readonly zone: ZoneNo };
