import {
  ask,
  isAwaited,
  openFloor,
  run,
  seeded,
  seedOf,
  type AnyGame,
  type AnyState,
  type Choice as AnyChoice,
  newKernel,
} from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { campGame, type Camp, type Choice, type Steps } from '../src/camp.ts';
import { checkGame } from '../src/contract.ts';
import { exhaust } from '../src/exhaust.ts';
import { FAST, type CheckOptions, type Report } from '../src/inspection.ts';
import { record } from '../src/players.ts';
import { playthrough } from '../src/playthrough.ts';
import { askOnFloor } from '../src/random-play.ts';
import { tableOf } from '../src/tables.ts';

const GOOD = campGame();

/** Two games of each number of seats. */
function check(game: AnyGame, more: Partial<CheckOptions> = {}): readonly Report[] {
  return Array.from({ length: 8 }, (_, n) => checkGame(game, { ...tableOf(game, seedOf('check'), n), ...more }));
}

const steps = (broken: Steps): AnyGame => campGame({}, broken);
const seatsOf = (s: Camp): number[] => [...s.ready.keys()];

describe('the contract', () => {
  test('holds for an open floor, one seat, and a victory that all share', () => {
    const reports = check(GOOD);
    for (const { decisions } of reports) expect(decisions).toBeGreaterThan(2);
    expect(reports.reduce((sum, { alike }) => sum + alike, 0)).toBeGreaterThan(100);
    expect(check(GOOD, { thorough: FAST }).map(({ decisions }) => decisions)).toEqual(
      reports.map(({ decisions }) => decisions),
    );
  });

  test('a floor on which nobody is awaited', () => {
    const carry: Steps[string] = (s, { since }) => {
      for (const by of seatsOf(s)) openFloor(s, by, 'night.carry', since, [], [{ do: 'ready', by }]);
    };
    expect(() => check(steps({ carry }))).toThrow('all have answered, yet nothing runs');
  });

  test('a floor that began in the future', () => {
    const carry: Steps[string] = (s) => openFloor(s, 0, 'night.carry', s.kernel.tick + 1, [{ do: 'ready', by: 0 }], []);
    expect(() => check(steps({ carry }))).toThrow('is on a floor that opens at tick 1, the table is at 0');
  });

  test('questions of two floors at once', () => {
    const carry: Steps[string] = (s) => {
      for (const by of seatsOf(s)) openFloor(s, by, 'night.carry', 0 - by, [{ do: 'ready', by }], []);
    };
    expect(() => check(steps({ carry }))).toThrow('are put at once, but not on one floor');
  });

  test('a floor whose questions depend on chance', () => {
    const carry: Steps[string] = (s, { since }) => {
      const log = s.kernel.rng[0];
      for (const by of seatsOf(s)) openFloor(s, by, 'night.carry', since, [{ do: 'ready', by, log }], []);
    };
    expect(() => check(steps({ carry }))).toThrow('asking again gives something else');
  });

  test('a victory of some where all win or lose together', () => {
    const outcome = (s: Camp): number[] | null =>
      s.ending === null ? null : s.ready.map((_, seat) => (seat === 0 ? 1 : 0));
    expect(() => check(campGame({ outcome }))).toThrow('all win or lose together, but the outcome is 1, 0');
  });

  test.each([
    ['nothing', () => []],
    ['an option twice', () => [0, 0]],
    ['an option that there is not', () => [999]],
    ['what takes back', (s: Camp) => [s.kernel.asks[0]!.options.length - 1]],
  ])('a worth that names %s', (_, worth) => {
    expect(() => check(campGame({ worth }))).toThrow(/worth gives \[.*\] for \d+ options of night.carry that lead on/);
  });

  test('a worth that uses what is hidden', () => {
    const worth = (s: Camp): number[] => [s.cold[0]! % 2];
    expect(() => check(campGame({ worth }))).toThrow(/worth uses what seat . may not know/);
  });
});

describe('a random game with an open floor', () => {
  const play = (seats: number, seed: string): { answers: number; took: number } => {
    const { answers } = record(GOOD, { seats, options: {}, seed: seedOf(seed) });
    const back = answers.filter(({ picks }) => ['drop', 'change'].includes((picks[0] as Choice).do));
    return { answers: answers.length, took: back.length };
  };

  test('ends, and takes back now and then', () => {
    const games = Array.from({ length: 40 }, (_, n) => play(1 + (n % 4), `game ${n}`));
    const [all, took] = [games.reduce((n, { answers }) => n + answers, 0), games.reduce((n, g) => n + g.took, 0)];
    expect(took).toBeGreaterThan(10);
    expect(took / all).toBeLessThan(0.1);
  });

  test('takes back no more when a floor has been open for long', () => {
    const s = GOOD.setup({}, 2, seedOf('long'), null);
    run(GOOD, s);
    const old = { ...s, kernel: { ...s.kernel, tick: s.kernel.tick + 60 } };
    const dice = seeded(seedOf('long dice'));
    for (let i = 0; i < 500; i++) expect(isAwaited(askOnFloor(old, dice)!)).toBe(true);
  });

  test('where the floor is closed there is nothing of it', () => {
    const s: AnyState = { kernel: newKernel(seedOf('closed')) };
    ask<AnyChoice>(s, 0, 'plain', [{ do: 'x' }]);
    expect(askOnFloor(s, seeded(seedOf('x')))).toBeNull();
  });
});

test('the exhaustive runner finds all that can be done on a floor, both ends, and everybody alone', () => {
  const goals = {
    reach: [
      ...['carry', 'ready', 'drop'].map((what) => `choice night.carry: ${what}`),
      'choice night.ready: change',
      'summary ending=warm',
      'summary ending=frozen',
      'shared victory',
      'seats 1',
    ],
    features: () => [],
  };
  const found = exhaust(GOOD, goals, { seed: seedOf('exhaust'), games: 300 });
  expect(found.missing).toEqual([]);
});

test('a recorded game with a floor tells what has changed, and what was picked', () => {
  const text = playthrough(GOOD, record(GOOD, { seats: 3, options: {}, seed: seedOf('text') }, true));
  expect(text).toContain('ask seat 1: night.carry, as before');
  expect(text).toMatch(/^ {2}from \d+ on it takes back$/m);
  expect(text).toMatch(/^> seat \d: \d+ \{do:carry by:\d log:\d\}$/m);
  expect(text).toMatch(/^outcome \[/m);
});
