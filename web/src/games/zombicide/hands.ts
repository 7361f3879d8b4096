/** Which cards are to be in the hands: what was lifted so far, and the answer that it makes. */
import type { Choice, Held } from '@horda/zombicide/state';
import { HANDS } from '@horda/zombicide/text/shown';

type Arrange = Extract<Choice, { readonly do: 'arrange' }>;

/** Cards that may be in a hand, each as often as it is carried. */
export function liftable(options: readonly Choice[]): readonly Held[] {
  const most = new Map<Held, number>();
  for (const option of options)
    if (option.do === 'arrange')
      for (const card of option.hand)
        most.set(card, Math.max(most.get(card) ?? 0, option.hand.filter((each) => each === card).length));
  return [...most].flatMap(([card, n]) => Array.from({ length: n }, () => card));
}

/** One card more in the hands: the one that is there longest makes room. */
export function lifted(hands: readonly Held[], card: Held): readonly Held[] {
  return [...hands, card].slice(-HANDS);
}

export function lowered(hands: readonly Held[], card: Held): readonly Held[] {
  const at = hands.indexOf(card);
  return hands.filter((_, i) => i !== at);
}

/** The answer that puts these cards into the hands; undefined: there is none. */
export function arrangedAs(options: readonly Choice[], hands: readonly Held[]): Arrange | undefined {
  const key = (cards: readonly Held[]): string => cards.toSorted((a, b) => a - b).join();
  return options.find((option): option is Arrange => option.do === 'arrange' && key(option.hand) === key(hands));
}
