import type { TableInfo } from '@horda/protocol';
import { expect, test } from 'vitest';
import { en } from '../../text/en.ts';
import { standingOf, stateOf } from './standing.ts';

const person = (name: string) => ({ name, held: 'person' as const, bot: null });
const BOT = { name: null, held: 'bot' as const, bot: 'greedy' };
const FREE = { name: null, held: 'free' as const, bot: null };

const table = (
  seat: number | null,
  status: TableInfo['status'],
  seats: TableInfo['seats'],
  asked: readonly number[],
) => ({
  seat,
  info: { status, seats } as TableInfo,
  now: {
    seq: 9,
    tick: 9,
    answers: 3,
    undo: 0,
    clock: null,
    view:
      status === 'open' ? null : { asks: [0, 1, 2].map((each) => ({ seat: each, answered: !asked.includes(each) })) },
  },
});

test('the seat that is asked has the move', () => {
  const seats = [person('Ania'), person('Bartek'), BOT];
  expect(standingOf(table(1, 'playing', seats, [1]))).toEqual({
    seat: 1,
    begun: true,
    yourMove: true,
    others: ['Ania'],
    awaited: ['Bartek'],
  });
});

test('whoever has answered waits for those who have not', () => {
  const seats = [person('Ania'), person('Bartek'), person('Celina')];
  const { yourMove, awaited } = standingOf(table(1, 'playing', seats, [0, 2]));
  expect(yourMove).toBe(false);
  expect(awaited).toEqual(['Ania', 'Celina']);
});

test('one who watches never has the move, and sees all names', () => {
  const { seat, yourMove, others } = standingOf(table(null, 'playing', [person('Ania'), person('Bartek')], [0]));
  expect([seat, yourMove, others]).toEqual([null, false, ['Ania', 'Bartek']]);
});

test('a table that has not begun has no view and asks nobody', () => {
  const { begun, yourMove, awaited } = standingOf(table(0, 'open', [person('Ania'), FREE], []));
  expect([begun, yourMove, awaited]).toEqual([false, false, []]);
});

test('only whoever is asked is told that the move is theirs', () => {
  const seats = [person('Ania'), BOT];
  const known = { host: 'online', table: 'T', game: 'cisza', key: 'k', opened: 0 } as const;
  const said = (seat: number | null, asked: readonly number[]): string =>
    stateOf({ known, standing: standingOf(table(seat, 'playing', seats, asked)) }, 'en', en);
  expect(said(0, [0])).toBe(en.home.yourMove);
  expect(said(null, [0])).toBe(en.home.waitingFor(['Ania']));
  expect(said(null, [1])).toBe(en.home.botsMove);
  expect(said(0, [1])).toBe(en.home.botsMove);
});
