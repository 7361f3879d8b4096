import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossroads } from '../test/crossroads/game.ts';
import { anyAnswer, playAtRandom, starts, type Start } from '../test/table.ts';
import { village, type State } from '../test/village.ts';
import { apply, determinize, restore, seeded, type AnyGame, type Migration } from './kernel.ts';

const START: Start = { seats: 3, seed: [1, 2, 3, 4], moves: 5 };
const OPTIONS = { lanterns: true };
const GAMES = ([village, crossroads] as unknown as AnyGame[]).map((game) => [game.id, game] as const);

const rename = (from: number, old: string, now: string): Migration => ({
  id: `village/${from}-rename-${old}`,
  from,
  up(state) {
    state[now] = state[old];
    delete state[old];
  },
});

describe('a loaded state', () => {
  test.each(GAMES)('of %s plays on exactly like the one it was stored from', (_, game) => {
    fc.assert(
      fc.property(starts, fc.integer(), (start, luck) => {
        const { s } = playAtRandom(game, OPTIONS, start);
        const loaded = restore(game, game.version, JSON.parse(JSON.stringify(s)));
        expect(loaded).toStrictEqual(s);
        for (let left = 20; s.kernel.asks.length > 0 && left > 0; left--) {
          const given = anyAnswer(s, seeded([luck, left, 0, 0]));
          apply(game, s, given);
          apply(game, loaded, given);
          expect(JSON.stringify(loaded)).toBe(JSON.stringify(s));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('shares nothing with what it was loaded from', () => {
    const stored = storedVillage();
    const before = JSON.stringify(stored);
    const s = restore(village, 1, stored);
    while (s.kernel.asks.length > 0) apply(village, s, anyAnswer(s, seeded([s.kernel.tick, 0, 0, 0])));
    expect(JSON.stringify(stored)).toBe(before);
  });

  test('keeps the events that were not yet shown', () => {
    const { s } = playAtRandom(village, OPTIONS, { ...START, moves: 0 });
    expect(s.kernel.events.length).toBeGreaterThan(0);
    expect(restore(village, 1, s).kernel.events).toEqual(s.kernel.events);
  });
});

describe('an old state', () => {
  test('whose kernel fields lie among its own, from before there were offers, is put in order', () => {
    const now = storedVillage();
    const { kernel, ...own } = now;
    const { inTurn: _inTurn, standing: _standing, askingStep: asked, ...then } = kernel;
    expect(restore(village, 1, { ...then, asked, ...own })).toEqual(now);
  });

  const third = { ...village, version: 3, migrations: [rename(1, 'cinders', 'soot'), rename(2, 'soot', 'ashes')] };
  const { ashes, ...rest } = storedVillage();

  test('is brought up by one version after the other', () => {
    expect(restore(third, 1, { ...rest, cinders: ashes }).ashes).toEqual(ashes);
    expect(restore(third, 2, { ...rest, soot: ashes }).ashes).toEqual(ashes);
    expect(restore(third, 3, { ...rest, ashes }).ashes).toEqual(ashes);
  });

  test.each([
    ['too old', { ...third, migrations: [rename(2, 'soot', 'ashes')] }, 1],
    ['newer than the rules', third, 4],
    ['of a version in a gap', { ...third, migrations: [rename(1, 'cinders', 'ashes')] }, 1],
  ])('that is %s is refused', (_, game, version) => {
    expect(() => restore(game, version, { ...rest, ashes })).toThrow('cannot be brought to version 3');
  });
});

describe('a state is refused', () => {
  test.each([
    ['rule', (s: State) => Object.assign(s.kernel.stack[0]!, { rule: 'night' }), 'rule night, step count'],
    ['step', (s: State) => Object.assign(s.kernel.stack[0]!, { at: 'toString' }), 'rule day, step toString'],
    ['asking step', (s: State) => Object.assign(s.kernel, { askingStep: 'poll' }), 'rule day, step poll'],
    [
      'rule of an offer',
      (s: State) =>
        (s.kernel.standing = [{ frame: { ...s.kernel.stack[0]!, rule: 'request', at: 'offer' }, since: 0 }]),
      'rule request, step offer',
    ],
  ])('when these rules do not have the %s it waits in', (_, change, where) => {
    const stored = storedVillage();
    change(stored);
    expect(() => restore(village, 1, stored)).toThrow(`the state waits in ${where}, which this version does not have`);
  });

  test.each([[null], [7], ['state']])('when it is no object: %j', (state) => {
    expect(() => restore(village, 1, state)).toThrow('a state must be an object');
  });

  test.each([[{}], [{ stack: 7 }], [{ asks: [{}], stack: [] }]])('when it is no state of this game: %j', (change) => {
    const { kernel, ...rest } = storedVillage();
    const stored = Object.keys(change).length === 0 ? {} : { ...rest, kernel: { ...kernel, ...change } };
    expect(() => restore(village, 1, stored)).toThrow('this is not a state of village');
  });

  test('not when it waits in a rule that is finished but for its answer', () => {
    const { s } = playAtRandom(village, OPTIONS, START);
    s.kernel.stack[0]!.at = '';
    expect(restore(village, 1, s).kernel.stack).toEqual(s.kernel.stack);
  });

  test('not when the game is over, whatever asked last', () => {
    const { s } = playAtRandom(village, OPTIONS, { ...START, moves: 999 });
    expect(restore(village, 1, { ...s, kernel: { ...s.kernel, askingStep: 'poll' } }).kernel.asks).toEqual([]);
  });
});

test('worlds can be made of a loaded state', () => {
  const s = restore(village, 1, storedVillage());
  const waiting = determinize(village, s, 0, [9, 9, 9, 9]).kernel.asks.map((a) => a.seat);
  expect(waiting).toEqual(s.kernel.asks.map((a) => a.seat));
});

/** In the middle of a vote. */
function storedVillage(): State {
  const { s } = playAtRandom(village, OPTIONS, START);
  expect(s.kernel.asks.length).toBeGreaterThan(1);
  return JSON.parse(JSON.stringify(s));
}
