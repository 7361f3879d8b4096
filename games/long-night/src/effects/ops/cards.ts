/** Hands, decks and piles. */
import { ask, below, call, emit, reveal, rule, type Rule, type Seat } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { Kind } from '../../content/vocabulary.ts';
import { different, putAway, removeCards, takeFromHand } from '../../rules/cards.ts';
import { isKind } from '../../rules/table.ts';
import type { Choice, PlaceNo, State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const CARDS_OPS: Acts<'draw' | 'discard' | 'removeCards' | 'removeRandom'> = {
  draw(s, { places, seats, n }) {
    for (const seat of seats) for (const place of places) draw(s, seat, place, n);
  },
  discard(s, { op, seats, n }) {
    for (const seat of seats.toReversed()) call(s, giving, { seat, kind: op.kind, n, removed: false });
  },
  removeCards(s, { op, seats, n }) {
    for (const seat of seats.toReversed()) call(s, giving, { seat, kind: op.kind, n, removed: true });
  },
  removeRandom(s, { seats, n }) {
    for (const seat of seats) {
      const { hand } = s.players[seat]!;
      if (hand.length > 0) reveal(s);
      for (let left = Math.min(n, hand.length); left > 0; left--) removeCards(s, hand.splice(below(s, hand.length), 1));
    }
  },
};

/** An empty deck gives nothing. Only the player sees the cards. */
function draw(s: State, seat: Seat, place: PlaceNo, n: number): void {
  const { deck } = s.places[place]!;
  const cards = deck.splice(Math.max(0, deck.length - n)).reverse();
  if (cards.length === 0) return;
  reveal(s);
  s.players[seat]!.hand.push(...cards);
  emit(s, { type: 'cardsDrawn', seat, place, cards });
}

interface Giving {
  seat: Seat;
  kind: Kind;
  n: number;
  /** Out of the game instead of on the waste pile. */
  removed: boolean;
}

/** A player puts cards of the hand away, unused, one by one, as far as there are any. */
const giving = rule<State, Giving, Choice>('giving')({
  choose(s, { seat, kind, n }, f) {
    const { hand } = s.players[seat]!;
    if (n <= 0 || hand.length === 0) return void (f.at = '');
    const cards = different(hand).filter((card) => isKind(s, card, kind));
    const options = cards.map((card): Choice => ({ do: 'card', card }));
    // Asked even if there is no choice: nobody learns from the question what the others hold.
    ask(s, seat, 'giving.choose', options.length > 0 ? options : [{ do: 'no' }]);
  },
  give(s, my, f) {
    if (f.pick.do !== 'card') return;
    my.n--;
    f.at = 'choose';
    takeFromHand(s, my.seat, f.pick.card);
    if (my.removed) removeCards(s, [f.pick.card]);
    else putAway(s, my.seat, f.pick.card);
  },
});

export const CARDS_RULES: readonly Rule<State>[] = [giving];

/** Still to be written. */
export const CARDS_PENDING = [
  'seek',
  'reveal',
  'revealTakeOne',
  'revealUntil',
  'lookTake',
  'lookDeck',
  'lookCrisis',
  'burnDeck',
  'burnKind',
  'takeRemoved',
  'giveHand',
  'takeCard',
  'takeRandom',
  'showHand',
  'showRandom',
  'showObjective',
  'wasteTriggerItem',
  'removeTriggerItem',
  'returnCard',
  'deal',
  'pot',
] as const satisfies readonly OpName[];
