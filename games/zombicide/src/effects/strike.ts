/** A shell hits a zone: everybody in it is eliminated. */
import { emit } from '@horda/kernel';
import { burnFriends, burnZombies } from '../combat/molotov.ts';
import { afterKills } from '../rules/kills.ts';
import type { State, SurvivorNo, ZoneNo } from '../state.ts';

export function strike(s: State, by: SurvivorNo, zone: ZoneNo): void {
  emit(s, { type: 'zoneStruck', zone, by });
  const ap = burnZombies(s, by, zone);
  if (ap > 0) afterKills(s, by, zone, { ap, marks: [] });
  burnFriends(s, zone);
}
