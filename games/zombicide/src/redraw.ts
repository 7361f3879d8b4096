/**
 * Redraws everything that nobody at the table knows: the order of the decks, and which of the tokens that changed places
 * lies where. All seats know the same.
 */
import { shuffleAnew, type Seat } from '@horda/kernel';
import { missionOf } from './rules/mission.ts';
import type { Pile, Placed, State } from './state.ts';

export function redraw(s: State, _seat: Seat): void {
  for (const pile of [s.equipment, s.epic, s.secretService, s.zombieCards, s.abominationCards] as Pile[])
    redrawPile(s, pile);
  for (const group of missionOf(s).shuffled ?? []) redrawPlaces(s, group);
}

/** Cards on top that all have looked at stay. */
function redrawPile(s: State, pile: Pile): void {
  const top = pile.deck.splice(pile.deck.length - pile.known);
  pile.deck = [...shuffleAnew(s, pile.deck), ...top];
}

/** Tokens of a group that still lie face down change places. */
function redrawPlaces(s: State, group: readonly string[]): void {
  const { cards } = missionOf(s);
  const isHidden = ({ card, state }: Placed): boolean => state === 'faceDown' && group.includes(cards[card]!.id);
  const tokens = shuffleAnew(
    s,
    s.placed.filter(isHidden).map(({ card }) => card),
  );
  s.placed = s.placed.map((one) => (isHidden(one) ? { ...one, card: tokens.pop()! } : one));
}
