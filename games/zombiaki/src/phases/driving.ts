import { call, emit, rule } from '@horda/kernel';
import { CARS } from '../cards/index.ts';
import { counted } from '../content/printed.ts';
import { pieceOfCard, printed } from '../rules/cards.ts';
import { BARRICADE, behind, fromCemetery } from '../content/board.ts';
import { advance, findThing, removeThing, thingOn } from '../rules/things.ts';
import { pieceOf, zombieOn } from '../rules/zombies.ts';
import type { CardId, State } from '../state.ts';

interface Locals {
  driven: readonly CardId[];
  car: CardId;
  /** Fields it still has to drive. */
  left: number;
}

/**
 * Step 2 of the humans: all cars drive toward the Cemetery, the one nearest to it first, field by field as far as they
 * can. (Z47, Z48, R24–R28, M15–M19)
 */
export const driving = rule<State, Locals>('driving')({
  next(s, my, f) {
    const car = nextCar(s, my.driven);
    if (car === null) return void (f.at = '');
    my.car = car;
    my.driven = [...my.driven, car];
    my.left = counted(printed(s, car), 'speed');
  },
  drive(s, my, f) {
    const car = findThing(s, my.car);
    if (car === null || my.left === 0) return void (f.at = 'next');
    f.at = 'drive';
    my.left--;
    const to = behind(car.field);
    if (to === null) return removeThing(s, car);
    const z = zombieOn(s, to);
    if (z !== null) {
      emit(s, { type: 'carHit', car: pieceOfCard(s, car.card), zombie: pieceOf(s, z) });
      return call(s, CARS[effectOf(s, car.card)].contact, { car: car.card, zombie: z.card });
    }
    const ahead = thingOn(s, to);
    if (ahead === null) return advance(s, car.card);
    call(s, CARS[effectOf(s, car.card)].meet, { car: car.card, thing: ahead.card });
  },
});

function nextCar(s: State, driven: readonly CardId[]): CardId | null {
  let best: CardId | null = null;
  let field = BARRICADE;
  for (const { card, field: at } of s.things) {
    if (printed(s, card).kind !== 'car' || driven.includes(card)) continue;
    if (best !== null && fromCemetery(at, field) >= 0) continue;
    best = card;
    field = at;
  }
  return best;
}

function effectOf(s: State, card: CardId): keyof typeof CARS {
  return printed(s, card).effect as keyof typeof CARS;
}
