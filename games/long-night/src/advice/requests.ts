/** For bots: when to ask the others for a card, and when to give one. What is given must be used at once. (L110–L113) */
import type { Seat } from '@horda/kernel';
import type { Action, Choice } from '../choices.ts';
import { contentOf, damageOf, itemOf, ofPlayer } from '../rules/table.ts';
import type { State } from '../state.ts';
import { sharesOf } from './crisis.ts';
import { isDisloyal, lossFromHand } from './own-goal.ts';

/** The others should hold about so many medicine cards. */
const LIKELY = 0.5;

/** Somebody of the own group may die of the cold or of the next wound, and no medicine is in hand. */
export function asksForMedicine(s: State, seat: Seat): boolean {
  const { hand, dice } = s.players[seat]!;
  // Asked at the end of a turn, so that it is asked once.
  if (dice.length > 0 || !isInDanger(s, seat)) return false;
  if (hand.some((card) => itemOf(s, card).symbol === 'medicine')) return false;
  const shares = sharesOf(contentOf(s));
  let expected = 0;
  for (const [other, { hand: cards }] of s.players.entries())
    if (other !== seat) for (const card of cards) expected += shares[contentOf(s).cards[card]!.home].medicine ?? 0;
  return expected > LIKELY;
}

/** What to answer a request: medicine for those in danger, unless the own goal or the own group needs it. */
export function bestGift(s: State, seat: Seat, options: readonly Choice[]): number {
  const ignores = options.length - 1;
  const [first] = options;
  if (first?.do !== 'give' || isDisloyal(s, seat) || !isInDanger(s, first.to) || isInDanger(s, seat)) return ignores;
  const gift = options.findIndex(
    (choice) =>
      choice.do === 'give' && itemOf(s, choice.card).symbol === 'medicine' && lossFromHand(s, seat, choice.card) <= 0,
  );
  return gift === -1 ? ignores : gift;
}

function isInDanger(s: State, seat: Seat): boolean {
  return ofPlayer(s, seat).some((one) => one.frostbite > 0 || damageOf(one) - one.despair > 1);
}

/** A given card: used as it would be from the hand, or given back. */
export function bestUse(options: readonly Choice[], worthOf: (action: Action) => number): number {
  let best = { i: options.length - 1, worth: 0 };
  for (const [i, choice] of options.entries()) {
    const worth = choice.do === 'no' ? 0 : choice.do === 'keep' ? KEEP : worthOf(choice as Action);
    if (worth >= best.worth) best = { i, worth };
  }
  return best.i;
}

const KEEP = 0.5;
