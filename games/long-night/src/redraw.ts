/** Redraws everything that a seat may not know; the result does not depend on the true hidden values. */
import { forgetPicks, isSuspended, shuffle, shuffleAnew, suspended, type Seat } from '@horda/kernel';
import { copiesOf } from './content/content.ts';
import { HOMES } from './content/homes.ts';
import type { Home } from './content/vocabulary.ts';
import { PEEK } from './declared.ts';
import { inPlayNow } from './rules/cards.ts';
import { contentOf, seesCrossroads } from './rules/table.ts';
import { possibleObjectives, setsOf } from './setup/decks.ts';
import { NONE, type CardNo, type State } from './state.ts';
import { seesHand } from './view.ts';

export function redraw(s: State, seat: Seat): void {
  forgetPicks(s);
  redrawItems(s, seat);
  forget(s, seat);
  redrawSurvivors(s, seat);
  redrawCrises(s, seat);
  redrawCrossroads(s, seat);
  s.improvements.deck = shuffleAnew(s, s.improvements.deck);
  const top = s.raxxon.deck.splice(-seenExperiments(s, seat));
  s.raxxon.deck = [...shuffleAnew(s, s.raxxon.deck), ...top];
  // Q116: then what players hold is open, but not what is left in the deck.
  if (s.phase === 'over') return void (s.exileDeck = shuffleAnew(s, s.exileDeck));
  redrawObjectives(s, seat);
  redrawExile(s, seat);
}

/** L269: the top experiment lies open; who looks at several sees those. */
function seenExperiments(s: State, seat: Seat): number {
  return isSuspended(s, PEEK, (my) => my.seat === seat) ? suspended(s, PEEK).cards : 1;
}

/**
 * Backs tell the deck a card comes from: each is redrawn from the cards of its own deck that the seat has not seen. Where
 * in a pile a card of another deck lies, nobody knows.
 */
function redrawItems(s: State, seat: Seat): void {
  const hands = s.players.flatMap(({ hand }, i) => (seesHand(s, seat, i) ? [] : [hand]));
  if (s.looker !== seat) hands.push(s.looked);
  hands.push(s.unseen);
  const decks = s.places.map(({ deck }) => deck);
  const secret = s.contributions.flatMap((one) => (one.seat === seat ? [] : [one.card]));
  const hidden = [...decks.flat(), ...hands.flat(), ...secret];
  const pools = new Map(HOMES.map((home) => [home, poolOf(s, seat, home, hidden)]));
  const drawn = (card: CardNo): CardNo => pools.get(contentOf(s).cards[card]!.home)!.pop()!;
  const refill = (pile: CardNo[]): void => {
    // By deck, so that the result does not depend on the true order.
    const cards = HOMES.flatMap((home) => pile.filter((card) => contentOf(s).cards[card]!.home === home)).map(drawn);
    for (const [i, card] of cards.entries()) pile[i] = card;
  };
  for (const hand of hands) refill(hand);
  for (const deck of decks) {
    refill(deck);
    shuffle(s, deck);
  }
  s.contributions = s.contributions.map((one) => (one.seat === seat ? one : { seat: one.seat, card: drawn(one.card) }));
}

/** All cards of a home but those in sight: the hidden ones, and those left in the box. */
function poolOf(s: State, seat: Seat, home: Home, hidden: readonly CardNo[]): CardNo[] {
  const { cards } = contentOf(s);
  const here = hidden.filter((card) => cards[card]!.home === home);
  const left = new Map(copiesOf(contentOf(s), home, setsOf(s)));
  for (const card of inSight(s, seat)) if (left.has(card)) left.set(card, left.get(card)! - 1);
  const pool = [...left].flatMap(([card, copies]) => Array<CardNo>(Math.max(0, copies)).fill(card));
  // A table arranged by hand may hold more than was printed.
  return shuffleAnew(s, pool.length < here.length ? here : pool);
}

