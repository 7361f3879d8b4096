/** What conditions of cards and missions ask. "The revealer" is NONE where nobody is meant. */
import { COMPANIONS } from '../content/companions.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import type { Condition } from '../content/operations.ts';
import { cardOf } from '../rules/held.ts';
import { boardHere } from '../rules/mission.ts';
import { doorNamed } from '../map/board.ts';
import { NONE, type DoorNo, type State, type SurvivorNo } from '../state.ts';

/** `door`: the one whose opening revealed the card; `noisy`: whether that made noise. */
export function holds(
  s: State,
  condition: Condition,
  survivor: SurvivorNo,
  door: DoorNo = NONE,
  noisy = false,
): boolean {
  const again = (one: Condition): boolean => holds(s, one, survivor, door, noisy);
  if ('achievement' in condition) return s.noted.achievements.includes(condition.achievement);
  if ('keyword' in condition) return s.noted.keywords.includes(condition.keyword);
  if ('noneOf' in condition) return !condition.noneOf.some((keyword) => s.noted.keywords.includes(keyword));
  if ('counter' in condition) return (s.noted.counters[condition.counter] ?? 0) >= condition.min;
  if ('companion' in condition) return isWithUs(s, condition.companion);
  if ('item' in condition) return carried(s, survivor).some((one) => EQUIPMENT[cardOf(one)]!.id === condition.item);
  if ('meleeDamage' in condition) return hasBlade(s, survivor, condition.meleeDamage);
  if ('openedNoisily' in condition) return noisy && door === doorNamed(boardHere(s), condition.openedNoisily);
  if ('any' in condition) return condition.any.some(again);
  if ('all' in condition) return condition.all.every(again);
  return !again(condition.not);
}

function isWithUs({ companions }: State, id: string): boolean {
  return companions.some(({ who, status }) => status !== 'dead' && COMPANIONS[who]!.id === id);
}

function carried({ survivors }: State, survivor: SurvivorNo): readonly number[] {
  const one = survivors[survivor];
  return one === undefined ? [] : [...one.hand, ...one.pack];
}

/** A melee weapon of so much damage in a hand. */
function hasBlade({ survivors }: State, survivor: SurvivorNo, damage: number): boolean {
  const modes = (survivors[survivor]?.hand ?? []).flatMap((one) => EQUIPMENT[cardOf(one)]!.modes ?? []);
  return modes.some((mode) => mode.kind === 'melee' && mode.damage >= damage);
}
