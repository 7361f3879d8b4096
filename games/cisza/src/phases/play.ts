import { ask, call, emit, rule, type Seat } from '@horda/kernel';
import { remove } from '@horda/parts';
import { CARDS } from '../cards/index.ts';
import { isBarrier, PRINTED, RESOURCES, type Barrier, type Resource } from '../content/resources.ts';
import { noise } from '../rules/noise.ts';
import type { Card, Choice, State } from '../state.ts';
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
      const use = USES.get(pick.card)!;
      if (use.noise === null) f.at = 'putAway';
      return playCard(s, seat, pick.card, use);
    }
    if (pick.do === 'noise') return useForNoise(s, seat, s.shelters[seat]!.hand, pick.card);
    if (pick.do === 'discard') call(s, discardCards, { seat });
    f.at = '';
  },
  makeNoise(s, { seat }) {
    if (s.inPlay !== null && USES.get(s.inPlay)!.noise !== null) noise(s, seat);
  },
  putAway(s, my, f) {
    discardInPlay(s);
    my.played = true;
    f.at = 'choose';
  },
});

function playCard(s: State, seat: Seat, card: Resource, { effect }: Use): void {
  const shelter = s.shelters[seat]!;
  remove(shelter.hand, card);
  emit(s, { type: 'cardPlayed', seat, card });
  if (effect === null) shelter.barriers.push(card as Barrier);
  else {
    s.inPlay = card;
    call(s, effect, { seat });
  }
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

/** What a card of the hand may be used for; found with one look, since it is asked at every decision. */
interface Use {
  readonly play: Choice;
  /** Null for a card without the mark. */
  readonly noise: Choice | null;
  /** The rule that forbids to play it now; a barrier can always be laid down. (A2) */
  blocked(s: State, seat: Seat): RuleId | null;
  /** Null for a barrier, which is only laid down. */
  readonly effect: Card['effect'] | null;
  /** The options when no other card can be played: made once, since this is asked most often. */
  readonly alone: readonly Choice[];
  readonly aloneOrDiscard: readonly Choice[];
  /** To discard this card alone, or with another one, by the other's number. */
  readonly drop: Choice;
  readonly dropWith: readonly Choice[];
  readonly number: number;
}

const DISCARD: Choice = { do: 'discard' };
const END: Choice = { do: 'end' };
const USES: ReadonlyMap<Resource, Use> = new Map(RESOURCES.map((card, number) => [card, useOf(card, number)]));

function useOf(card: Resource, number: number): Use {
  const play: Choice = { do: 'play', card };
  return {
    play,
    noise: PRINTED[card].noise ? { do: 'noise', card } : null,
    blocked: isBarrier(card) ? () => null : CARDS[card].blocked,
    effect: isBarrier(card) ? null : CARDS[card].effect,
    alone: [play, END],
    aloneOrDiscard: [play, DISCARD, END],
    drop: { do: 'drop', cards: [card] },
    dropWith: RESOURCES.map((other) => ({ do: 'drop', cards: [card, other] })),
    number,
  };
}

/** Each different card that can be played; then, until one has been, to discard instead; and to end the phase. */
function playOptions(s: State, seat: Seat, played: boolean): readonly Choice[] {
  const { hand } = s.shelters[seat]!;
  if (s.options.expert) return expertOptions(s, seat, played);
  const one = hand[0]!;
  const first = playable(s, seat, one);
  if (hand.length === 1) return listed(first, null, null, played);
  const two = hand[1]!;
  const second = two === one ? null : playable(s, seat, two);
  if (hand.length === 2) return listed(first, second, null, played);
  const three = hand[2]!;
  return listed(first, second, three === one || three === two ? null : playable(s, seat, three), played);
}

function playable(s: State, seat: Seat, card: Resource): Use | null {
  const use = USES.get(card)!;
  return use.blocked(s, seat) === null ? use : null;
}

/** The cards that can be played, and what can always be done. A list made at once is smaller than one that grows. */
function listed(a: Use | null, b: Use | null, c: Use | null, played: boolean): readonly Choice[] {
  if (a === null && (b !== null || c !== null)) return listed(b, c, null, played);
  if (a === null) return played ? ONLY_END : NOTHING_TO_PLAY;
  if (b === null && c !== null) return listed(a, c, null, played);
  if (b === null) return played ? a.alone : a.aloneOrDiscard;
  if (c === null) return played ? [a.play, b.play, END] : [a.play, b.play, DISCARD, END];
  return played ? [a.play, b.play, c.play, END] : [a.play, b.play, c.play, DISCARD, END];
}

const ONLY_END: readonly Choice[] = [END];
const NOTHING_TO_PLAY: readonly Choice[] = [DISCARD, END];

/** In expert mode a card with the mark has a second use. (C107) */
function expertOptions(s: State, seat: Seat, played: boolean): readonly Choice[] {
  const { hand } = s.shelters[seat]!;
  const options: Choice[] = [];
  for (let i = 0; i < hand.length; i++) {
    if (hand.indexOf(hand[i]!) < i) continue;
    const use = USES.get(hand[i]!)!;
    if (use.blocked(s, seat) === null) options.push(use.play);
    if (use.noise !== null) options.push(use.noise);
  }
  if (!played) options.push(DISCARD);
  options.push(END);
  return options;
}

/** The rule that forbids to play a card of the hand now. */
export function blockedInHand(s: State, seat: Seat, card: Resource): RuleId | null {
  return USES.get(card)!.blocked(s, seat);
}

/** Every different set of cards of a hand, which never holds more than three: single ones, pairs, all. (A50) */
function dropOptions(hand: readonly Resource[]): readonly Choice[] {
  const a = USES.get(hand[0]!)!;
  if (hand.length === 1) return [a.drop];
  const b = USES.get(hand[1]!)!;
  const ab = a.dropWith[b.number]!;
  if (hand.length === 2) return a === b ? [a.drop, ab] : [a.drop, b.drop, ab];
  const c = USES.get(hand[2]!)!;
  const ac = a.dropWith[c.number]!;
  const bc = b.dropWith[c.number]!;
  const all: Choice = { do: 'drop', cards: [hand[0]!, hand[1]!, hand[2]!] };
  if (a === b) return b === c ? [a.drop, ab, all] : [a.drop, c.drop, ab, ac, all];
  if (b === c) return [a.drop, b.drop, ab, bc, all];
  if (a === c) return [a.drop, b.drop, ab, ac, all];
  return [a.drop, b.drop, c.drop, ab, ac, bc, all];
}
