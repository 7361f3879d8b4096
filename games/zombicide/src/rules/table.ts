/** What rules ask the table: who is where. */
import { NONE, TYPES, type State, type Survivor, type SurvivorNo, type ZoneNo } from '../state.ts';

export function isStanding(s: State, survivor: SurvivorNo): boolean {
  return s.survivors[survivor]!.status === 'standing';
}

/** Standing survivors of a zone, in the order of the team. */
export function standingIn(s: State, zone: ZoneNo): SurvivorNo[] {
  const found: SurvivorNo[] = [];
  for (let i = 0; i < s.survivors.length; i++) {
    const one = s.survivors[i] as Survivor;
    if (one.zone === zone && one.status === 'standing') found.push(i);
  }
  return found;
}

/** Zombies and abominations of a zone. */
export function zombiesIn(s: Pick<State, 'zombies' | 'abominations'>, zone: ZoneNo): number {
  const at = zone * TYPES;
  let n = s.zombies[at]! + s.zombies[at + 1]! + s.zombies[at + 2]!;
  for (const one of s.abominations) if (one.zone === zone) n++;
  return n;
}

/** V132, V133: tokens, survivors and companions. */
export function noiseIn(s: State, zone: ZoneNo): number {
  let n = s.noise[zone]! + s.lasting[zone]!;
  for (const one of s.survivors) if (one.zone === zone && one.status === 'standing') n++;
  for (const one of s.companions) if (one.status === 'standing' && zoneOfCompanion(s, one) === zone) n++;
  return n;
}

/** V436: a companion is where its leader is. */
export function zoneOfCompanion(
  s: Pick<State, 'survivors'>,
  { leader, zone }: { leader: SurvivorNo; zone: ZoneNo },
): ZoneNo {
  return leader === NONE ? zone : s.survivors[leader]!.zone;
}

/** V198, V233, Y51: the highest level of the standing survivors. */
export function dangerLevel(s: State): number {
  let level = 0;
  for (const one of s.survivors) if (one.status === 'standing' && one.level > level) level = one.level;
  return level;
}
