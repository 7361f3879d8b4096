/** V145, X29: what follows a combat action that killed: AP and the rest, then one Move. */
import { call } from '@horda/kernel';
import { REACTION } from '../declared.ts';
import { afterKills } from '../rules/kills.ts';
import { hasSkill } from '../rules/skills.ts';
import { NONE, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { Killed } from './targets.ts';

export function afterAttack(s: State, survivor: SurvivorNo, zone: ZoneNo, killed: Pick<Killed, 'ap' | 'marks'>): void {
  if (killed.ap === 0) return;
  if (hasSkill(s, survivor, 'hitAndRun'))
    call(s, REACTION, { survivor, kinds: ['move'], zone: NONE, unhindered: true });
  afterKills(s, survivor, zone, killed);
}
