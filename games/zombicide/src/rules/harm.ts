/** V244–V253: a survivor loses health, and is knocked out or dead at the end of it. */
import { ask, call, emit, rule } from '@horda/kernel';
import { END, GOALS, HARM } from '../declared.ts';
import { NONE, type Choice, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { loseCompanion } from './companion-harm.ts';
import { leaveCar } from './cars.ts';
import { leave } from './companions.ts';
import { cardOf } from './held.ts';
import { carried, different, discardCard, putAway } from './inventory.ts';
import { missionOf } from './mission.ts';
import { healthLeft, healthOf } from './printed.ts';
import { hasSkill } from './skills.ts';

interface Harm {
  survivor: SurvivorNo;
  n: number;
  cause: 'zombies' | 'fire' | 'card';
}

export const harm = rule<State, Harm, Choice>(HARM)({
  /** Y53, X62: Tough ignores the first wound of an attack; a card is no attack. */
  hurt(s, my, f) {
    if (s.survivors[my.survivor]!.status !== 'standing') return void (f.at = '');
    const n = my.cause === 'card' ? 0 : Math.min(my.n, ignored(s, my.survivor));
    if (n === 0) return;
    my.n -= n;
    emit(s, { type: 'woundsIgnored', survivor: my.survivor, n });
  },
  /** X35: a card for a wound. */
  cancel(s, { survivor, n }, f) {
    const one = s.survivors[survivor]!;
    const cards = n > 0 && hasSkill(s, survivor, 'isThatAll') ? different(carried(one)) : [];
    if (cards.length === 0) return void (f.at = 'bear');
    const options: Choice[] = cards.map((card) => ({ do: 'cancelWound', card }));
    ask<Choice>(s, one.owner, 'harm.cancel', [...options, { do: 'suffer' }]);
  },
  cancelled(s, my, f) {
    if (f.pick.do !== 'cancelWound') return;
    discardCard(s, my.survivor, f.pick.card);
    my.n--;
    f.at = 'cancel';
  },
  bear(s, { survivor, n, cause }) {
    if (n <= 0) return;
    const one = s.survivors[survivor]!;
    const wounds = Math.min(n, healthLeft(s, one));
    one.wounds += wounds;
    emit(s, { type: 'survivorHurt', survivor, n: wounds, cause });
    if (healthLeft(s, one) <= 0) fall(s, survivor);
  },
});

/** X62: wounds of an attack that are ignored: the first one, from wherever Tough comes. (V195) */
export function ignored(s: State, survivor: SurvivorNo): number {
  return hasSkill(s, survivor, 'tough') ? 1 : 0;
}

/** The last health is gone: knocked out, or dead where there is no knock-out and the mission is lost. (V4, V6, V244) */
export function fall(s: State, survivor: SurvivorNo): void {
  const one = s.survivors[survivor]!;
  if (one.status !== 'standing') return;
  one.wounds = healthOf(s, one);
  leaveCar(s, survivor);
  loseAll(s, one);
  if (!missionOf(s).knockout) {
    die(s, survivor, 'atOnce');
    return call(s, END, { ending: 'death' });
  }
  one.status = 'down';
  one.downIn = s.round;
  emit(s, { type: 'survivorDown', survivor, zone: one.zone });
  if (s.survivors.some(({ status }) => status === 'standing')) return;
  // V7, Y40: nobody of the team can be used any more. Y50: if some have left, they alone count.
  if (s.survivors.some(({ status }) => status === 'escaped')) call(s, GOALS, {});
  else call(s, END, { ending: 'allDown' });
}

/** V39, V246, V253, Y71: cards, light, actions and companions are gone. */
function loseAll(s: State, one: Survivor): void {
  for (const held of carried(one)) putAway(s, cardOf(held));
  one.hand = [];
  one.pack = [];
  one.tokens = [];
  one.light = NONE;
  one.actions = 0;
  one.free = [];
  for (const companion of one.companions) leave(s, companion);
}

function die(s: State, survivor: SurvivorNo, how: 'atOnce' | 'leftBehind'): void {
  s.survivors[survivor]!.status = 'dead';
  emit(s, { type: 'survivorDied', survivor, how });
}

/** Y50, W21: those who lie on the board when the team has left it, and companions whom nobody took along. */
export function leaveBehind(s: State): void {
  for (const [survivor, { status }] of s.survivors.entries()) if (status === 'down') die(s, survivor, 'leftBehind');
  for (const [companion, { status }] of s.companions.entries()) if (status === 'standing') loseCompanion(s, companion);
}
