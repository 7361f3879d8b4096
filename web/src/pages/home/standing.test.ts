import type { TableInfo } from '@horda/protocol';
import { expect, test } from 'vitest';
import { en } from '../../text/en.ts';
import type { KnownTable } from '../../app/memory.ts';
import { lookUp, standingOf, stateOf, type Standing, type TableToContinue } from './standing.ts';

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
    askedAt: 9,
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

/** What a table tells, and after how many milliseconds. */
type Told = readonly [found: Standing | null | 'gone', after: number];

const STANDING: Standing = { seat: 0, begun: true, yourMove: true, others: [], awaited: [] };

/** What is shown one after the other, as names of tables; those that nothing is known of with a question mark. */
async function shownOf(tables: Readonly<Record<string, Told>>, patience = 40): Promise<readonly string[]> {
  const known = Object.keys(tables).map((table): KnownTable => ({
    host: 'online',
    table,
    game: 'x',
    key: '',
    opened: 0,
  }));
  const shown: string[] = [];
  const show = (list: readonly TableToContinue[]): void =>
    void shown.push(list.map(({ known: { table: id }, standing }) => (standing === null ? `${id}?` : id)).join(' '));
  const latest = Math.max(0, ...Object.values(tables).map(([, after]) => after));
  const ask = async ({ table: id }: KnownTable): Promise<Told[0]> => {
    const [found, after] = tables[id]!;
    await new Promise((go) => setTimeout(go, after));
    return found;
  };
  await lookUp(known, ask, show, patience);
  await new Promise((go) => setTimeout(go, latest + 20));
  return shown;
}

test('a table that is over is never offered, not even for a moment', async () => {
  expect(await shownOf({ over: ['gone', 20], mine: [STANDING, 1] })).toEqual(['mine']);
  expect(await shownOf({ over: ['gone', 1] })).toEqual(['']);
});

test('only the latest are asked, and in the place of each that is gone the next', async () => {
  const tables = { a: ['gone', 1], b: [STANDING, 1], c: [STANDING, 1], d: [STANDING, 1], e: [STANDING, 1] } as const;
  expect(await shownOf(tables)).toEqual(['b c d e?']);
});

test('who does not answer is offered all the same, and told better later', async () => {
  expect(await shownOf({ slow: [STANDING, 80], deaf: [null, 1] })).toEqual(['slow? deaf?', 'slow deaf?']);
});
