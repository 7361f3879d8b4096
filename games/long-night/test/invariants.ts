/** What holds at every moment of The Long Night, whatever is done. */
import type { AnyState } from '@horda/kernel';
import { memo } from '@horda/parts';
import { copiesOf, type Content } from '../src/content/content.ts';
import { HOMES } from '../src/content/homes.ts';
import type { SetId } from '../src/content/vocabulary.ts';
import { inPlayNow } from '../src/rules/cards.ts';
import { limitOf } from '../src/rules/modifiers.ts';
import { contentOf, damageOf, filled, freeSpaces, isInPlay, ofPlayer } from '../src/rules/table.ts';
import { setsOf } from '../src/setup/decks.ts';
import { NONE, type CardNo, type Player, type State, type Survivor } from '../src/state.ts';

export function invariants(any: AnyState): void {
  const s = any as State;
  itemCards(s);
  otherCards(s);
  for (const one of s.survivors) survivor(s, one);
  for (const [seat, player] of s.players.entries()) person(s, seat, player);
  for (const place of s.places.keys()) locality(s, place);
  tracks(s);
}

function must(holdsTrue: boolean, what: string): void {
  if (!holdsTrue) throw new Error(what);
}

/** As many cards of each deck as were dealt, and no more of a kind than were printed. (L48, L49, L222, L231) */
function itemCards(s: State): void {
  const { cards } = contentOf(s);
  const found = new Array<number>(cards.length).fill(0);
  for (const card of lying(s)) found[card]!++;
  const { copies, sums } = copiesWith(contentOf(s))(setsOf(s));
  const of: Record<string, number> = {};
  for (let card = 0; card < cards.length; card++) {
    const { home } = cards[card]!;
    of[home] = (of[home] ?? 0) + found[card]!;
    if (found[card]! > copies[card]!) must(false, `${found[card]} times card ${card} of ${home}`);
  }
  for (const home of HOMES) {
    const [sum, all] = [of[home]!, dealt(s, home, sums[home]!)];
    // A game that ends while a card is played leaves that card nowhere.
    must(s.ending === null ? sum === all : sum <= all, `${sum} cards of ${home}`);
  }
}

interface Copies {
  /** How often each card was printed, and how many cards each home has. */
  readonly copies: readonly number[];
  readonly sums: Readonly<Record<string, number>>;
}

const copiesWith = memo((content: Content) =>
  memo((sets: readonly SetId[]): Copies => {
    const copies = content.cards.map(() => 0);
    const sums: Record<string, number> = {};
    for (const home of HOMES)
      for (const [card, n] of copiesOf(content, home, sets)) {
        copies[card] = n;
        sums[home] = (sums[home] ?? 0) + n;
      }
    return { copies, sums };
  }),
);

const DECK_SIZE = 20;

function dealt({ players, options }: State, home: string, printed: number): number {
  if (home === 'starter') return players.length * (players.length === 2 ? 7 : 5);
  if (home === 'raxxon' && !options.raxxon) return 0;
  return Math.min(DECK_SIZE, printed);
}

/** Every item card of the table, wherever it lies. */
function lying(s: State): CardNo[] {
  return [
    ...s.players.flatMap(({ hand }) => hand),
    ...s.places.flatMap(({ deck }) => deck),
    ...s.survivors.flatMap(({ items }) => items.map(({ card }) => card)),
    ...s.contributions.map(({ card }) => card),
    ...s.waste,
    ...s.removed,
    ...s.unseen,
    ...s.hideout,
    ...s.placed,
    ...s.looked,
    ...inPlayNow(s),
  ];
}

