import { packOf, type AnyGame } from '@horda/kernel';
import { checkGame, exhaust, FAST, seedFrom, tableOf } from '@horda/testing';
import { expect, test } from 'vitest';
import type { Effect } from '../src/content/effects.ts';
import { zombiaki } from '../src/game.ts';
import { needsOf, PACK } from '../src/pack.ts';
import { RULEBOOK } from '../src/text/rulebook.ts';
import { goals } from './goals.ts';
import { invariants } from './invariants.ts';
import { stacked } from './stacked.ts';

const game = zombiaki as unknown as AnyGame;
const CHECKS = { invariants, rules: new Set<string>(RULEBOOK.map(({ id }) => id)) };
const SERIES = seedFrom('contract');
const TABLES = 240;

test('the contract holds in random games with both decks and all options', () => {
  let [worlds, redrawn, alike] = [0, 0, 0];
  for (let n = 0; n < TABLES; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, n), ...CHECKS, thorough: FAST });
    worlds += report.worlds;
    redrawn += report.redrawn;
    alike += report.alike;
  }
  // Only what the humans have seen of the zombie deck can tell two worlds apart; but it must.
  expect(redrawn).toBeGreaterThan(0);
  expect(worlds).toBeGreaterThan(TABLES);
  expect(alike).toBeGreaterThan(TABLES * 10);
});

test('the contract holds in full in a few games of each kind', () => {
  for (let n = 0; n < 12; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, TABLES + n), ...CHECKS });
    expect(report.decisions).toBeGreaterThan(0);
  }
});

/** Cards as nobody would print them: so many of these effects, and Dawn. */
const ODD_DECKS: Readonly<Record<string, readonly [zombies: readonly Effect[], humans: readonly Effect[]]>> = {
  'pets and what drives them on': [
    ['cat', 'dog', 'walker', 'agile'],
    ['barrel', 'blood', 'laughingGas', 'barrier', 'mine'],
  ],
  'those that come again, over holes': [
    ['splitter', 'matryoshka', 'jelly', 'boss', 'nest'],
    ['hole', 'manhole', 'boobyTrap', 'carBomb', 'oil'],
  ],
  'cars in a crowd': [
    ['walker', 'steadfast', 'mamka', 'shield', 'feltBoots'],
    ['trabant', 'kamaz', 'trolleybus', 'barbedWire', 'slab'],
  ],
  'many that merge and march, in nets': [
    ['krystynka', 'junior', 'mass', 'parade', 'swap'],
    ['net', 'wall', 'flare', 'concreteShoes', 'ovary'],
  ],
};

function oddPack([zombies, humans]: readonly [readonly Effect[], readonly Effect[]]): object {
  const card = (effect: Effect, copies: number): object => ({
    id: effect,
    name: { pl: effect, en: effect },
    effect,
    copies,
    ...Object.fromEntries(needsOf(effect).map((number) => [number, 2])),
    text: null,
  });
  const deck = (effects: readonly Effect[], size: number): object[] =>
    effects.map((effect, i) => card(effect, Math.floor((size + i) / effects.length)));
  return { zombies: [...deck(zombies, 39), card('dawn', 1)], humans: deck(humans, 40) };
}

test.each(Object.entries(ODD_DECKS))('the contract holds with a pack: %s', (_, effects) => {
  const { content, problems } = PACK.check(oddPack(effects));
  expect(problems).toEqual([]);
  const pack = packOf('odd', content!);
  for (let n = 0; n < 20; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, 2 * TABLES + n), ...CHECKS, pack, thorough: FAST });
    expect(report.decisions).toBeGreaterThan(0);
  }
});

test('every card, choice, question, event and step of a rule occurs', () => {
  // Of the seeds that were tried this one gets there quickest.
  const options = { seed: seedFrom('e3'), games: 20_000, invariants };
  const found = exhaust(stacked as unknown as AnyGame, goals, options);
  expect(found.missing).toEqual([]);
  expect(found.most.options).toBeLessThan(60);
}, 700_000);
