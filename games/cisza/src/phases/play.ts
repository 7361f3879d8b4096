import { ask, call, emit, rule, type Seat } from '@horda/kernel';
import { remove } from '@horda/parts';
import { CARDS, isBarrier } from '../cards/index.ts';
import { PRINTED, RESOURCES, type Resource } from '../content/resources.ts';
import { noise } from '../rules/noise.ts';
import type { Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/**
 * Phase 1: play any number of cards, one after the other, or discard any number; not both. A card's effect comes first,
 * its noise last. (C14–C20)
 */
export const play = rule<State, { seat: Seat; played: boolean }, Choice>('play')({
  choose(s, { seat, played }, f) {
    // Even if nothing can be played the question is put: to skip it would tell the others something about the hand.
    if (s.shelters[seat]!.hand.length === 0) f.at = '';
    else ask(s, seat, 'play.choose', playOptions(s, seat, played));
  },
  act(s, { seat }, f) {
    const { pick } = f;
    if (pick.do === 'play') {
      if (!PRINTED[pick.card].noise) f.at = 'putAway';
      return playCard(s, seat, pick.card);
    }
    if (pick.do === 'noise') return useForNoise(s, seat, s.shelters[seat]!.hand, pick.card);
    if (pick.do === 'discard') call(s, discardCards, { seat });
    f.at = '';
  },
  makeNoise(s, { seat }) {
    if (s.inPlay !== null && PRINTED[s.inPlay].noise) call(s, noise, { shelter: seat });
  },
  putAway(s, my, f) {
    discardInPlay(s);
    my.played = true;
    f.at = 'choose';
  },
});

function playCard(s: State, seat: Seat, card: Resource): void {
  const shelter = s.shelters[seat]!;
  remove(shelter.hand, card);
  emit(s, { type: 'cardPlayed', seat, card });
  if (isBarrier(card)) {
    shelter.barriers.push(card);
    return;
  }
  s.inPlay = card;
  call(s, CARDS[card].effect, { seat });
}

/** Expert mode: a marked card is used for its noise alone, from the hand or from the table. (C107, A48) */
export function useForNoise<T extends Resource>(s: State, seat: Seat, from: T[], card: T): void {
  remove(from, card);
  s.inPlay = card;
  emit(s, { type: 'cardUsedForNoise', seat, card });
}

/** The card whose effect and noise are over goes to the discard pile. (C18) */
export function discardInPlay(s: State): void {
  if (s.inPlay === null) return;
  s.discard.push(s.inPlay);
  s.inPlay = null;
}

/** Discards one or more cards of the hand. (C15) */
export const discardCards = rule<State, { seat: Seat }, Choice & { do: 'drop' }>('discardCards')({
  choose(s, { seat }) {
    ask(s, seat, 'discardCards.choose', dropOptions(s.shelters[seat]!.hand));
  },
  drop(s, { seat }, { pick }) {
    const { hand } = s.shelters[seat]!;
    for (const card of pick.cards) remove(hand, card);
    s.discard.push(...pick.cards);
    emit(s, { type: 'cardsDiscarded', seat, cards: pick.cards });
  },
});

export const NOISE = perCard((card): Choice => ({ do: 'noise', card }));
const PLAY = perCard((card): Choice => ({ do: 'play', card }));
const DISCARD: Choice = { do: 'discard' };
const END: Choice = { do: 'end' };

function perCard(make: (card: Resource) => Choice): Readonly<Record<Resource, Choice>> {
  return Object.fromEntries(RESOURCES.map((card) => [card, make(card)])) as Record<Resource, Choice>;
}

/** Each different card that can be played; then, until one has been, to discard instead; and to end the phase. */
export function playOptions(s: State, seat: Seat, played: boolean): Choice[] {
  const { hand } = s.shelters[seat]!;
  const options: Choice[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) < i) continue;
    if (blockedInHand(s, seat, card) === null) options.push(PLAY[card]);
    if (s.options.expert && PRINTED[card].noise) options.push(NOISE[card]);
  }
  if (!played) options.push(DISCARD);
  options.push(END);
  return options;
}

/** The rule that forbids to play a card of the hand now. A barrier can always be laid down. (A2) */
export function blockedInHand(s: State, seat: Seat, card: Resource): RuleId | null {
  return isBarrier(card) ? null : CARDS[card].blocked(s, seat);
}

/** Every different set of one or more cards, each a pattern of bits. */
export function dropOptions(hand: readonly Resource[]): Choice[] {
  const options: Choice[] = [];
  for (let set = 1; set < 1 << hand.length; set++)
    if (takesFirst(hand, set)) options.push({ do: 'drop', cards: hand.filter((_, i) => (set >> i) & 1) });
  return options;
}

/** Of cards alike the first ones are taken, so that no two sets are alike. */
function takesFirst(hand: readonly Resource[], set: number): boolean {
  for (let i = 1; i < hand.length; i++)
    for (let j = 0; j < i; j++) if (hand[i] === hand[j] && (set >> i) & 1 && !((set >> j) & 1)) return false;
  return true;
}
