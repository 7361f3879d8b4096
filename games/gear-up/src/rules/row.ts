/** The row of turn cards and what lies under it. */
import { below, shuffle } from '@horda/kernel';
import { remove } from '@horda/parts';
import { contentOf } from '../content/cards.ts';
import type { State } from '../state.ts';

/** With `mildRow`, the card left out of the first round is one of these: no. 3, 5, 7 or 10. */
export const MILD: readonly number[] = [2, 4, 6, 9];

/** Lays out all turn cards, and under them the spawn cards, or in round 2 the boss cards. (B38, B39, B43–B45) */
export function layCards(s: State): void {
  const { turnCards, spawnCards, bossCards } = contentOf(s);
  s.row = mixedRow(s, [...turnCards.keys()]);
  s.shown = 0;
  s.under =
    s.round === 1
      ? shuffle(s, [...spawnCards.keys()])
      : [...shuffle(s, [...bossCards.phase1.keys()]), ...shuffle(s, [...bossCards.phase2.keys()])];
}

/** These cards in random order; the last one is left out of play. */
export function mixedRow(s: State, cards: readonly number[]): number[] {
  const mild = s.round === 1 && s.options.mildRow ? cards.filter((card) => MILD.includes(card)) : [];
  if (mild.length === 0) return shuffle(s, [...cards]);
  const out = mild[below(s, mild.length)]!;
  const rest = [...cards];
  remove(rest, out);
  return [...shuffle(s, rest), out];
}
