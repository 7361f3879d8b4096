/** Values that cards change: rules ask for them by key. */
import type { Op } from '../content/operations.ts';
import type { Hook, NumberModifier, Timing } from '../content/vocabulary.ts';
import { COLONY, type PlaceNo, type State, type Survivor } from '../state.ts';
import { contentOf, itemOf, printed } from './table.ts';

/** Hooks whose modifiers hold by themselves, without anybody using them. */
const PASSIVE: readonly Hook[] = ['always', 'damageGiven', 'biteNext', 'raxxonExposure', 'diceCount', 'step4'];

/**
 * What lasting modifiers of a key add up to for a survivor: those of its ability, its equipment, its side effects, and of
 * lasting effects. Optional ones with a limit are tools, which are used one by one. `join`: for those that do not add up.
 */
export function valueOf(s: State, one: Survivor, key: NumberModifier, join: typeof plus = plus): number {
  let sum = 0;
  const { ability } = printed(s, one.card);
  if (isPassive(ability.timing) && worksAt(s, ability.where, one.place)) sum = join(sum, sumOf(ability.effects, key));
  for (const { card } of one.items)
    for (const { timing, effects } of itemOf(s, card).uses) if (isPassive(timing)) sum = join(sum, sumOf(effects, key));
  for (const card of one.sideEffects) {
    const { timing, effects } = contentOf(s).sideEffects[card]!;
    if (isPassive(timing)) sum = join(sum, sumOf(effects, key));
  }
  for (const { mod, survivor } of s.mods) if (survivor === one.card && mod.key === key) sum = join(sum, mod.value);
  return sum;
}

function plus(a: number, b: number): number {
  return a + b;
}

function isPassive({ hook, optional }: Timing): boolean {
  return optional !== true && PASSIVE.includes(hook);
}

function sumOf(effects: readonly Op[], key: NumberModifier): number {
  let sum = 0;
  for (const op of effects) if (op.op === 'mod' && op.mod.key === key) sum += op.mod.value as number;
  return sum;
}

/** Whether an ability works at the place where its survivor stands. (L17) */
export function worksAt(s: State, where: string, place: PlaceNo): boolean {
  if (where === 'any') return true;
  if (where === 'outside') return place !== COLONY;
  const { places } = contentOf(s);
  if (where === 'itemDeck') return places[place]!.hasDeck;
  return PLACE_NUMBERS[where] === place;
}
const PLACE_NUMBERS: Readonly<Record<string, PlaceNo>> = {
  colony: 0,
  police: 1,
  grocery: 2,
  school: 3,
  library: 4,
  hospital: 5,
  gas: 6,
  raxxon: 7,
  hideout: 8,
};

/** What finished improvements change for the colony. */
export function builtValue(s: State, key: NumberModifier): number {
  let sum = 0;
  for (const { card } of s.improvements.built)
    for (const { timing, effects } of contentOf(s).improvements[card]!.parts)
      if (timing.optional !== true) sum += sumOf(effects, key);
  for (const { mod, survivor } of s.mods) if (survivor < 0 && mod.key === key) sum += mod.value as number;
  return sum;
}

/** The least die for an attack. */
export function attackValue(s: State, one: Survivor): number {
  if (one.sideEffects.length === 0) return printed(s, one.card).attack;
  const set = valueOf(s, one, 'attack.value');
  return Math.min(6, (set > 0 ? set : printed(s, one.card).attack) + valueOf(s, one, 'attack.valuePlus'));
}

/** The least die for a search. */
export function searchValue(s: State, one: Survivor): number {
  if (one.sideEffects.length === 0) return printed(s, one.card).search;
  const set = valueOf(s, one, 'search.value');
  return set > 0 ? set : printed(s, one.card).search;
}
