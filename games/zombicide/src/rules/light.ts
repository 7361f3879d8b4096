/** Light at night: who shines where. (V300–V321, Y18, Y19, Y75–Y77) */
import { emit } from '@horda/kernel';
import { UNSEEN } from '../map/sight.ts';
import { LIT_HOUSE } from '../effects/standing.ts';
import { boardHere, terrainHere } from './mission.ts';
import { NONE, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';

/** V310: a fixed light, or the beam of a survivor: the own zone and the one it is aimed at. */
export function isLit(s: Pick<State, 'survivors' | 'lit'>, zone: ZoneNo): boolean {
  for (const one of s.survivors)
    if (one.light !== NONE && one.status === 'standing' && (one.zone === zone || one.light === zone)) return true;
  return s.lit.includes(zone);
}

/** V434: a dark room of the dark-zone option; the campaign (Y85) and a house with its lights on have none. */
export function isDarkRoom(s: State, zone: ZoneNo): boolean {
  if (!s.options.darkZones || s.sheets !== null || s.rules.includes(LIT_HOUSE)) return false;
  return boardHere(s).zones[zone]!.kind === 'dark';
}

/**
 * V303, V308, V309, Y76: the zones that a beam can be aimed at; the own zone stands for a wall, which is first where
 * there is one. Nobody lights the tank from the ground.
 */
export function aims(s: State, survivor: SurvivorNo): ZoneNo[] {
  const { zone } = s.survivors[survivor]!;
  const { zones } = boardHere(s);
  const { hides, near: all } = terrainHere(s);
  const found = hides[zone] ? [zone] : [];
  for (const near of all[zone]!) if (zones[near]!.kind !== 'tank' || zones[zone]!.kind === 'tank') found.push(near);
  return found;
}

/** `first`: the direction that is kept unless the player wants another. */
export function aimChoices(s: State, survivor: SurvivorNo, first = NONE): Choice[] {
  const options: Choice[] = [];
  const all = aims(s, survivor);
  if (all.includes(first)) options.push({ do: 'aim', at: first });
  for (const at of all) if (at !== first) options.push({ do: 'aim', at });
  return options;
}

export function shine(s: State, survivor: SurvivorNo, at: ZoneNo): void {
  s.survivors[survivor]!.light = at;
  emit(s, { type: 'lightChanged', survivor, at });
}

/** V305, Y77: the beam goes along; what it was aimed at may be out of its reach, and then it shines at a wall. */
export function carryLight(s: State, survivor: SurvivorNo): void {
  const one = s.survivors[survivor]!;
  if (one.light !== NONE && !aims(s, survivor).includes(one.light)) one.light = one.zone;
}

/** V315, V319: by the rules of day. For each zone whether a beam is seen from it; null: there is no light. */
export function beamSeers(
  s: Pick<State, 'survivors' | 'lit' | 'pack' | 'mission' | 'ground'>,
): readonly boolean[] | null {
  const { n, sight } = terrainHere(s);
  const lit: ZoneNo[] = [];
  for (let zone = 0; zone < n; zone++) if (isLit(s, zone)) lit.push(zone);
  if (lit.length === 0) return null;
  return Array.from({ length: n }, (_, zone) => lit.some((there) => sight[zone * n + there] !== UNSEEN));
}
