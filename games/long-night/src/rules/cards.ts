/** Cards between hands, piles and the box. */
import { emit, type Seat } from '@horda/kernel';
import type { CardNo, State } from '../state.ts';
import { itemOf } from './table.ts';

/** Cards leave the game: face up, in order of time. (N27) */
export function removeCards(s: State, cards: readonly CardNo[]): void {
  for (const card of cards) {
    s.removed.push(card);
    emit(s, { type: 'cardRemoved', card });
  }
}

/** One card leaves the hand. */
export function takeFromHand(s: State, seat: Seat, card: CardNo): void {
  const { hand } = s.players[seat]!;
  const at = hand.indexOf(card);
  if (at === -1) throw new Error(`card ${card} is not in the hand of seat ${seat}`);
  hand.splice(at, 1);
}

/** L92, L93, L199: a played or discarded card goes on the waste pile; events and cards of exiled players leave the game. */
export function putAway(s: State, seat: Seat, card: CardNo): void {
  if (itemOf(s, card).use === 'event' || s.players[seat]!.exiled) return removeCards(s, [card]);
  s.waste.push(card);
  emit(s, { type: 'cardWasted', card });
}

/** Cards that are played and work now: they lie open, in no pile. */
export function inPlayNow({ kernel: { stack } }: State): CardNo[] {
  return stack.flatMap(({ rule, my }) => (rule === 'play' ? [(my as { card: CardNo }).card] : []));
}

/** The different cards of a list, in ascending order: two alike are one option. */
export function different(cards: readonly CardNo[]): CardNo[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}
