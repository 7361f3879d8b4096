import type { AnyGame } from '@horda/kernel';
import { checkGame, exhaust, FAST, seedFrom, tableOf } from '@horda/testing';
import { expect, test } from 'vitest';
import { cisza } from '../src/game.ts';
import { RULEBOOK } from '../src/text/rulebook.ts';
import { goals } from './goals.ts';
import { invariants } from './invariants.ts';

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
}, 60_000);

test('the contract holds in full in a few games of each size', () => {
  for (let n = 0; n < 15; n++) {
    const report = checkGame(game, { ...tableOf(game, SERIES, TABLES + n * 7), ...CHECKS });
    expect(report.decisions).toBeGreaterThan(0);
  }
}, 60_000);

test('every card, choice, question, event and step of a rule occurs', () => {
  // Any seed gets there; this one is among the quicker.
  const found = exhaust(game, goals, { seed: seedFrom('e6'), games: 20_000, seconds: 40, invariants });
  expect(found.missing).toEqual([]);
  expect(found.most.options).toBeLessThan(40);
}, 60_000);
