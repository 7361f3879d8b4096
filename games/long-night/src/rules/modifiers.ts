/** Values that cards change: rules ask for them by key. */
import type { Op } from '../content/operations.ts';
import type { Hook, NumberModifier, Timing } from '../content/vocabulary.ts';
import { COLONY, type PlaceNo, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { contentOf, itemOf, printed, survivorsAt } from './table.ts';

/** Hooks whose modifiers hold by themselves, without anybody using them. */
const PASSIVE: readonly Hook[] = ['always', 'damageGiven', 'biteNext', 'raxxonExposure', 'diceCount', 'step4'];

/** Modifiers that put a value in the place of the printed one: of two of them the higher counts. */
const REPLACING: readonly NumberModifier[] = ['damage.limit', 'waste.per'];

function both(key: NumberModifier, one: number, other: number): number {
  return REPLACING.includes(key) ? Math.max(one, other) : one + other;
}

/**
 * What lasting modifiers of a key come to for a survivor: those of its ability, its equipment, its side effects, and of
 * lasting effects. Optional ones with a limit are tools, which are used one by one.
 */
export function valueOf(s: State, one: Survivor, key: NumberModifier): number {
  let value = 0;
  const { ability } = printed(s, one.card);
  if (isPassive(ability.timing))
    for (const of of abilitiesOf(s, one)) {
      const { timing, effects } = printed(s, of).ability;
      if (isPassive(timing)) value = both(key, value, sumOf(effects, key));
    }
  for (const { card } of one.items)
    for (const { timing, effects } of itemOf(s, card).uses)
      if (isPassive(timing)) value = both(key, value, sumOf(effects, key));
  for (const card of one.sideEffects) {
    const { timing, effects } = contentOf(s).sideEffects[card]!;
    if (isPassive(timing)) value = both(key, value, sumOf(effects, key));
  }
  for (const { mod, survivor } of s.mods)
    if (survivor === one.card && mod.key === key) value = both(key, value, mod.value);
  return value;
}

/** A survivor with so many tokens is killed, unless a card says more. (L183) */
export const MORTAL = 3;

/** Three tokens of any kind, unless a card says more; of two such cards the higher number counts. (Q6) */
export function limitOf(s: State, one: Survivor): number {
  return Math.max(MORTAL, valueOf(s, one, 'damage.limit'));
}

/** The abilities a survivor has where it stands: its own, or those it copies. (L17) */
export function abilitiesOf(s: State, one: Survivor): readonly SurvivorNo[] {
  const { ability } = printed(s, one.card);
  if (!worksAt(s, ability.where, one.place)) return NO_ABILITY;
  if (sumOf(ability.effects, 'copy.abilities') === 0) return [one.card];
  return survivorsAt(s, one.place).flatMap(({ card }) =>
    card === one.card || !worksAt(s, printed(s, card).ability.where, one.place) ? [] : [card],
  );
}
const NO_ABILITY: readonly SurvivorNo[] = [];

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
  let value = 0;
  for (const { card } of s.improvements.built)
    for (const { timing, effects } of contentOf(s).improvements[card]!.parts)
      if (timing.optional !== true) value = both(key, value, sumOf(effects, key));
  for (const { mod, survivor } of s.mods)
    if (survivor < 0 && mod.key === key) value = both(key, value, mod.value as number);
  return value;
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
