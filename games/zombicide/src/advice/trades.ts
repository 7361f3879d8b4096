/** For bots: a card that another survivor of the zone can use better. */
import { carried, different, HANDS, packSize } from '../rules/inventory.ts';
import type { Choice, Held, State, SurvivorNo } from '../state.ts';
import { bestHand } from './arms.ts';

/** One card that changes hands, and what the hands of both gain by it. */
interface Transfer {
  readonly choice: Extract<Choice, { readonly do: 'give' | 'take' }> | null;
  readonly gain: number;
}

/** The best card to give or to take. */
export function bestTransfer(s: State, survivor: SurvivorNo, other: SurvivorNo): Transfer {
  const mine = carried(s.survivors[survivor]!);
  const theirs = carried(s.survivors[other]!);
  let best: Transfer = { choice: null, gain: 0 };
  const consider = (kind: 'give' | 'take', from: readonly Held[], to: readonly Held[], room: number): void => {
    if (to.length >= room) return;
    const before = bestHand(s, from) + bestHand(s, to);
    for (const card of different([...from])) {
      const gain = bestHand(s, from.toSpliced(from.indexOf(card), 1)) + bestHand(s, [...to, card]) - before;
      if (gain > best.gain) best = { choice: { do: kind, card }, gain };
    }
  };
  consider('give', mine, theirs, HANDS + packSize(s, other));
  consider('take', theirs, mine, HANDS + packSize(s, survivor));
  return best;
}

/** In a trade: the best card first; when it has changed hands, that is all. */
export function nextInTrade(s: State, options: readonly Choice[]): number {
  const { acting } = s;
  const { zone } = s.survivors[acting]!;
  const cardsOf = (kind: 'give' | 'take'): string =>
    options.flatMap((option) => (option.do === kind ? [option.card] : [])).join();
  const cards = (no: SurvivorNo): string => different(carried(s.survivors[no]!)).join();
  const isNew = cardsOf('give') === cards(acting);
  // Two with the same cards are as good partners as each other.
  const other = s.survivors.findIndex(
    (one, no) => no !== acting && one.zone === zone && one.status === 'standing' && cardsOf('take') === cards(no),
  );
  const wanted = isNew && other >= 0 ? bestTransfer(s, acting, other).choice : null;
  const found = options.findIndex(
    (option) => option.do === wanted?.do && 'card' in option && option.card === wanted.card,
  );
  return Math.max(0, found);
}
