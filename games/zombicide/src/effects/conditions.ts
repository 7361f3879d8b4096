/** What conditions of cards and missions ask. "The revealer" is NONE where nobody is meant. */
import { COMPANIONS } from '../content/companions.ts';
import type { EquipmentId } from '../content/ids.ts';
import type { Condition } from '../content/operations.ts';
import { gearOf } from '../rules/printed.ts';
import { NONE, type Held, type State, type SurvivorNo } from '../state.ts';
import { isHeld } from './standing.ts';

export function holds(s: State, condition: Condition, survivor: SurvivorNo = NONE): boolean {
  const again = (one: Condition): boolean => holds(s, one, survivor);
  if ('achievement' in condition) return s.noted.achievements.includes(condition.achievement);
  if ('keyword' in condition) return s.noted.keywords.includes(condition.keyword);
  if ('noneOf' in condition) return !condition.noneOf.some((keyword) => s.noted.keywords.includes(keyword));
  if ('counter' in condition) return (s.noted.counters[condition.counter] ?? 0) >= condition.min;
  if ('companion' in condition) return isWithUs(s, condition.companion);
  if ('item' in condition) return carriedItem(s, survivor, condition.item) !== NONE;
  if ('meleeDamage' in condition) return hasBlade(s, survivor, condition.meleeDamage);
  if ('openedNoisily' in condition) return isHeld(s, `noisy:${condition.openedNoisily}`);
  if ('any' in condition) return condition.any.some(again);
  if ('all' in condition) return condition.all.every(again);
  return !again(condition.not);
}

function isWithUs({ companions }: State, id: string): boolean {
  return companions.some(({ who, status }) => status !== 'dead' && COMPANIONS[who]!.id === id);
}

/** A card of this name that the survivor carries; NONE: there is none. */
export function carriedItem(s: State, survivor: SurvivorNo, id: EquipmentId): Held {
  const one = s.survivors[survivor];
  const cards = one === undefined ? [] : [...one.pack, ...one.hand];
  return cards.find((card) => gearOf(s, card).id === id) ?? NONE;
}

/** A melee weapon of so much damage in a hand. */
function hasBlade(s: State, survivor: SurvivorNo, damage: number): boolean {
  const modes = (s.survivors[survivor]?.hand ?? []).flatMap((one) => gearOf(s, one).modes ?? []);
  return modes.some((mode) => mode.kind === 'melee' && mode.damage >= damage);
}
