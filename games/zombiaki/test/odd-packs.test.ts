import type { AnyGame } from '@horda/kernel';
import { oddGames, playOddPacks } from '@horda/testing';
import fc from 'fast-check';
import { test } from 'vitest';
import { EFFECTS, factsOf, signsOf, type Effect, type Side } from '../src/content/effects.ts';
import { zombiaki } from '../src/game.ts';
import { invariants } from './invariants.ts';

const CARDS = 40;

function effectsOf(side: Side): Effect[] {
  const all = Object.keys(EFFECTS) as Effect[];
  return all.filter((effect) => factsOf(effect).side === side && effect !== 'dawn');
}

/** A deck of a few effects, with any numbers, in any numbers of copies. */
function deck(side: Side): fc.Arbitrary<object[]> {
  const size = side === 'zombies' ? CARDS - 1 : CARDS;
  const number = fc.integer({ min: 1, max: 12 });
  const sort = fc.record({
    copies: number,
    numbers: fc.array(number, { minLength: 3, maxLength: 3 }),
    line: fc.nat(2),
  });
  return fc
    .subarray(effectsOf(side), { minLength: 1, maxLength: 12 })
    .chain((effects) =>
      fc.array(sort, { minLength: effects.length, maxLength: effects.length }).map((sorts) => {
        let left = size;
        const cards = effects.map((effect, i) => {
          const { copies, numbers, line } = sorts[i]!;
          const count = i === effects.length - 1 ? left : Math.min(copies, left);
          left -= count;
          const sign = signsOf(effect)[line];
          return { ...card(effect, count, numbers), ...(sign === undefined ? {} : { line: sign }) };
        });
        return cards.filter(({ copies }) => copies > 0);
      }),
    )
    .map((cards) => (side === 'zombies' ? [...cards, card('dawn', 1, [])] : cards));
}

function card(effect: Effect, copies: number, numbers: readonly number[]) {
  const printed = factsOf(effect).numbers.map((name, i) => [name, numbers[i]!]);
  return { id: effect, name: { pl: effect, en: effect }, effect, copies, ...Object.fromEntries(printed) };
}

const packs = fc.record({ zombies: deck('zombies'), humans: deck('humans') });

test('Z2 Z3 whatever the check of a pack accepts is played to an end', () => {
  playOddPacks(zombiaki as unknown as AnyGame, packs, oddGames(200), { most: 20_000, invariants });
});
