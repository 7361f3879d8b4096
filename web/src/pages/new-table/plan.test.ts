import { expect, test } from 'vitest';
import type { AnyWebGame } from '../../games/web-game.ts';
import {
  chairsOf,
  CLOCK_BOUNDS,
  clockRules,
  freshPlan,
  optionsOf,
  ownSeat,
  readNumber,
  usualSeats,
  withChair,
  withPack,
  withSeats,
  type ClockPlan,
} from './plan.ts';

const game = {
  players: [2, 6],
  options: [
    {
      id: 'first',
      values: (seats: number) => ['random', ...Array.from({ length: seats }, (_, i) => String(i + 1))],
      default: 'random',
    },
    { id: 'expert', values: () => [false, true], default: false },
  ],
} as unknown as AnyWebGame;
const names = (seat: number): string => `P${seat + 1}`;

test('one press plays: alone with three bots here, with friends there', () => {
  const here = freshPlan(game, 'local', names);
  expect(chairsOf(here)).toEqual([
    { bot: null, name: 'P1' },
    { bot: 'greedy', name: 'P2' },
    { bot: 'greedy', name: 'P3' },
    { bot: 'greedy', name: 'P4' },
  ]);
  expect(chairsOf(freshPlan(game, 'online', names)).map(({ bot }) => bot)).toEqual([null, null, null, null]);
  expect(here.options).toEqual({ first: 'random', expert: false });
});

test('a table may be for one alone, without any bot', () => {
  const solo = { ...game, players: [1, 6] as const };
  for (const host of ['local', 'online'] as const) {
    const plan = withSeats(freshPlan(solo, host, names), 1, solo.options);
    expect(chairsOf(plan)).toEqual([{ bot: null, name: 'P1' }]);
    expect(ownSeat(plan)).toBe(0);
  }
});

test('a game with a mode for one begins with it here, and with others there', () => {
  const solo = { ...game, players: [1, 6] as const, solo: { pl: 'solo', en: 'solo' } };
  expect(chairsOf(freshPlan(solo, 'local', names))).toEqual([{ bot: null, name: 'P1' }]);
  expect(chairsOf(freshPlan(solo, 'online', names))).toHaveLength(4);
  const withBots = withSeats(freshPlan(solo, 'local', names), usualSeats(solo), solo.options);
  expect(chairsOf(withBots).map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy', 'greedy']);
  expect([usualSeats({ players: [2, 2] }), usualSeats({ players: [5, 6] })]).toEqual([2, 5]);
});

test('who makes the table sits at the first seat without a bot', () => {
  const plan = freshPlan(game, 'online', names);
  expect(ownSeat(plan)).toBe(0);
  expect(ownSeat(withChair(plan, 0, { bot: 'random' }))).toBe(1);
  const bots = [0, 1, 2, 3].reduce((now, seat) => withChair(now, seat, { bot: 'greedy' }), plan);
  expect(ownSeat(bots)).toBe(-1);
});

test('a smaller table forgets settings that it does not have, and keeps the others', () => {
  const plan = { ...freshPlan(game, 'local', names), options: { first: '4', expert: true } };
  expect(withSeats(plan, 4, game.options).options).toEqual({ first: '4', expert: true });
  expect(withSeats(plan, 3, game.options).options).toEqual({ first: 'random', expert: true });
  expect(chairsOf(withSeats(plan, 2, game.options))).toHaveLength(2);
});

test('a setting that nobody has changed is as usual for the number of seats', () => {
  const mode = { id: 'mode', values: (seats: number) => (seats === 2 ? ['all'] : ['each', 'all']), default: 'each' };
  const large = freshPlan({ ...game, options: [mode] }, 'local', names);
  const small = withSeats(large, 2, [mode]);
  const back = withSeats(small, 4, [mode]);
  expect([large, small, back].map(({ options }) => options['mode'])).toEqual(['each', 'all', 'each']);
  const chosen = { ...large, options: { mode: 'all' } };
  expect(withSeats(chosen, 3, [mode]).options).toEqual({ mode: 'all' });
});

test('a saved game decides how many seats there are', () => {
  const plan = freshPlan(game, 'local', names);
  const save = { game: 'x', seats: 3, options: {}, answers: 1, bots: null, carriesOn: false, content: {}, before: [] };
  expect(chairsOf({ ...plan, save })).toHaveLength(3);
});

test('numbers are read as people write them', () => {
  expect(readNumber(' 1,5 ', [1, 10])).toBe(1.5);
  expect(readNumber('10', [1, 10])).toBe(10);
  for (const wrong of ['', 'x', '-1', '0', '11', '1e1', '1.', '١']) expect(readNumber(wrong, [1, 10])).toBeNull();
});

test('clocks', () => {
  const clock: ClockPlan = { kind: 'live', minutes: '2,5', increment: '0', hours: 'x', late: 'seat' };
  expect(clockRules(clock)).toEqual({ kind: 'live', seconds: 150, increment: 0, late: 'seat' });
  expect(clockRules({ ...clock, kind: 'turns' })).toBeNull();
  expect(clockRules({ ...clock, kind: 'turns', hours: '24' })).toEqual({ kind: 'turns', hours: 24, late: 'seat' });
  expect(clockRules({ ...clock, kind: 'none' })).toEqual({ kind: 'none' });
  expect(clockRules({ ...clock, minutes: String(CLOCK_BOUNDS.minutes[1] + 1) })).toBeNull();
});

test('nothing is asked about what a pack decides', () => {
  const plan = freshPlan(game, 'local', names);
  expect(optionsOf(plan)).toEqual({ first: 'random', expert: false });
  const pack = { id: 'mine', counts: {}, replaces: ['expert'], offers: {}, content: {}, file: {} };
  expect(optionsOf({ ...plan, pack })).toEqual({ first: 'random' });
});

test('what a pack offers is chosen with it, stays when seats change, and goes with it', () => {
  const offers = { first: ['mine', 'other'] };
  const pack = { id: 'mine', counts: {}, replaces: [], offers, content: {}, file: {} };
  const plan = withPack(freshPlan(game, 'local', names), pack, game.options);
  expect(plan.options).toEqual({ first: 'mine', expert: false });
  const chosen = { ...plan, options: { ...plan.options, first: 'other' } };
  expect(withSeats(chosen, 3, game.options).options).toEqual({ first: 'other', expert: false });
  expect(withPack(chosen, null, game.options).options).toEqual({ first: 'random', expert: false });
});
