import { expect, test } from 'vitest';
import { newTable, randomGame } from '../../test/whole-games.ts';
import { contentOf, zombieCard } from '../content/cards.ts';
import { gearUp } from '../game.ts';
import type { State } from '../state.ts';
import { kindsInPile, PILES, type Pile } from './piles.ts';

const kindsIn = (s: State, pile: Pile) => kindsInPile(gearUp.view(s, null), contentOf(s), pile);
const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

test('B2 B3 T27 before the deal every zombie lies in its pile', () => {
  const s = newTable(2, { survivors: 'choose' });
  expect(kindsIn(s, 'special')).toEqual([
    { kind: 'soldier', left: 6, discarded: 0 },
    { kind: 'stinker', left: 6, discarded: 0 },
    { kind: 'fatty', left: 6, discarded: 0 },
    { kind: 'bomber', left: 6, discarded: 0 },
  ]);
  expect(sum(kindsIn(s, 'standard').map(({ left }) => left))).toBe(48);
});

test('T27 at any moment of a game what is counted lies in the piles and the discards, kind by kind', () => {
  let discarded = 0;
  randomGame(3, (s) => {
    const { discards } = s;
    for (const pile of PILES) {
      const kinds = kindsIn(s, pile);
      expect(sum(kinds.map((each) => each.discarded))).toBe(discards[pile].length);
      // The state knows what lies in a pile; the view only what lies elsewhere.
      for (const { kind, left } of kinds)
        expect(s.piles[pile].filter((card) => zombieCard(s, card).kind === kind)).toHaveLength(left);
      discarded = Math.max(discarded, discards[pile].length);
    }
  });
  expect(discarded).toBeGreaterThan(0);
});
