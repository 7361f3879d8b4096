/** At the end of a player phase: a shelter that all have reached, and guards who clear a zone. */
import { ask, call, rule } from '@horda/kernel';
import { TOKENS } from '../content/tokens.ts';
import type { TokenId } from '../content/ids.ts';
import { BEFORE_ZOMBIES, GOALS, NOTE } from '../declared.ts';
import { UNSEEN } from '../map/sight.ts';
import { zoneNamed } from '../map/board.ts';
import { boardHere, missionOf, terrainHere } from '../rules/mission.ts';
import { zombiesIn } from '../rules/table.ts';
import { NONE, RUNNER, TYPES, WALKER, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import { clear } from './ops/zombies.ts';
import { sheltersOf } from './standing.ts';

export const beforeZombies = rule<State, object, Choice>(BEFORE_ZOMBIES)({
  shelter(s) {
    const goal = missionOf(s).goals.find(({ test }) => test === 'inShelter');
    if (goal?.test !== 'inShelter' || !sheltersOf(s).some((name) => isReached(s, zoneNamed(boardHere(s), name))))
      return;
    call(s, GOALS, {});
    call(s, NOTE, { note: goal.note - 1, survivor: NONE, trigger: 'card' });
  },
  guards(s, _my, f) {
    const holder = guardedBy(s);
    const zones = holder === NONE ? [] : guardedZones(s, holder);
    if (zones.length === 0) return void (f.at = '');
    const options = zones.map((zone): Choice => ({ do: 'zone', zone }));
    ask<Choice>(s, s.survivors[holder]!.owner, 'beforeZombies.guards', [{ do: 'saveToken' }, ...options]);
  },
  clear(s, _my, { pick }) {
    if (pick.do !== 'zone') return;
    const one = s.survivors[guardedBy(s)]!;
    const used = one.tokens.findIndex(clearsZones);
    one.tokens = one.tokens.filter((_, i) => i !== used);
    clear(s, pick.zone, [WALKER, RUNNER]);
  },
});

/** All who stand are there, and no zombie is. */
function isReached(s: State, zone: ZoneNo): boolean {
  return zombiesIn(s, zone) === 0 && s.survivors.every((one) => one.status !== 'standing' || one.zone === zone);
}

function clearsZones(token: string): boolean {
  return TOKENS[token as TokenId].clears !== undefined;
}

function guardedBy({ survivors }: State): SurvivorNo {
  return survivors.findIndex(({ status, tokens }) => status === 'standing' && tokens.some(clearsZones));
}

/** Zones within range that hold walkers or runners, the fullest first. */
function guardedZones(s: State, holder: SurvivorNo): readonly ZoneNo[] {
  const token = s.survivors[holder]!.tokens.find(clearsZones) as TokenId;
  const { from, range: reach } = TOKENS[token].clears!;
  const { sight, n } = terrainHere(s);
  const row = zoneNamed(boardHere(s), from) * n;
  const crowd = (zone: ZoneNo): number => s.zombies[zone * TYPES + WALKER]! + s.zombies[zone * TYPES + RUNNER]!;
  const isNear = (zone: ZoneNo): boolean => sight[row + zone]! !== UNSEEN && sight[row + zone]! <= reach;
  const zones = Array.from({ length: n }, (_, zone) => zone).filter((zone) => crowd(zone) > 0 && isNear(zone));
  return zones.toSorted((a, b) => crowd(b) - crowd(a));
}
