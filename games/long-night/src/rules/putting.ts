/** Survivors that are put somewhere by a text. */
import { emit } from '@horda/kernel';
import type { PlaceNo, State, SurvivorNo } from '../state.ts';
import { partCompany } from './death.ts';
import { survivorOf } from './table.ts';

/** No move and no exposure; whether there is room, the caller knows. */
export function putAt(s: State, survivor: SurvivorNo, place: PlaceNo): void {
  const one = survivorOf(s, survivor);
  if (one.place === place) return;
  emit(s, { type: 'survivorPut', survivor, from: one.place, to: place });
  partCompany(s, () => (one.place = place));
}
