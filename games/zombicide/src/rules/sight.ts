/** What a survivor sees now. (V113–V128, V293, V298, V310, V434) */
import { UNSEEN } from '../map/sight.ts';
import type { State, SurvivorNo, ZoneNo } from '../state.ts';
import { isDarkRoom, isLit } from './light.ts';
import { terrainHere } from './mission.ts';
import { hasSkill } from './skills.ts';

/** The range to a zone in sight; UNSEEN: it is not. */
export function sees(s: State, survivor: SurvivorNo, zone: ZoneNo, seesAtNight = false): number {
  return seesFrom(s, survivor, s.survivors[survivor]!.zone, zone, seesAtNight);
}

/** As if the survivor stood in the zone `from`. `seesAtNight`: by the weapon in use. (V187, Y62) */
export function seesFrom(s: State, survivor: SurvivorNo, from: ZoneNo, zone: ZoneNo, seesAtNight = false): number {
  const terrain = terrainHere(s);
  // V127: straight lines through any number of rooms.
  const sight = hasSkill(s, survivor, 'homeDefender') ? terrain.homeSight() : terrain.sight;
  const range = sight[from * terrain.n + zone]!;
  if (range <= 1) return range;
  // V293, V434: no further than the next zone, at night or into a dark room.
  const isDark = (s.night && !isLit(s, zone)) || isDarkRoom(s, zone);
  return isDark && !seesAtNight && !hasSkill(s, survivor, 'nightVision') ? UNSEEN : range;
}
