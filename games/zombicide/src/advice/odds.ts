/** What an attack may do, told before the dice are thrown: everything that the rules count is counted. */
import type { AttackChoice } from '../choices/combat.ts';
import { othersIn } from '../combat/friendly-fire.ts';
import { targetsOf } from '../combat/targets.ts';
import { strikeOf, type Strike } from '../combat/weapons.ts';
import { tableOf } from '../obstacle.ts';
import { noiseIn } from '../rules/table.ts';
import { NONE, TYPES, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { View } from '../view.ts';

export interface Odds {
  readonly dice: number;
  readonly allOutDice: number;
  readonly need: number;
  readonly damage: number;
  /** The chance of so many hits, beginning with none. */
  readonly chances: readonly number[];
  /** The most zombies that hits can kill here: each hit kills one, until what is next is too tough. (V141, V153–V156) */
  readonly killable: number;
  /** Misses may hit others in the zone. (V158) */
  readonly isRisky: boolean;
  /** The noise in the attacker's zone afterwards; NONE: the attack is silent. */
  readonly noise: number;
}

/** Re-rolls and what 6s bring are not in it: they are decided later. */
export function oddsOf(
  view: View,
  survivor: SurvivorNo,
  choice: Extract<AttackChoice, { readonly do: 'attack' }>,
): Odds {
  const { kind, with: weapons, zone, allOut, light } = choice;
  const s = tableOf(view);
  // V304: the beam lights the target.
  const lit = light ? { ...s, lit: [...s.lit, zone] } : s;
  const strike = strikeOf(lit, { survivor, kind, with: weapons, zone, allOut, light });
  const { dice, allOutDice, need, damage, isSafe, isNoisy } = strike;
  return {
    dice,
    allOutDice,
    need,
    damage,
    chances: binomial(dice + allOutDice, (7 - need) / 6),
    killable: killableIn(s, zone, strike),
    isRisky: !isSafe && othersIn(s, survivor, zone) > 0,
    noise: isNoisy ? noiseIn(s, s.survivors[survivor]!.zone) + 1 : NONE,
  };
}

function killableIn(s: State, zone: ZoneNo, strike: Strike): number {
  const left = { ...s, zombies: s.zombies.slice(), abominations: s.abominations };
  for (let n = 0; ; n++) {
    const [target] = targetsOf(left, zone, strike, strike.isFree);
    if (target === undefined) return n;
    if (target < TYPES) left.zombies[zone * TYPES + target]!--;
    else {
      const killed = left.abominations.find((one) => one.zone === zone && one.kind === target - TYPES);
      left.abominations = left.abominations.filter((one) => one !== killed);
    }
  }
}

/** The chances of 0, 1, … n hits with n dice. */
function binomial(n: number, chance: number): readonly number[] {
  let row = [1];
  for (let i = 0; i < n; i++) {
    const next = [...row, 0].map((each) => each * (1 - chance));
    for (const [hits, each] of row.entries()) next[hits + 1]! += each * chance;
    row = next;
  }
  return row;
}
