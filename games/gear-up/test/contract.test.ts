import { packOf, type AnyGame } from '@horda/kernel';
import { checkGame, exhaust, FAST, seedFrom, tableOf } from '@horda/testing';
import { IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import type { Content, Effect } from '../src/content/content.ts';
import { HOUSE } from '../src/content/house.ts';
import { gearUp } from '../src/game.ts';
import { PACK } from '../src/pack.ts';
import { RULEBOOK } from '../src/text/rulebook.ts';
import { goals } from './goals.ts';
import { invariants } from './invariants.ts';
import { stacked } from './stacked.ts';

const game = gearUp as unknown as AnyGame;
const rare = stacked as unknown as AnyGame;
const CHECKS = { invariants, rules: new Set<string>(RULEBOOK.map(({ id }) => id)) };
const SERIES = seedFrom('contract');
/** Its decisions have hundreds of options each: a few tables take as long as hundreds of another game. */
const ALL_TABLES = 24;
const TABLES = IS_FULL ? ALL_TABLES : 8;

test('the contract holds in random games for 1 to 6 with all options', () => {
  let [worlds, redrawn, alike] = [0, 0, 0];
  for (let n = 0; n < TABLES; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, n), ...CHECKS, thorough: FAST });
    worlds += report.worlds;
    redrawn += report.redrawn;
    alike += report.alike;
  }
  // All is open but what nobody knows: only answers that turn up a card tell two worlds apart.
  expect(redrawn).toBeGreaterThan(0);
  expect(worlds).toBeGreaterThan(TABLES);
  expect(alike).toBeGreaterThan(TABLES * 10);
});

test('the contract holds late in the game, when everything is unlocked', () => {
  for (let n = 0; n < TABLES / 2; n++) {
    const report = checkGame(rare, { ...tableOf(rare, SERIES, ALL_TABLES + n), ...CHECKS, thorough: FAST });
    expect(report.decisions).toBeGreaterThan(0);
  }
});

test('the contract holds in full in a few games', () => {
  for (let n = 0; n < 2; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, 2 * ALL_TABLES + n), ...CHECKS });
    expect(report.decisions).toBeGreaterThan(0);
  }
});

/** Effects as no weapon of ours has them together. */
const ODD_PAIRS: readonly (readonly [Effect, Effect])[] = [
  ['split', 'mowDown'],
  ['split', 'longRange'],
  ['multiHit3', 'explosion'],
  ['multiHit3', 'knockback'],
  ['longRange', 'knockback'],
  ['longRange', 'mowDown'],
  ['criticalHit', 'adrenaline'],
  ['quickReload', 'fury'],
];

/** Every weapon has one of these pairs, and a small shape. */
function oddContent(first: number): Content {
  const shapes = ['I2', 'L3', 'I3', 'O4'];
  return {
    ...HOUSE,
    survivors: HOUSE.survivors.map((survivor, i) => ({
      ...survivor,
      weapons: survivor.weapons.map((weapon, j) => {
        const pair = ODD_PAIRS[(first + i + 3 * j) % ODD_PAIRS.length]!;
        return { ...weapon, shape: shapes[(i + j) % shapes.length]!, start: null, upgrades: pair, solo: pair };
      }),
    })),
  };
}

test('the contract holds with packs whose weapons have odd effects', () => {
  for (let n = 0; n < TABLES / 2; n++) {
    const { content, problems } = PACK.check(oddContent(n));
    expect(problems).toEqual([]);
    const pack = packOf('odd', content!);
    const report = checkGame(rare, { ...tableOf(rare, SERIES, 3 * ALL_TABLES + n), ...CHECKS, pack, thorough: FAST });
    expect(report.decisions).toBeGreaterThan(0);
  }
});

test.runIf(IS_FULL)(
  'every effect, ability, zombie, choice, question, event and step of a rule occurs',
  () => {
    // Of the seeds that were tried this one gets there quickest.
    const options = { seed: seedFrom('e3'), games: 20_000, invariants };
    const found = exhaust(rare, goals, options);
    expect(found.missing).toEqual([]);
  },
  700_000,
);
