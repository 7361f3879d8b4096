/** V145, X29: what follows a combat action that killed: AP and the rest, then one Move. */
import { call } from '@horda/kernel';
import { REACTION } from '../declared.ts';
import { afterKills } from '../rules/kills.ts';
import { NONE, type Held, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import { hasInAttack } from './powers.ts';
import type { Killed } from './targets.ts';

export function afterAttack(
  s: State,
  survivor: SurvivorNo,
  weapons: readonly Held[],
  zone: ZoneNo,
  killed: Pick<Killed, 'ap' | 'marks'>,
): void {
  if (killed.ap === 0) return;
  if (hasInAttack(s, survivor, weapons, 'hitAndRun'))
    call(s, REACTION, { survivor, kinds: ['move'], zone: NONE, unhindered: true });
  afterKills(s, survivor, zone, killed);
}
