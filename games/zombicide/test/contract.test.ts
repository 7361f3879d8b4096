import { packOf, type AnyGame } from '@horda/kernel';
import { checkGame, exhaust, FAST, seedFrom, tableOf } from '@horda/testing';
import { IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import { RULEBOOK } from '../src/text/rulebook.ts';
import { PACK } from '../src/pack.ts';
import { goals } from './goals.ts';
import { checksBut, invariants, transitions } from './invariants.ts';

const game = zombicide as unknown as AnyGame;
const CHECKS = { invariants, transitions, rules: new Set<string>(RULEBOOK.map(({ id }) => id)) };
const SERIES = seedFrom('contract');
/** Every number of players with every mission is among the first 1,000 tables. */
const ALL_TABLES = 1000;
const TABLES = IS_FULL ? ALL_TABLES : 24;
const PIECE = 50;
const PIECES = Array.from({ length: Math.ceil(TABLES / PIECE) }, (_, i) => i * PIECE);

test.each(PIECES)('the contract holds in random games for 1 to 6 with all settings, from table %i on', (first) => {
  let decisions = 0;
  const last = Math.min(TABLES, first + PIECE);
  for (let n = first; n < last; n++)
    decisions += checkGame(game, { ...tableOf(game, SERIES, n), ...CHECKS, thorough: FAST }).decisions;
  expect(decisions).toBeGreaterThan((last - first) * 10);
});

test('the series of tables has every number of players with every mission', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < ALL_TABLES; n++) {
    const { seats, options } = tableOf(game, SERIES, n);
    kinds.add(`${seats} ${options['mission']}`);
  }
  const missions = game.options.find(({ id }) => id === 'mission')!.values(6);
  expect(kinds.size).toBe(6 * missions.length);
});

test.each(MISSIONS.map(({ id }) => id))('the contract holds in %s', (mission) => {
  const { seed, seats, options } = tableOf(game, SERIES, TABLES + MISSIONS.findIndex(({ id }) => id === mission));
  const report = checkGame(game, { seats, options: { ...options, mission }, seed, ...CHECKS, thorough: FAST });
  expect(report.decisions).toBeGreaterThan(0);
});

test('the contract holds in full in a few games', () => {
  for (let n = 0; n < (IS_FULL ? 6 : 2); n++)
    expect(checkGame(game, { ...tableOf(game, SERIES, 2 * TABLES + n), ...CHECKS }).decisions).toBeGreaterThan(0);
});

test.each(['S4', 'M8'])('V9 the contract holds with %s and all cards typed in as a pack', (mission) => {
  const { content, problems } = PACK.check(PACK.template({ ...DEFAULTS, mission }));
  expect(problems).toEqual([]);
  const { seed, seats, options } = tableOf(game, SERIES, 3 * TABLES);
  const pack = packOf('ours', content!);
  const report = checkGame(game, {
    seats,
    options: { ...options, mission: 'mine' },
    seed,
    ...CHECKS,
    pack,
    thorough: FAST,
  });
  expect(report.decisions).toBeGreaterThan(0);
});

test.runIf(IS_FULL)('every skill, card, mission card, note, choice, ending and step of a rule occurs', () => {
  // 8: many of its tables begin with skills that nobody has learnt (`arrange.ts`).
  const found = exhaust(game, goals, { seed: seedFrom('1'), games: 6000, ...checksBut(8) });
  expect(found.missing).toEqual([]);
});
