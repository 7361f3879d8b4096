/** The cards that a survivor carries. (V88, V89) */
import { emit } from '@horda/kernel';
import type { EquipmentCard } from '../content/vocabulary.ts';
import { NONE, type CardNo, type Held, type Pile, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { cardOf } from './held.ts';
import { gear, gearOf } from './printed.ts';
import { powersOf } from './skills.ts';

/** V89, X63: with Webbing the whole inventory counts as held in a hand. */
export function isInHand(one: Survivor, held: Held): boolean {
  return one.hand.includes(held) || (powersOf(one.skills).allInHand && one.pack.includes(held));
}

/** A carried card that works where it is and fits; undefined: there is none. (V89, V181, Y35) */
export function workingCard(one: Survivor, fits: (card: EquipmentCard) => boolean): Held | undefined {
  for (const held of one.hand) if (fits(gearOf(held))) return held;
  const { allInHand } = powersOf(one.skills);
  for (const held of one.pack) {
    const card = gearOf(held);
    if ((allInHand || card.inPack === true) && fits(card)) return held;
  }
  return undefined;
}

/** V94: takes a card from a survivor and puts it away. */
export function discard(s: State, survivor: SurvivorNo, held: Held): void {
  take(s.survivors[survivor]!, held);
  putAway(s, cardOf(held));
  emit(s, { type: 'cardDiscarded', survivor, card: cardOf(held) });
}

/** Takes a card from hand or backpack. V253, V307: the beam goes out with the last light source. */
export function take(one: Survivor, held: Held): void {
  const from = one.hand.includes(held) ? one.hand : one.pack;
  const at = from.indexOf(held);
  if (at === NONE) throw new Error(`survivor ${one.who} does not carry ${held}`);
  from.splice(at, 1);
  if (one.light !== NONE && gearOf(held).light === true && !hasLight(one)) one.light = NONE;
}

function hasLight(one: Survivor): boolean {
  return workingCard(one, isLight) !== undefined;
}

function isLight({ light }: EquipmentCard): boolean {
  return light === true;
}

/** V189: a starting card leaves the mission, another goes to the discards of its deck. */
export function putAway(s: State, card: CardNo): void {
  const { deck } = gear(card);
  if (deck === 'starting') s.removed.push(card);
  else pileOf(s, deck).discard.push(card);
}

export function pileOf(s: State, deck: 'equipment' | 'epic' | 'secretService'): Pile {
  return s[deck];
}
