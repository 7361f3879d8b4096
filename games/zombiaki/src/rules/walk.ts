import { call, emit, rule } from '@horda/kernel';
import { remove } from '@horda/parts';
import type { CardId, State, Zombie } from '../state.ts';
import { printed, seatOf, traitsOf } from './cards.ts';
import { BARRICADE } from '../content/board.ts';
import { LATER, type Walk } from './later.ts';
import { removeThing, thingOn } from './things.ts';
import { attachedTo, findZombie, isPet, pieceOf, strengthNow, zombie } from './zombies.ts';

/**
 * A zombie steps on to a field: concrete shoes hurt it, it eats a jelly token, a trap acts. On the Barricade it has
 * won. This holds for every step, whatever its cause. If the shoes kill twins there, the corpse they leave counts as
 * arrived. (Z90, R12, R33, R35, R82, M9, D7)
 */
export const walk = rule<State, Walk>(LATER.walk)({
  go(s, { zombie: card, to, how }) {
    const z = zombie(s, card);
    const from = z.field;
    freeFromWire(s, z);
    z.field = to;
    emit(s, { type: 'zombieMoved', zombie: pieceOf(s, z), from, to, how });
  },
  tread(s, { zombie: card }) {
    tread(s, card);
  },
  arrive(s, { zombie: card, to }, f) {
    const z = findZombie(s, card);
    if (z === null || z.field !== to) f.at = '';
    else if (to === BARRICADE) winAtBarricade(s);
    else eatJelly(s, z);
  },
  spring(s, { zombie: card, to }) {
    const thing = thingOn(s, to);
    if (thing === null) return;
    if (traitsOf(s, thing.card).springs) call(s, LATER.spring, { trap: thing.card, zombie: card });
  },
});

/** A zombie has changed its field: concrete shoes hurt it, and if it is too weak there, it dies. (P173, P642) */
export function tread(s: State, card: CardId): void {
  const z = findZombie(s, card);
  if (z === null) return;
  const shoes = attachedTo(s, z, 'hurtsWalkers');
  if (shoes === null && strengthNow(s, z) > 0) return;
  const by = shoes?.card ?? card;
  const wounds = shoes === null ? [] : [printed(s, shoes.card).wounds];
  const zombies = shoes === null ? [] : [card];
  call(s, LATER.harm, { by, zombies, wounds, retreat: false, manner: 'bare' });
}

/** A zombie has come from street I on to the Barricade: the game is over at once. (Z90) */
export function winAtBarricade(s: State): void {
  s.ending = 'barricade';
  emit(s, { type: 'gameEnded', ending: 'barricade', winner: seatOf(s, 'zombies') });
  s.kernel.stack = [];
}

/** Frees a zombie from barbed wire. */
export function freeFromWire(s: State, z: Zombie): void {
  if (z.held === 0) return;
  emit(s, { type: 'zombieFreed', zombie: pieceOf(s, z) });
  discardWire(s, z);
}

/** Discards barbed wire that its zombie leaves, dead or alive, or that no longer holds anybody. (K453) */
export function discardWire(s: State, z: Zombie): void {
  if (z.held === 0) return;
  z.held = 0;
  const wire = thingOn(s, z.field);
  if (wire !== null && traitsOf(s, wire.card).holds) removeThing(s, wire);
}

/** The first zombie on the field eats the jelly there and keeps its bonus; pets do not. (P163, P164) */
export function eatJelly(s: State, z: Zombie): void {
  if (isPet(s, z)) return;
  for (const token of s.jelly.filter(({ field }) => field === z.field)) {
    remove(s.jelly, token);
    z.bonus += token.bonus;
    emit(s, { type: 'jellyEaten', zombie: pieceOf(s, z), field: z.field, bonus: token.bonus });
  }
}
