/** What survivors carry. (V88, V89, V94–V97, V189) */
import { emit } from '@horda/kernel';
import { TOKENS } from '../content/tokens.ts';
import type { TokenId } from '../content/ids.ts';
import { NONE, type CardNo, type Held, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { cardOf } from './held.ts';
import { equipmentCard, gearOf } from './printed.ts';
import { countSkill, hasSkill } from './skills.ts';

export const HANDS = 2;
const PACK = 3;

/** V88, X30: places in the backpack; a marker may take one. */
export function packSize(s: State, survivor: SurvivorNo): number {
  let n = PACK + 2 * countSkill(s, survivor, 'hoard');
  for (const token of s.survivors[survivor]!.tokens) if (TOKENS[token as TokenId].fillsSlot) n--;
  return n;
}

/** V88: cards that a survivor can carry. */
export function roomOf(s: State, survivor: SurvivorNo): number {
  return HANDS + packSize(s, survivor);
}

export function carried({ hand, pack }: Survivor): Held[] {
  return [...hand, ...pack];
}

/** V89, X63: cards that work as held in a hand. */
export function inHand(s: State, survivor: SurvivorNo): readonly Held[] {
  const one = s.survivors[survivor]!;
  return one.pack.length > 0 && hasSkill(s, survivor, 'webbing') ? carried(one) : one.hand;
}

/** Whether a card with this property is carried, in a hand or in the backpack. */
export function carriesLight(s: State, { hand, pack }: Survivor): boolean {
  for (const card of hand) if (gearOf(s, card).light) return true;
  for (const card of pack) if (gearOf(s, card).light) return true;
  return false;
}

/** Takes a card out of hand or backpack. V307: the light goes with the last Flashlight. */
export function takeCard(s: State, one: Survivor, card: Held): void {
  const list = one.hand.includes(card) ? one.hand : one.pack;
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`nobody carries card ${card} here`);
  list.splice(at, 1);
  if (one.light !== NONE && gearOf(s, card).light && !carriesLight(s, one)) one.light = NONE;
}

/** Into the backpack, or into a hand when it is full. */
export function putCard(s: State, survivor: SurvivorNo, card: Held): void {
  const { hand, pack } = s.survivors[survivor]!;
  if (pack.length < packSize(s, survivor)) pack.push(card);
  else hand.push(card);
}

/** V94 */
export function discardCard(s: State, survivor: SurvivorNo, card: Held): void {
  takeCard(s, s.survivors[survivor]!, card);
  putAway(s, cardOf(card));
  emit(s, { type: 'cardDiscarded', survivor, card: cardOf(card) });
}

/** To the discards of its deck; a starting card leaves the mission. (V60, V189) */
export function putAway(s: State, card: CardNo): void {
  const { deck } = equipmentCard(s, card);
  if (deck === 'starting') s.removed.push(card);
  else s[deck].discard.push(card);
}

/** Every card once, however many copies are carried. */
export function different(cards: readonly Held[]): Held[] {
  const found: Held[] = [];
  for (const card of cards) if (!found.includes(card)) found.push(card);
  return found;
}