function inSight(s: State, seat: Seat): CardNo[] {
  return [
    ...s.players.flatMap(({ hand }, i) => (seesHand(s, seat, i) ? hand : [])),
    ...s.waste,
    ...s.removed,
    ...s.hideout,
    ...s.placed,
    ...inPlayNow(s),
    ...s.survivors.flatMap(({ items }) => items.map(({ card }) => card)),
    ...s.contributions.flatMap((one) => (one.seat === seat ? [one.card] : [])),
    ...(s.looker === seat ? s.looked : []),
  ];
}

/** What the others have seen of hands, and of crossroads cards; what they may not play. */
function forget(s: State, seat: Seat): void {
  for (const [i, player] of s.players.entries()) {
    if (i === seat) continue;
    player.read = [];
    player.usedItems = [];
    if (player.withheld !== NONE) player.withheld = player.hand[0] ?? NONE;
    if (player.peeks.length > 0)
      player.peeks = player.peeks.map((peek) => (peek.to === seat || peek.to === NONE ? peek : { ...peek, cards: [] }));
  }
}

/** L56: the deck is hidden, but for those who look at its top. */
function redrawCrises(s: State, seat: Seat): void {
  if (s.looker === seat) return void (s.crisisDeck = shuffleAnew(s, s.crisisDeck));
  const cards = shuffleAnew(s, [...s.crisisDeck, ...s.crisesSeen]);
  s.crisesSeen = cards.splice(cards.length - s.crisesSeen.length);
  s.crisisDeck = cards;
}

function redrawSurvivors(s: State, seat: Seat): void {
  const others = s.players.filter((_, i) => i !== seat);
  const cards = shuffleAnew(s, [...s.survivorDeck, ...others.flatMap(({ dealt }) => dealt)]);
  for (const player of others) player.dealt = cards.splice(cards.length - player.dealt.length).sort((a, b) => a - b);
  s.survivorDeck = cards;
}

/** L43: as if they were dealt anew around those that the seat knows. */
function redrawObjectives(s: State, seat: Seat): void {
  const isHidden = (i: number): boolean =>
    i !== seat && !s.players[i]!.shown && s.players[i]!.objective !== NONE && !s.players[i]!.shownTo.includes(seat);
  const { betrayals } = contentOf(s);
  const { secret, betrayal, mixed } = possibleObjectives(s);
  // F14: who is exiled and shows no objective is the betrayer.
  const isCaught = (i: number): boolean => isHidden(i) && s.players[i]!.exiled;
  for (const [i, player] of s.players.entries()) if (isCaught(i)) player.objective = shuffle(s, betrayal)[0]!;
  const known = s.players.flatMap(({ objective }, i) => (isHidden(i) && !isCaught(i) ? [] : [objective]));
  const unknown = shuffle(
    s,
    secret.filter((number) => !known.includes(number)),
  ).slice(0, mixed - known.filter((number) => number !== NONE && number < betrayals).length);
  if (!known.some((number) => number >= betrayals)) unknown.push(shuffle(s, betrayal)[0]!);
  shuffle(s, unknown);
  for (const [i, player] of s.players.entries()) if (isHidden(i) && !isCaught(i)) player.objective = unknown.pop()!;
}

/** N19: exile cards are hidden from the others. */
function redrawExile(s: State, seat: Seat): void {
  const others = s.players.filter(({ exile }, i) => i !== seat && exile !== NONE);
  const cards = shuffleAnew(s, [...s.exileDeck, ...others.map(({ exile }) => exile)]);
  for (const player of others) player.exile = cards.pop()!;
  s.exileDeck = cards;
}

function redrawCrossroads(s: State, seat: Seat): void {
  const isSecret = s.crossroads !== NONE && !seesCrossroads(s, seat);
  const cards = shuffleAnew(s, isSecret ? [...s.crossroadsDeck, s.crossroads] : s.crossroadsDeck);
  if (isSecret) s.crossroads = cards.pop()!;
  s.crossroadsDeck = cards;
}
