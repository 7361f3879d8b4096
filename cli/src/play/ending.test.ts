import { GAMES } from '@horda/games';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@horda/parts';
import { expectToFit, playedSession, shellOf } from '../../test/played-sessions.ts';
import { SMALLEST } from '../terminal/style.ts';
import { rematchOf } from './afterwards.ts';
import { endingLines } from './ending.ts';
import { screen } from './screen.ts';
import type { Session } from './session.ts';

/** A finished game of two, of whom one is a person. */
function finished(id: string, seed: string): Session {
  const entry = GAMES.find(({ game }) => game.id === id)!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.botsOnly ?? spec.default]));
  const session = playedSession(entry, { options, names: ['Ala', 'Olek'], seed, answers: 20_000 });
  return { ...session, kinds: ['human', 'random'] };
}

test('the only person is told that they won or lost, by what, what turned it, and every place', () => {
  const session = finished('cisza', 'end');
  const [first] = session.entry.game.outcome(session.state)!;
  const [verdict, cause, turn, places] = endingLines(session, 0, shellOf('pl'));
  expect(verdict).toMatch(first! > 0 ? /^Wygrywasz!$/ : /^Przegrywasz\. Zwycięstwo: Olek\.$/);
  expect(cause).toMatch(/^Co rozstrzyga: .* \[C\d+\]$/);
  expect(turn).toMatch(/^(Zwrot|Twój koniec) \(tura \d+: (Ala|Olek)\): .+[.!]$/i);
  expect(places).toMatch(/^Miejsca: 1 .*, 2 .* \(koniec w turze \d+\)\.$/);
  expect(places).toContain(' ty');
});

test('who fell early is told when and how, and all places follow', () => {
  const entry = GAMES.find(({ game }) => game.id === 'cisza')!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.botsOnly ?? spec.default]));
  const names = ['Ala', 'Olek', 'Ewa', 'Jan'];
  const session = playedSession(entry, { options, names, seed: 'end', answers: 20_000 });
  const losers = [...names.keys()].filter((seat) => (session.entry.game.outcome(session.state)![seat] ?? 0) === 0);
  for (const own of losers) {
    const kinds = names.map((_, seat) => (seat === own ? 'human' : 'random') as 'human' | 'random');
    const lines = endingLines({ ...session, kinds }, own, shellOf('en'));
    expect(lines[0]).toMatch(/^You lose\. Won by: /);
    expect(lines.filter((line) => /^Your end \(turn \d+: \w+\): \S/i.test(line))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^Places: 1 .*, 2 .*, 3 .*, 4 .*\.$/);
  }
});

test('several people at one keyboard are told by name', () => {
  const session = { ...finished('cisza', 'end'), kinds: ['human', 'human'] as const };
  expect(endingLines(session, 0, shellOf('en'))[0]).toMatch(/^The game is over\. (Won by: |Nobody wins)/);
});

test('where all win or lose together, all are told', () => {
  const session = finished('gear-up', 'end');
  const [verdict] = endingLines(session, 0, shellOf('en'));
  expect(verdict).toMatch(/^You all (win!|lose\.)$/);
});

test('a game that goes on has no ending', () => {
  const entry = GAMES.find(({ game }) => game.id === 'cisza')!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.default]));
  const session = playedSession(entry, { options, names: ['Ala', 'Olek'], seed: 'a', answers: 3 });
  expect(endingLines(session, 0, shellOf('pl'))).toEqual([]);
});

test.each(['cisza', 'zombiaki', 'gear-up', 'zombicide'])('%s tells what turned it, in both languages', (id) => {
  const session = finished(id, 'end');
  for (const language of LANGUAGES) {
    const told = endingLines(session, 0, shellOf(language)).join('\n');
    expect(told).toMatch(language === 'pl' ? /^(Zwrot|Twój koniec) \(/m : /^(Turning point|Your end) \(/m);
    expect(told).not.toMatch(/undefined|NaN/);
  }
});

test('at 80 × 24 the end stands on the screen, in the place of cards that nobody will play', () => {
  for (const id of ['cisza', 'zombiaki', 'gear-up', 'zombicide']) {
    const session = finished(id, 'end');
    const notice = endingLines(session, 0, shellOf('pl')).join('\n');
    const shown = screen(session, 0, shellOf('pl'), SMALLEST, { notice });
    expect(shown.unsaid).toBe(false);
    expectToFit(shown.lines);
  }
});

test('a rematch has the same players and settings, and swaps sides where there are any', () => {
  const session = finished('zombiaki', 'end');
  const again = rematchOf(session, false);
  expect(again.save).toMatchObject({ game: 'zombiaki', options: session.save.options, seats: 2, answers: [] });
  expect(again.save.seed).not.toEqual(session.save.seed);
  expect([again.names, again.kinds]).toEqual([session.names, session.kinds]);
  const leaders = (of: Session): readonly number[] =>
    (of.entry.game.view(of.state, null) as { leaders: number[] }).leaders;
  expect(leaders(rematchOf(session, true))).toEqual(leaders(session).toReversed());
});
