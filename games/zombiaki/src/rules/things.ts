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

/** Whether something in this lane closes it, to walking zombies or to all. */
export function isClosed(s: State, lane: Lane, to: Traits['closesLane']): boolean {
  for (const each of s.things) if (laneOf(each.field) === lane && traitsOf(s, each.card).closesLane === to) return true;
  return false;
}

/** Whether stepping on the trap here would hit neighbours too; not for traps that are safe to walk on. (P602) */
export function isExplosive(s: State, field: Field): boolean {
  const found = thingOn(s, field);
  if (found === null) return false;
  return printed(s, found.card).keyword === 'explosion' && traitsOf(s, found.card).harmless !== 'toAll';
}

/** Whether no card lies on the field; a jelly token does not count as a card. (Z76, D13) */
export function isFree(s: State, field: Field): boolean {
  return thingOn(s, field) === null && zombieOn(s, field) === null;
}

/** Puts the card in play on a field. (Z30) */
export function place(s: State, card: CardId, field: Field, left: number): void {
  s.things.push({ card, field, left });
  if (s.inPlay === card) s.inPlay = -1;
  emit(s, { type: 'thingPlaced', thing: pieceOfCard(s, card), field });
}

/** Takes a card off the board without setting it off. */
export function removeThing(s: State, { card, field }: Thing): void {
  remove(s.things, thing(s, card));
  putOnPile(s, card);
  emit(s, { type: 'thingRemoved', thing: pieceOfCard(s, card), field });
}

/** The same, unless the card is already gone. */
export function removeIfThere(s: State, card: CardId): void {
  const found = findThing(s, card);
  if (found !== null) removeThing(s, found);
}

/** The card beside the board with this trait, or null. */
export function inForce(s: State, trait: keyof LastingTraits): Lasting | null {
  for (const each of s.lasting) if (isSo(traitsOf(s, each.card)[trait])) return each;
  return null;
}

/** Lays the card in play beside the board. (R3) */
export function lay(s: State, card: CardId, lane: Lane = -1): void {
  s.lasting.push({ card, lane });
  if (s.inPlay === card) s.inPlay = -1;
}

/** A car drives one field toward the Cemetery; that field must be free. */
export function advance(s: State, card: CardId): void {
  const car = thing(s, card);
  const from = car.field;
  car.field = behind(from)!;
  emit(s, { type: 'carMoved', car: pieceOfCard(s, card), from, to: car.field });
}
