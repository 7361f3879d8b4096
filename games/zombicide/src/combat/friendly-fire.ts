/** V158–V164: who may be hit by misses. The hits themselves are handed out in `rules/wounds.ts`. */
import { hasSkill } from '../rules/skills.ts';
import { zoneOfCompanion } from '../rules/table.ts';
import type { State, SurvivorNo, ZoneNo } from '../state.ts';

/** Others in the zone whom a miss can hit, companions included. */
export function othersIn(s: State, shooter: SurvivorNo, zone: ZoneNo): number {
  let n = 0;
  for (let other = 0; other < s.survivors.length; other++) {
    const one = s.survivors[other]!;
    if (one.zone !== zone || one.status !== 'standing' || other === shooter) continue;
    if (!hasSkill(s, other, 'lowProfile')) n++;
  }
  for (const one of s.companions) if (one.status === 'standing' && zoneOfCompanion(s, one) === zone) n++;
  return n;
}
