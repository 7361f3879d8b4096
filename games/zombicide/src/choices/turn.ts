/** What is picked in the player phase: whose turn it is, its actions, and what they ask. */
import type { CardNo, DoorNo, Held, ObjectiveNo, SurvivorNo, ZoneNo } from '../state.ts';

export type Action =
  /** V40–V51: one Move after another along `way`, which ends at the zone; it stops where something happens. */
  | { readonly do: 'move'; readonly way: readonly ZoneNo[] }
  /** V52–V66; `light`: the Flashlight is used, and switched on at night. (V56) */
  | { readonly do: 'search'; readonly light: boolean }
  /** V67–V74; `card`: NONE for Break-in. */
  | { readonly do: 'door'; readonly door: DoorNo; readonly card: Held }
  /** V90: the own cards are arranged, or exchanged with another survivor of the zone; NONE: only the own. */
  | { readonly do: 'trade'; readonly with: SurvivorNo }
  | { readonly do: 'objective'; readonly card: ObjectiveNo }
  | { readonly do: 'crate' }
  | { readonly do: 'pickUp'; readonly survivor: SurvivorNo }
  | { readonly do: 'makeNoise' }
  | { readonly do: 'reload' }
  | { readonly do: 'lightOn'; readonly at: ZoneNo }
  | { readonly do: 'lightOff' }
  | { readonly do: 'eat'; readonly card: CardNo }
  | { readonly do: 'discard'; readonly card: Held }
  | { readonly do: 'rally'; readonly companion: number }
  | { readonly do: 'exit' }
  | { readonly do: 'end' };

export type TurnChoice = { readonly do: 'activate'; readonly survivor: SurvivorNo } | Action;
