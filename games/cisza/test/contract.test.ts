import { packOf, type AnyGame } from '@horda/kernel';
import { checkGame, exhaust, FAST, seedFrom, tableOf } from '@horda/testing';
import { expect, test } from 'vitest';
import { cisza } from '../src/game.ts';
import { PACK, PRINTED_PACK, type CiszaPack } from '../src/pack.ts';
import { RULEBOOK } from '../src/text/rulebook.ts';
import { goals } from './goals.ts';
import { invariants, invariantsWith } from './invariants.ts';

const game = cisza as unknown as AnyGame;
const CHECKS = { invariants, rules: new Set<string>(RULEBOOK.map(({ id }) => id)) };
const SERIES = seedFrom('contract');
const TABLES = 840;

test('the contract holds in random games with every number of players and all options', () => {
  let [worlds, redrawn, alike] = [0, 0, 0];
  for (let n = 0; n < TABLES; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, n), ...CHECKS, thorough: FAST });
    worlds += report.worlds;
    redrawn += report.redrawn;
    alike += report.alike;
  }
  // A redraw that draws nothing, or events that are never compared, would make the checks empty.
  expect(redrawn).toBeGreaterThan(worlds * 0.8);
  expect(alike).toBeGreaterThan(TABLES * 10);
});

test('the contract holds in full in a few games of each size', () => {
  for (let n = 0; n < 15; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, TABLES + n * 7), ...CHECKS });
    expect(report.decisions).toBeGreaterThan(0);
  }
});

/** Cards as nobody would print them. */
const NO_CARDS = Object.fromEntries(
  Object.keys(PRINTED_PACK.resources).map((card) => [card, 0]),
) as unknown as CiszaPack['resources'];
const ODD_PACKS: Readonly<Record<string, CiszaPack>> = {
  'all hordes': { ...PRINTED_PACK, city: { regular: 0, strong: 0, fast: 0, horde: 55 } },
  'all strong': { ...PRINTED_PACK, city: { regular: 0, strong: 55, fast: 0, horde: 0 } },
  'all fast, and only what makes noise': {
    resources: { ...NO_CARDS, megaphone: 20, alarm: 20, eviction: 15 },
    city: { regular: 0, strong: 0, fast: 55, horde: 0 },
  },
  surprises: { ...PRINTED_PACK, resources: { ...NO_CARDS, surprise: 55 } },
};

test.each(Object.entries(ODD_PACKS))('the contract holds with a pack: %s', (_, content) => {
  expect(PACK.check(content).problems).toEqual([]);
  const checks = { ...CHECKS, pack: packOf('odd', content), invariants: invariantsWith(content) };
  for (let n = 0; n < 20; n++) {
    const table = tableOf(game, SERIES, 2 * TABLES + n * 7);
    const options = { ...table.options, stallGuard: true };
    expect(checkGame(game, { ...table, options, ...checks, thorough: FAST }).decisions).toBeGreaterThan(0);
  }
});

test('every card, choice, question, event and step of a rule occurs', () => {
  // Any seed gets there; this one is among the quicker.
  const found = exhaust(game, goals, { seed: seedFrom('e6'), games: 20_000, invariants });
  expect(found.missing).toEqual([]);
  expect(found.most.options).toBeLessThan(40);
}, 700_000);
