import { findGame, GAMES } from '@horda/games';
import { wilson, type SimResult } from '@horda/lab';
import { campGame } from '@horda/testing/camp';
import { expect, test } from 'vitest';
import { wordsOf } from '../language.ts';
import { reportLines } from './sim.ts';

/** A report on fifty games, of which twelve were won. */
function linesOf(players: number, language: 'en' | 'pl'): string {
  const [wins, shared] = players === 1 ? [[12], 0] : [Array.from({ length: players }, () => 0), 12];
  const outcomes = { wins, shared, ending: { warm: 12, frozen: 38 } };
  const bots = wins.map(() => 'greedy');
  const result = { players, games: 50, seed: 's', bots, options: {}, pack: null, outcomes, turns: null, decisions: 9 };
  const whole = { ...result, decisionsPerSecond: 9, seconds: 1, digest: 'd', tally: { wins, shared } };
  const shell = { language, words: wordsOf(language), style: { color: false, unicode: true }, games: GAMES };
  const entry = { ...findGame('cisza')!, game: campGame() };
  return reportLines(entry, whole as unknown as SimResult, shell).join('\n');
}

test.each([1, 4])(
  'where %i win or lose together, their victories are told with an interval, and no seats',
  (players) => {
    const { low, high } = wilson(12, 50);
    const [from, to] = [low, high].map((part) => `${(part * 100).toFixed(1)}%`);
    const lines = linesOf(players, 'en');
    expect(lines).toMatch(new RegExp(`^won together +12 +24\\.0% +${from} to ${to} at 95%$`, 'm'));
    expect(lines).not.toContain('seat 1');
    expect(lines).toContain(players === 1 ? '50 games, 1 player' : '50 games, 4 players');
    expect(linesOf(players, 'pl')).toContain('wspólnie wygrane');
  },
);
