import { GAMES } from '@horda/games';
import { expect, test } from 'vitest';
import { playedSession, shellOf } from '../../test/played-sessions.ts';
import { endingLines } from './ending.ts';
import type { Session } from './session.ts';

/** A finished game of two, of whom one is a person. */
function finished(id: string, seed: string): Session {
  const entry = GAMES.find(({ game }) => game.id === id)!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.botsOnly ?? spec.default]));
  const session = playedSession(entry, { options, names: ['Ala', 'Olek'], seed, answers: 20_000 });
  return { ...session, kinds: ['human', 'random'] };
}

test('the only person is told that they won or lost, by what, and every place', () => {
  const session = finished('cisza', 'end');
  const [first] = session.entry.game.outcome(session.state)!;
  const [verdict, cause, places] = endingLines(session, 0, shellOf('pl'));
  expect(verdict).toMatch(first! > 0 ? /^Wygrywasz!$/ : /^Przegrywasz\. Zwycięstwo: Olek\.$/);
  expect(cause).toMatch(/^Co rozstrzyga: .* \[C\d+\]$/);
  expect(places).toMatch(/^Miejsca: 1 .*, 2 .*\.$/);
  expect(places).toContain(' ty');
});

test('several people at one keyboard are told by name', () => {
  const session = { ...finished('cisza', 'end'), kinds: ['human', 'human'] as const };
  expect(endingLines(session, 0, shellOf('en'))[0]).toMatch(/^The game is over\. (Won by: |Nobody wins)/);
});

test('where all win or lose together, all are told', () => {
  const session = finished('gear-up', 'end');
  const [verdict] = endingLines(session, 0, shellOf('en'));
  expect(verdict).toMatch(/^You all (win!|lose\.) /);
});

test('a game that goes on has no ending', () => {
  const entry = GAMES.find(({ game }) => game.id === 'cisza')!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.default]));
  const session = playedSession(entry, { options, names: ['Ala', 'Olek'], seed: 'a', answers: 3 });
  expect(endingLines(session, 0, shellOf('pl'))).toEqual([]);
});
