/** For bots: whether the crisis can be met together, by what a seat knows. */
import type { Seat } from '@horda/kernel';
import { memo } from '@horda/parts';
import { copiesOf, type Content } from '../content/content.ts';
import { HOMES } from '../content/homes.ts';
import type { Home, ItemSymbol } from '../content/vocabulary.ts';
import { crisisNeed } from '../phases/crisis.ts';
import { contentOf, crisisOf, itemOf, seatsFrom } from '../rules/table.ts';
import { NONE, type State } from '../state.ts';
import { forecast } from '../view/forecast.ts';
import { assaultOf, isAssault } from './assault.ts';
import { deathCost, effectsWorth } from './effects.ts';
import { deathsByAssault } from './gates.ts';

/** Of the cards that others have added so many help; in the co-operative game all do. */
const OTHERS_HELP = 0.9;
/** Of the cards that others could add so many come, all together and with goals of their own. */
const TOGETHER = 1;
const APART = 0.9;
/** Cards that fit and that each player with a turn to come will still find. */
const FOUND = 0.4;
/** How many cards may be missing by that reckoning. */
const HOPE = 2;
/** What a card should at least be good for in the crisis. */
const PER_CARD = 0.3;
/** What each zombie counts that kills nobody. */
const ZOMBIE = 0.2;
/** The chance of failure while there is hope, and without. */
const MAY_FAIL = 0.4;
const LOST = 0.95;

/** Q19: own cards are known; of the others only how many there are. */
export function crisisSum(s: State, seat: Seat): number {
  const { accept } = crisisOf(s);
  const help = s.options.mode === 'coop' ? 1 : OTHERS_HELP;
  let sum = 0;
  for (const { seat: by, card } of s.contributions)
    sum += by === seat ? (accept.includes(itemOf(s, card).symbol) ? 1 : -1) : help;
  return sum;
}

/** Cards that the crisis still needs; 0 if it is met, beyond hope, or not worth it. */
export function crisisMissing(s: State, seat: Seat): number {
  if (s.crisis === NONE) return 0;
  const { accept } = crisisOf(s);
  const missing = crisisNeed(s) - crisisSum(s, seat);
  if (missing <= 0.5) return 0;
  const own = s.players[seat]!.hand.filter((card) => accept.includes(itemOf(s, card).symbol)).length;
  if (missing > own + fromOthers(s, seat, accept) + HOPE) return 0;
  return crisisCost(s) > PER_CARD * missing ? missing : 0;
}

/** What it costs if the crisis fails. */
export function crisisCost(s: State): number {
  const { effects } = crisisOf(s);
  const rest = effects.filter((op) => !isAssault(op));
  const assault = assaultOf(s);
  const zombies = assault.reduce((sum, one) => sum + one.zombies + one.noise / 2, 0);
  return ZOMBIE * zombies + deathCost(s) * deathsByAssault(s, forecast(s), assault) - effectsWorth(s, rest);
}

/** The chance that it fails, as far as the seat knows. */
export function failing(s: State, seat: Seat, missing: number): number {
  if (s.crisis === NONE || crisisNeed(s) - crisisSum(s, seat) <= 0.5) return 0;
  return missing > 0 ? MAY_FAIL : LOST;
}

/** Cards that those with a turn to come may add, by the backs of their hands. */
function fromOthers(s: State, seat: Seat, accept: readonly ItemSymbol[]): number {
  const order = seatsFrom(s, s.first);
  let sum = 0;
  for (const other of order.slice(order.indexOf(seat) + 1)) {
    const { hand, exiled } = s.players[other]!;
    if (exiled) continue;
    const shares = sharesOf(contentOf(s));
    sum += FOUND;
    for (const card of hand) for (const symbol of accept) sum += shares[contentOf(s).cards[card]!.home][symbol] ?? 0;
  }
  return (s.options.mode === 'coop' ? TOGETHER : APART) * sum;
}

/** The part of each symbol among the cards of a home. */
export const sharesOf = memo((content: Content): Readonly<Record<Home, Partial<Record<ItemSymbol, number>>>> => {
  const of = (home: Home): Partial<Record<ItemSymbol, number>> => {
    const found: Partial<Record<ItemSymbol, number>> = {};
    const copies = copiesOf(content, home, ['tln']);
    const all = copies.reduce((sum, [, n]) => sum + n, 0);
    for (const [card, n] of copies) {
      const { symbol } = content.kinds[card]!;
      found[symbol] = (found[symbol] ?? 0) + n / all;
    }
    return found;
  };
  return Object.fromEntries(HOMES.map((home) => [home, of(home)])) as Record<Home, ReturnType<typeof of>>;
});
