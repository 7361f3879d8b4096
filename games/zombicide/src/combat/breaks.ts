/** V265–V276, V416, V421: Breaks, how they are ignored, and which weapon they cost. */
import { emit } from '@horda/kernel';
import { cardOf, unloaded } from '../rules/held.ts';
import { carried, different, discardCard } from '../rules/inventory.ts';
import { gearOf } from '../rules/printed.ts';
import { isUsed } from '../rules/skills.ts';
import type { Choice, Held, State, SurvivorNo } from '../state.ts';
import { hasInAttack } from './powers.ts';
import type { Striking } from './strike.ts';
import { isWeaponFor } from './weapons.ts';

/** Makeshift repair, a Repair Kit, a weapon as Spare parts: each ignores all Breaks of the roll. */
export function mendings(s: State, { survivor, kind, with: weapons }: Striking): Choice[] {
  const one = s.survivors[survivor]!;
  const choices: Choice[] = [];
  if (hasInAttack(s, survivor, weapons, 'makeshiftRepair') && !isUsed(one, 'makeshiftRepair'))
    choices.push({ do: 'makeshiftRepair' });
  const cards = different(carried(one));
  for (const card of cards) if (gearOf(s, card).mendsBreaks === true) choices.push({ do: 'mend', card });
  if (hasInAttack(s, survivor, weapons, 'spareParts'))
    for (const card of cards) if (isWeaponFor(gearOf(s, card), kind)) choices.push({ do: 'mend', card });
  return choices;
}

/** Y30: one of a pair is lost, and it matters which. */
export function canLoseEither({ with: weapons, breaks }: Striking): boolean {
  return breaks === 1 && weapons.length === 2 && weapons[0] !== weapons[1];
}

export function breakWeapons(s: State, { survivor, sabre }: Striking, weapons: readonly Held[]): void {
  for (const held of weapons) {
    emit(s, { type: 'weaponBroke', survivor, card: cardOf(held) });
    discardCard(s, survivor, held);
  }
  const one = s.survivors[survivor]!;
  if (sabre) one.tokens = one.tokens.filter((token) => token !== 'sabre');
}

/** V172: weapons with Reload are empty after the shot. Returns the weapons as they are now. */
export function emptied(s: State, survivor: SurvivorNo, weapons: readonly Held[]): readonly Held[] {
  const one = s.survivors[survivor]!;
  return weapons.map((held) => {
    if (gearOf(s, held).reload !== true) return held;
    const place = one.hand.includes(held) ? one.hand : one.pack;
    place[place.indexOf(held)] = unloaded(held);
    emit(s, { type: 'weaponEmptied', survivor, card: cardOf(held) });
    return unloaded(held);
  });
}

export function withoutCard(weapons: readonly Held[], card: Held): readonly Held[] {
  const at = weapons.indexOf(card);
  return weapons.filter((_, i) => i !== at);
}
