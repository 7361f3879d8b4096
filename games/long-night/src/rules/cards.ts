/** Cards between hands, piles and the box. */
import { emit, type Seat } from '@horda/kernel';
import { GIVEN, MOVE } from '../declared.ts';
import { NONE, type CardNo, type Equipped, type Player, type State } from '../state.ts';
import { isKind, itemOf } from './table.ts';

/** Cards leave the game: face up, in order of time. (N27) */
export function removeCards(s: State, cards: readonly CardNo[]): void {
  for (const card of cards) {
    s.removed.push(card);
    emit(s, { type: 'cardRemoved', card });
  }
}

/** Cards come into a hand; what was used in this round stays used. (L115) */
export function intoHand(s: State, seat: Seat, items: readonly Readonly<Equipped>[]): void {
  const player = s.players[seat]!;
  player.hand.push(...items.map(({ card }) => card));
  const used = items.filter((item) => item.used > 0);
  if (used.length > 0) player.usedItems = [...player.usedItems, ...used.map((item) => ({ ...item }))];
}

/**
 * One card leaves the hand; of two alike the one that was kept, and the one that was used, unless a `fresh` one is wanted.
 * Returns how often it was used in this round.
 */
export function takeFromHand(s: State, seat: Seat, card: CardNo, fresh = false): number {
  const player = s.players[seat]!;
  const { hand } = player;
  const at = hand.indexOf(card);
  if (at === -1) throw new Error(`card ${card} is not in the hand of seat ${seat}`);
  hand.splice(at, 1);
  if (player.kept === card) player.kept = NONE;
  return player.usedItems.length === 0 ? 0 : takeUsed(player, card, fresh);
}

function takeUsed(player: Player, card: CardNo, fresh: boolean): number {
  const alike = player.usedItems.filter((item) => item.card === card);
  const [used] = alike;
  const isFresh = fresh && player.hand.filter((held) => held === card).length >= alike.length;
  if (used === undefined || isFresh) return 0;
  player.usedItems = player.usedItems.filter((item) => item !== used);
  return used.used;
}

/** Cards go from one hand to another; of two alike the used one goes first. */
export function handOver(s: State, from: Seat, to: Seat, cards: readonly CardNo[]): void {
  intoHand(
    s,
    to,
    cards.map((card) => ({ card, used: takeFromHand(s, from, card) })),
  );
}

/** A card may forbid a kind for this turn, or one card for this round. */
export function mayPlay(s: State, seat: Seat, card: CardNo): boolean {
  const { hand, withheld } = s.players[seat]!;
  if (withheld === card && hand.indexOf(card) === hand.lastIndexOf(card)) return false;
  return !s.turn.noCards.some((kind) => isKind(s, card, kind));
}

/** L92, L93, L199: a played or discarded card goes on the waste pile; events and cards of exiled players leave the game. */
export function putAway(s: State, seat: Seat, card: CardNo): void {
  if (itemOf(s, card).use === 'event' || s.players[seat]!.exiled) return removeCards(s, [card]);
  s.waste.push(card);
  emit(s, { type: 'cardWasted', card });
}

/** What rules keep of cards that lie open, in no pile. */
interface OpenCards {
  readonly card?: CardNo;
  readonly fuel?: CardNo;
  readonly cards?: readonly CardNo[];
  readonly offers?: readonly { readonly card: CardNo }[];
  readonly stakes?: readonly { readonly card: CardNo }[];
}

/** Cards played and working now, given on request and not yet used, offered, staked or shown. Events leave at once. (L93) */
export function inPlayNow(s: State): CardNo[] {
  return s.kernel.stack.flatMap(({ rule, at, my }) => openIn(s, rule, at, my)).filter((card) => card !== NONE);
}

function openIn(s: State, rule: string, at: string, my: OpenCards): readonly CardNo[] {
  const { card = NONE, fuel = NONE, cards = [], offers = [], stakes = [] } = my;
  switch (rule) {
    case 'play':
      return at === 'done' || itemOf(s, card).use === 'event' ? [] : [card];
    case 'saving':
      return [card];
    case GIVEN.name:
      return at === 'choose' || at === 'use' ? [card] : [];
    case MOVE.name:
      return at === 'choose' || at === 'go' ? [fuel] : [];
    case 'joint':
      return offers.map((offer) => offer.card);
    case 'pot':
      return stakes.map((stake) => stake.card);
    case 'shownOne':
    case 'dealing':
      return cards;
    default:
      return [];
  }
}

/** The different cards of a list, in ascending order: two alike are one option. */
export function different(cards: readonly CardNo[]): CardNo[] {
  const found: CardNo[] = [];
  for (const card of cards) {
    // Each card is put in its place at once: for the few cards of a hand this is faster than sorting.
    let at = found.length;
    while (at > 0 && found[at - 1]! > card) at--;
    if (at > 0 && found[at - 1] === card) continue;
    found.push(card);
    for (let i = found.length - 1; i > at; i--) found[i] = found[i - 1]!;
    found[at] = card;
  }
  return found;
}
