/** What tools and cards change about an attack. */
import type { Target, Tool } from '../choices.ts';
import type { Op } from '../content/operations.ts';
import { COLONY, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { find } from './table.ts';
import { toolsFor, weaponsIn, type ToolUse } from './tools.ts';

/** One, or what a tool says, and what tools and cards add. */
export function killsOf(s: State, ops: readonly Op[], tools: readonly Tool[]): number {
  let kills = 1;
  let more = 0;
  for (const op of ops) {
    if (op.op !== 'mod' || op.mod.key !== 'attack.kills') continue;
    if (op.mod.add === true) more += op.mod.value;
    else kills = Math.max(kills, op.mod.value);
  }
  const weapons = weaponsIn(s, tools);
  for (const { mod, card } of s.mods) if (mod.key === 'weapon.kills' && weapons.includes(card)) more += mod.value;
  return kills + more;
}

/** An ability that kills one more at the same entrance. */
export function moreKills(s: State, one: Survivor, target: Target): ToolUse | undefined {
  if (target.do !== 'zombie' || s.places[one.place]!.entrances[target.entrance]!.zombies === 0) return undefined;
  return toolsFor(s, one, 'zombieKilled', () => true)[0];
}

/** A card has made the first entrance of the colony safe. */
export function isGuarded(s: State, survivor: SurvivorNo, target: Target): boolean {
  if (target.do !== 'zombie' || target.entrance !== 0 || find(s, survivor)?.place !== COLONY) return false;
  return s.mods.some(({ mod }) => mod.key === 'entrance1.noExposure');
}
