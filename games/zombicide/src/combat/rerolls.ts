/** V169–V171, V271: re-rolls of an attack. */
import type { EquipmentCard } from '../content/vocabulary.ts';
import { gearOf } from '../rules/printed.ts';
import { zombiesIn } from '../rules/table.ts';
import type { Choice, State, Survivor } from '../state.ts';
import { hitsIn, sixesIn } from './dice.ts';
import { othersIn } from './friendly-fire.ts';
import { fightingWith, powersHere } from './powers.ts';
import type { Striking } from './strike.ts';
import { targetsOf } from './targets.ts';

export type Reroll = 'ammo' | 'skill';

/** V169, V170: one by an ammo card of the right kind, and one by Lucky, which does not add up. (V195) */
export function rerollsOf(s: State, my: Striking): Reroll[] {
  const rerolls: Reroll[] = [];
  if (my.strike.dice === 0) return rerolls;
  const ammo = my.with.length === 0 ? undefined : gearOf(s, my.with[0]!).ammo;
  if (my.kind === 'ranged' && ammo !== undefined && hasAmmo(s, s.survivors[my.survivor]!, ammo)) rerolls.push('ammo');
  if (powersHere(s, my.survivor, my.with).rerolls > 0) rerolls.push('skill');
  return rerolls;
}

/** Ammo cards work in the backpack too. */
function hasAmmo(s: State, { hand, pack }: Survivor, ammo: EquipmentCard['ammo']): boolean {
  for (const held of hand) if (gearOf(s, held).rerolls === ammo) return true;
  for (const held of pack) if (gearOf(s, held).rerolls === ammo) return true;
  return false;
}

/** Nothing to choose if no better roll could do more. The first choice is what the odds say. */
export function rerollChoices(s: State, my: Striking): Choice[] {
  if (my.rerolls.length === 0 || !canDoMore(s, my)) return [];
  const { need } = my.strike;
  const again: Choice[] = [...new Set(my.rerolls)].map((by) => ({ do: 'reroll', by }));
  const expected = (my.rolled.length * (7 - need)) / 6;
  return hitsIn(my.rolled, need) < expected ? [...again, { do: 'keepRoll' }] : [{ do: 'keepRoll' }, ...again];
}

function canDoMore(s: State, my: Striking): boolean {
  const { need, isFree, isSafe } = my.strike;
  const hits = hitsIn(my.rolled, need);
  const { diceOn6, damageOn6 } = fightingWith(powersHere(s, my.survivor, my.with), my.kind, my.allOut > 0);
  if (damageOn6 > 0 && sixesIn(my.rolled) < my.rolled.length) return true;
  if (hits === my.rolled.length && (diceOn6 === 0 || sixesIn(my.rolled) === hits)) return false;
  if (!isSafe && othersIn(s, my.survivor, my.zone) > 0) return true;
  const all = hits + hitsIn(my.risky, need);
  return all < zombiesIn(s, my.zone) && targetsOf(s, my.zone, my.strike, isFree).length > 0;
}
