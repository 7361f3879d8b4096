/** Mines and car bombs go off and set each other off, each only once. (P592–P594, P603, P604, P607, J14, J15) */
import { ask, call, emit, askUnlessOne, rule } from '@horda/kernel';
import { counted } from '../content/printed.ts';
import type { CardId, Choice, Field, State, Zombie } from '../state.ts';
import { atField } from './aiming.ts';
import { crossOver } from './asking.ts';
import { pieceOfCard, printed, seatOf, traitsOf } from './cards.ts';
import { around, nearby } from '../content/board.ts';
import { LATER } from './later.ts';
import { findThing, removeThing, thing, thingOn } from './things.ts';
import { targets, zombieOn } from './zombies.ts';

interface Blast {
  readonly thing: CardId;
  /** The field where it lay. */
  field?: Field;
}

/**
 * A mine or car bomb goes off and is gone. A car bomb wounds everybody on its field and around it, corners included,
 * and sets off explosives there. A mine wounds the zombie on it, then its splinters hit a neighbouring field of the
 * humans’ choice, where they set off a car bomb.
 */
export const explosion = rule<State, Blast, Choice & { do: 'field' }>('explosion')({
  blast(s, my, f) {
    const it = findThing(s, my.thing);
    if (it === null) return void (f.at = '');
    const { field } = it;
    const { wounds } = printed(s, my.thing);
    f.my.field = field;
    emit(s, { type: 'thingExploded', thing: pieceOfCard(s, my.thing), field });
    removeThing(s, it);
    if (traitsOf(s, my.thing).explodes === 'around') {
      f.at = 'spread';
      const reach = [field, ...nearby(field)];
      const hit = targets(s).filter((z) => reach.includes(z.field));
      return wound(s, my.thing, hit, wounds);
    }
    const z = zombieOn(s, field);
    if (z !== null) wound(s, my.thing, [z], wounds);
  },
  scatter(s, { field }, f) {
    if (around(field!).every((next) => !shrapnelActs(s, next))) f.at = '';
    else crossOver(s, 'humans');
  },
  splash(s, { field }) {
    ask(s, seatOf(s, 'humans'), 'mine.splash', around(field!).map(atField));
  },
  shrapnel(s, my, f) {
    crossOver(s, 'humans');
    const at = f.pick.field;
    f.at = '';
    const bomb = bombOn(s, at);
    if (bomb !== null) call(s, explosion, { thing: bomb });
    const z = zombieOn(s, at);
    // Called last, so it runs first: the wound comes before the bomb goes off.
    if (z !== null) wound(s, my.thing, [z], counted(printed(s, my.thing), 'splinters'));
  },
  spread(s, { field }) {
    setOff(s, nearby(field!));
  },
});

/** Several go off, one after the other; the humans choose the order if it can matter. (J15) */
export const explosions = rule<State, { things: readonly CardId[] }, Choice & { do: 'thing' }>('explosions')({
  look(s, { things }, f) {
    const left = inQuestion(s, things).length;
    if (left === 0) f.at = '';
    else if (left > 1) crossOver(s, 'humans');
  },
  order(s, { things }, f) {
    const options = inQuestion(s, things).map((card): Choice & { do: 'thing' } => ({ do: 'thing', thing: card }));
    askUnlessOne(s, f, seatOf(s, 'humans'), 'explosion.order', options);
  },
  next(s, { things }, f) {
    if (inQuestion(s, things).length > 1) crossOver(s, 'humans');
    f.at = 'look';
    call(s, explosion, { thing: f.pick.thing });
  },
});

/** The explosives that may go off next; only the first if the order makes no difference. (R79) */
function inQuestion(s: State, things: readonly CardId[]): readonly CardId[] {
  const left = things.filter((card) => findThing(s, card) !== null);
  return left.some((card) => harmsSomebody(s, thing(s, card).field)) ? left : left.slice(0, 1);
}

/** Fire or an explosion on these fields sets off the explosives there. */
export function setOff(s: State, fields: readonly Field[]): void {
  const things = s.things.filter(({ card, field }) => fields.includes(field) && goesOff(s, card));
  if (things.length > 0) call(s, explosions, { things: things.map(({ card }) => card) });
}

/** Whether fire and explosions set this card off. */
export function goesOff(s: State, card: CardId): boolean {
  return traitsOf(s, card).explodes !== null;
}

/** A wounded Teddy Bear is part of what is hit: a blast takes whole fields. (P214) */
function wound(s: State, by: CardId, hit: readonly Zombie[], wounds: number): void {
  call(s, LATER.harm, {
    by,
    zombies: hit.map(({ card }) => card),
    wounds: hit.map(() => wounds),
    retreat: false,
    manner: 'area',
  });
}

function shrapnelActs(s: State, field: Field): boolean {
  return zombieOn(s, field) !== null || bombOn(s, field) !== null;
}

export function bombOn(s: State, field: Field): CardId | null {
  const lying = thingOn(s, field);
  return lying !== null && traitsOf(s, lying.card).explodes === 'around' ? lying.card : null;
}

function harmsSomebody(s: State, field: Field): boolean {
  return zombieOn(s, field) !== null || nearby(field).some((next) => zombieOn(s, next) !== null);
}
