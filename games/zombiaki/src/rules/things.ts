/** Cards of the humans on the board: cars, traps and obstacles. */
import { emit } from '@horda/kernel';
import { remove } from '@horda/parts';
import { isSo, type LastingTraits, type Traits } from '../content/traits.ts';
import type { CardId, Field, Lane, Lasting, State, Thing } from '../state.ts';
import { pieceOfCard, printed, putOnPile, traitsOf } from './cards.ts';
import { behind, laneOf } from '../content/board.ts';
import { zombieOn } from './zombies.ts';

export function thingOn(s: State, field: Field): Thing | null {
  for (const thing of s.things) if (thing.field === field) return thing;
  return null;
}

export function thing(s: State, card: CardId): Thing {
  const found = findThing(s, card);
  if (found === null) throw new Error(`card ${card} does not lie on the board`);
  return found;
}

export function findThing(s: State, card: CardId): Thing | null {
  for (const each of s.things) if (each.card === card) return each;
  return null;
}

/** Something in this lane closes it to those who walk, or to all. */
export function isClosed(s: State, lane: Lane, to: Traits['closesLane']): boolean {
  for (const each of s.things) if (laneOf(each.field) === lane && traitsOf(s, each.card).closesLane === to) return true;
  return false;
}

/** A trap there would strike neighbours as well; some are walked on without harm. (P602) */
export function isExplosive(s: State, field: Field): boolean {
  const found = thingOn(s, field);
  if (found === null) return false;
  return printed(s, found.card).keyword === 'explosion' && traitsOf(s, found.card).harmless !== 'toAll';
}

/** No card of any kind lies there; a token of jelly is none. (Z76, D13) */
export function isFree(s: State, field: Field): boolean {
  return thingOn(s, field) === null && zombieOn(s, field) === null;
}

/** Puts the card in play on a field. (Z30) */
export function place(s: State, card: CardId, field: Field, left: number): void {
  s.things.push({ card, field, left });
  if (s.inPlay === card) s.inPlay = -1;
  emit(s, { type: 'thingPlaced', thing: pieceOfCard(s, card), field });
}

/** Takes a card off the board; nothing on it is set off. */
export function removeThing(s: State, { card, field }: Thing): void {
  remove(s.things, thing(s, card));
  putOnPile(s, card);
  emit(s, { type: 'thingRemoved', thing: pieceOfCard(s, card), field });
}

/** Likewise, unless it is gone already. */
export function removeIfThere(s: State, card: CardId): void {
  const found = findThing(s, card);
  if (found !== null) removeThing(s, found);
}

/** A card beside the board with this trait is in force. */
export function inForce(s: State, trait: keyof LastingTraits): Lasting | null {
  for (const each of s.lasting) if (isSo(traitsOf(s, each.card)[trait])) return each;
  return null;
}

/** Lays the card in play beside the board. (R3) */
export function lay(s: State, card: CardId, lane: Lane = -1): void {
  s.lasting.push({ card, lane });
  if (s.inPlay === card) s.inPlay = -1;
}

/** A car drives one field toward the Cemetery, which must be free by then. */
export function advance(s: State, card: CardId): void {
  const car = thing(s, card);
  const from = car.field;
  car.field = behind(from)!;
  emit(s, { type: 'carMoved', car: pieceOfCard(s, card), from, to: car.field });
}
