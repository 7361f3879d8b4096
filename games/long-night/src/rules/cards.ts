/** Cards between hands, piles and the box. */
import { emit, type Seat } from '@horda/kernel';
import { GIVEN, MOVE } from '../declared.ts';
import { NONE, type CardNo, type State } from '../state.ts';
import { itemOf } from './table.ts';

/** Cards leave the game: face up, in order of time. (N27) */
export function removeCards(s: State, cards: readonly CardNo[]): void {
  for (const card of cards) {
    s.removed.push(card);
    emit(s, { type: 'cardRemoved', card });
  }
}

/** One card leaves the hand; of two alike the one that was kept. */
export function takeFromHand(s: State, seat: Seat, card: CardNo): void {
  const player = s.players[seat]!;
  const { hand } = player;
  const at = hand.indexOf(card);
  if (at === -1) throw new Error(`card ${card} is not in the hand of seat ${seat}`);
  hand.splice(at, 1);
  if (player.kept === card) player.kept = NONE;
}

/** L92, L93, L199: a played or discarded card goes on the waste pile; events and cards of exiled players leave the game. */
export function putAway(s: State, seat: Seat, card: CardNo): void {
  if (itemOf(s, card).use === 'event' || s.players[seat]!.exiled) return removeCards(s, [card]);
  s.waste.push(card);
  emit(s, { type: 'cardWasted', card });
}

/**
 * Cards that lie open, in no pile: played and working now, or given on request and not yet used. Events leave the game at
 * once. (L93)
 */
export function inPlayNow(s: State): CardNo[] {
  return s.kernel.stack.flatMap(({ rule, at, my }) => {
    const { card = NONE, fuel = NONE } = my as { card?: CardNo; fuel?: CardNo };
    if (rule === 'play') return itemOf(s, card).use === 'event' ? [] : [card];
    if (rule === GIVEN.name) return at === 'choose' || at === 'use' ? [card] : [];
    return rule === MOVE.name && (at === 'choose' || at === 'go') && fuel !== NONE ? [fuel] : [];
  });
}

/** The different cards of a list, in ascending order: two alike are one option. */
export function different(cards: readonly CardNo[]): CardNo[] {
  const found: CardNo[] = [];
  for (const card of cards) if (!found.includes(card)) found.push(card);
  return found.sort((a, b) => a - b);
}