/** No card that exists once is anywhere twice. */
function otherCards(s: State): void {
  const own = s.players.flatMap(({ dealt: cards }) => cards);
  once('survivor', [...s.survivors.map(({ card }) => card), ...s.survivorDeck, ...s.graveyard, ...s.gone, ...own]);
  // One that is resolved lies on the others until its effects are over.
  once('crisis', [
    ...s.crisisDeck,
    ...s.crisesDone,
    ...s.crisesSeen,
    s.crisesDone.at(-1) === s.crisis ? NONE : s.crisis,
  ]);
  once('crossroads card', [...s.crossroadsDeck, s.crossroads]);
  once(
    'objective',
    s.players.map(({ objective }) => objective),
  );
  once('exile card', [...s.exileDeck, ...s.players.map(({ exile }) => exile)]);
  const { deck, display, built } = s.improvements;
  once('improvement', [...deck, ...display.map(({ card }) => card), ...built.map(({ card }) => card)]);
  once('experiment', [...s.raxxon.deck, ...s.raxxon.loose]);
  once('side effect', [...s.raxxon.sideEffects, ...s.survivors.flatMap(({ sideEffects }) => sideEffects)]);
}

function once(what: string, cards: readonly number[]): void {
  const seen = new Set<number>();
  for (const card of cards) {
    must(card === NONE || !seen.has(card), `${what} ${card} is in two places`);
    seen.add(card);
  }
}

/** Nobody who has taken too much is asked to go on. (L183, L237) */
function survivor(s: State, one: Survivor): void {
  const { card, owner, place, wounds, frostbite, despair } = one;
  must(s.players[owner] !== undefined && !s.players[owner]!.out, `survivor ${card} belongs to ${owner}`);
  must(isInPlay(s, place), `survivor ${card} stands at ${place}`);
  must(Math.min(wounds, frostbite, despair) >= 0, `survivor ${card} has fewer than no tokens`);
  const isDying = s.kernel.stack.some(({ rule }) => rule === 'death' || rule === 'bite');
  must(isDying || s.ending !== null || damageOf(one) < limitOf(s, one), `survivor ${card} lives with ${damageOf(one)}`);
}

/** L51, L60, L186, L187: a group has a leader, dice show 1–6, and nobody without survivors holds cards. */
function person(s: State, seat: number, { dice, spent, leader, hand, bereft, out }: Player): void {
  for (const die of [...dice, ...spent]) must(die >= 1 && die <= 6, `seat ${seat} has a die of ${die}`);
  must(
    dice.every((die, i) => i === 0 || die >= dice[i - 1]!),
    `the dice of seat ${seat} are not in order`,
  );
  if (out)
    must(hand.length + dice.length === 0, `seat ${seat} is out and has cards ${hand.join()} or dice ${dice.join()}`);
  const own = ofPlayer(s, seat);
  if (s.phase === 'setup' || s.phase === 'over' || bereft || own.length === 0) return;
  const isNaming = s.kernel.stack.some(({ rule }) => rule === 'leader' || rule === 'death' || rule === 'bite');
  must(isNaming || own.some(({ card }) => card === leader), `seat ${seat} is led by ${leader}`);
}

/** Nothing stands where there is no space. (L30, L168, L172) */
function locality(s: State, place: number): void {
  const { entrances, noise, bandits, ghosts, deck, closed } = s.places[place]!;
  const { entranceSpaces, noiseSpaces } = contentOf(s).places[place]!;
  must(freeSpaces(s, place) >= 0, `place ${place} is overcrowded`);
  must(noise >= 0 && noise <= noiseSpaces, `${noise} noise at ${place}`);
  for (const entrance of entrances) {
    const { zombies, barricades, traps } = entrance;
    must(Math.min(zombies, barricades, traps) >= 0, `fewer than nothing at an entrance of ${place}`);
    must(filled(entrance) <= entranceSpaces, `${filled(entrance)} at an entrance of ${place}`);
  }
  if (isInPlay(s, place)) return;
  must(closed && bandits + ghosts + deck.length + noise === 0, `place ${place} is not in play, yet something is there`);
}

/** L203, F20: morale 0 ends the game, at the latest when all zombies have come. */
function tracks(s: State): void {
  const { morale, food, starvation, helpless, unruly, rounds } = s;
  must(morale >= 0 && morale <= 10, `morale is ${morale}`);
  must(morale > 0 || s.ending !== null || s.adding > 0, 'the game goes on without morale');
  must(Math.min(food, starvation, helpless, unruly) >= 0, 'fewer than no tokens');
  must(rounds > 0 || s.ending !== null, 'the game goes on without rounds');
  must(s.ending === null || s.winners.length === s.players.length, 'nobody knows who has won');
}
