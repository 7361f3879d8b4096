/** What holds at every moment of Cisza, whatever is played. */
import type { AnyState, Seat } from '@horda/kernel';
import { KINDS } from '../src/content/city.ts';
import { RESOURCES, type Resource } from '../src/content/resources.ts';
import { HAND_SIZE } from '../src/content/table.ts';
import { PRINTED_PACK, type CiszaPack } from '../src/pack.ts';
import type { CardId, State } from '../src/state.ts';

/** What holds with these cards. */
export function invariantsWith(pack: CiszaPack): (any: AnyState) => void {
  return (any) => {
    const s = any as State;
    cityCards(s, pack);
    resourceCards(s, pack);
    topOfTheCity(s);
    noHordeStands(s);
    for (const seat of s.shelters.keys()) shelter(s, seat);
    nothingOnTheWay(s);
  };
}

export const invariants = invariantsWith(PRINTED_PACK);

/** All 55 cards are somewhere, each once; a Horde that waits to be settled is remembered by its rule. (C1, C44, C62) */
function cityCards(s: State, pack: CiszaPack): void {
  const places = new Array<number>(s.kinds.length).fill(0);
  const put = (cards: readonly CardId[]): void => {
    for (const card of cards) places[card]!++;
  };
  for (let card = 0; card < s.city; card++) places[card]!++;
  for (const { survivors, zombies } of s.shelters) {
    put(survivors);
    put(zombies);
  }
  put(s.loose);
  put(s.dead);
  put(s.lost);
  put(waitingHordes(s));
  const card = places.findIndex((times) => times !== 1);
  if (card !== -1) throw new Error(`city card ${card} is in ${places[card]} places`);
  for (const kind of KINDS) {
    const copies = pack.city[kind];
    let found = 0;
    for (const each of s.kinds) if (each === kind) found++;
    if (found !== copies) throw new Error(`${found} ${kind} cards, not ${copies}`);
  }
}

function waitingHordes(s: State): CardId[] {
  const cards: CardId[] = [];
  for (const { rule, my } of s.kernel.stack) {
    if (rule !== 'horde') continue;
    const { card } = my as { card: CardId };
    if (card >= 0 && !s.dead.includes(card)) cards.push(card);
  }
  return cards;
}

/** All 55 resource cards are somewhere. (C2) */
function resourceCards(s: State, pack: CiszaPack): void {
  const counts = { ...NO_CARDS };
  const count = (cards: readonly Resource[]): void => {
    for (const card of cards) counts[card]++;
  };
  count(s.deck);
  count(s.discard);
  for (const { hand, barriers } of s.shelters) {
    count(hand);
    count(barriers);
  }
  if (s.inPlay !== null) counts[s.inPlay]++;
  for (const card of RESOURCES)
    if (counts[card] !== pack.resources[card])
      throw new Error(`${counts[card]} of ${card}, not ${pack.resources[card]}`);
}
const NO_CARDS = Object.fromEntries(RESOURCES.map((card) => [card, 0])) as Record<Resource, number>;

/** Only the top card is ever turned, and only a regular or strong zombie stays there. (C23, C51, C54) */
function topOfTheCity(s: State): void {
  if (!s.turned) return;
  const kind = s.kinds[s.city - 1];
  if (kind !== 'regular' && kind !== 'strong') throw new Error(`${kind ?? 'nothing'} lies turned on top of the city`);
}

/** A Horde is settled, it never stands anywhere. (C56) */
function noHordeStands(s: State): void {
  for (const { zombies } of s.shelters)
    for (const card of zombies) if (s.kinds[card] === 'horde') throw new Error('a Horde stands in a shelter');
  for (const card of s.loose) if (s.kinds[card] === 'horde') throw new Error('a Horde is handed out');
}

/** At most three cards; who has no survivor is out by the end of the own turn, and then has nothing. (C32, C33, C36) */
function shelter(s: State, seat: Seat): void {
  const { alive, survivors, barriers, zombies, hand } = s.shelters[seat]!;
  if (hand.length > HAND_SIZE) throw new Error(`seat ${seat} holds ${hand.length} cards`);
  const ownTurn = seat === s.active && s.ending === null;
  if (alive && survivors.length === 0 && !ownTurn) throw new Error(`seat ${seat} plays on without survivors`);
  if (alive) return;
  if (survivors.length + barriers.length + hand.length > 0) throw new Error(`seat ${seat} is out, but has cards`);
  if (zombies.length > 0 && s.ending === null) throw new Error(`seat ${seat} is out, but holds zombies`);
}

/** Between two plays no card is being resolved, and no zombie is on its way. (C18, C57) */
function nothingOnTheWay(s: State): void {
  const between = s.kernel.asks.length === 0 || BETWEEN.has(s.kernel.asks[0]!.prompt);
  if (between && (s.inPlay !== null || s.loose.length > 0)) throw new Error('a card was left over');
}
const BETWEEN = new Set(['mulligan.look', 'play.choose', 'discardCards.choose', 'attack.defend']);
