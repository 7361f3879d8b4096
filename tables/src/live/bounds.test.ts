/** What requests may cost at the worst table that the limits allow, counted in answers that the rules apply. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fork, Import } from '@horda/protocol/schemas';
import { openHall, tableOf, visitorOf, type TestHall } from '../../test/hall.ts';
import { Counting, FARTHEST, LISTING, longestSave, worstLog, type WorstLog } from '../../test/worst-log.ts';
import type { Line } from '../store.ts';
import { sealedGame } from '../replaying.ts';
import { decide, MOST_LINES } from '../table/decide.ts';
import { recordOf } from '../table/fold.ts';
import { readLog } from '../table/history.ts';
import { MOST_UNDOS } from '../table/table.ts';
import { Conversation } from './conversation.ts';
import { makeFromSave } from './from-save.ts';
import type { LiveTable } from './live-table.ts';
import { makeFork } from './new-tables.ts';
import { readImport } from './read-import.ts';
import { exportSave } from './saves.ts';
import { HOUSE, SLICE } from './slices.ts';
import { tell, welcome } from './visits.ts';

/** The most lines between two kept tables in the longest log, plus the lines that are told at once. */
const MOST_READ = 2_048 + 500;
/** A portion that was begun is finished; a line may cost as much as lies between two kept states. */
const IN_A_TURN = SLICE + FARTHEST;

const counting = new Counting();
let log: WorstLog;
/** The most answers that one line has cost when it was written. */
let dearest = 0;
let t: TestHall;
let live: LiveTable;
let loading: { readonly all: number; readonly most: number };

/** Puts lines into the store as a table of their own. */
async function keep(table: string, lines: readonly Line[]): Promise<void> {
  for (const line of lines)
    await t.hall.services.store.append({
      line: { ...line, table },
      listing: LISTING,
      ...(line.seq === 1
        ? { newKeys: [{ hash: await t.hall.services.secrets.hashOf(KEY), role: 'seat', seat: 0 }] }
        : {}),
    });
}
const KEY = 'k'.repeat(22);

beforeAll(async () => {
  let before = counting.answers;
  log = worstLog(counting.entry, () => {
    dearest = Math.max(dearest, counting.answers - before);
    before = counting.answers;
  });
  // What threads do costs nobody else anything.
  const seal = async (_: string, save: string) => sealedGame(() => counting.plain, save);
  t = await openHall({ games: () => counting.entry, seal });
  await keep('worst', log.lines);
  loading = await counting.of(async () => void (live = await t.hall.open('worst')));
}, 120_000);
afterAll(() => t.close());

test('the log is as long as a log may be, and nothing more can be undone', () => {
  const { table } = live;
  expect([table.seq, table.undos]).toEqual([MOST_LINES, MOST_UNDOS]);
  const undo = { do: 'undo', askedAt: table.askedAt } as const;
  expect(() => decide(table, { seat: 0, since: 1, host: true }, undo, [1, 2, 3, 4])).toThrow('at most 1000 times');
  expect(recordOf(log.lines[log.largeUndo - 1]!)).toMatchObject({ type: 'voted', yes: true });
});

test('a command costs at most the answers between two states that are kept, also an undo of 26,000 answers', () => {
  expect(dearest).toBeGreaterThan(FARTHEST / 2);
  expect(dearest).toBeLessThanOrEqual(FARTHEST);
});

test('a load costs little more than its lines, in slices', () => {
  // The table's own count is right; the set-up accounts for a few more.
  expect(Math.abs(loading.all - live.table.applied)).toBeLessThan(10);
  expect(loading.all).toBeLessThan(MOST_LINES + 32 * MOST_UNDOS + 10 * FARTHEST);
  expect(loading.most).toBeLessThanOrEqual(IN_A_TURN);
});

test('hello and since cost no answer, however much is behind', async () => {
  const frames: string[] = [];
  const conversation = new Conversation(t.hall, {
    ...HOUSE,
    isOpen: true,
    send: (text) => void frames.push(text),
    fault: (_, message) => expect.unreachable(message),
    dismissed: () => {},
  });
  const saying = await counting.of(async () => {
    conversation.hear({ type: 'hello', protocol: 3, table: 'worst', key: KEY, seen: 0 });
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const { entries, omitted } = await welcome(live, visitorOf(0, true, 1), 0);
    expect([entries.length, omitted]).toEqual([500, 1]);
  });
  expect(JSON.parse(frames[0]!)).toMatchObject({ type: 'welcome', now: { seq: MOST_LINES } });
  expect(saying.all).toBe(0);
  conversation.leave();
});

test('look and fork cost the way from a state that was kept', async () => {
  for (const at of [0, 1, 255, 8_999, 9_500, live.table.answers.length - 1]) {
    const look = await counting.of(() => tell(t.hall, live, visitorOf(0, true, 1), { ask: 'look', at }));
    expect(look.all).toBeLessThanOrEqual(FARTHEST);
    const fork = await counting.of(() => makeFork(t.hall, live, visitorOf(0, true, 1), Fork.parse({ at })));
    expect(fork.all).toBeLessThanOrEqual(FARTHEST);
  }
});

test('history costs a short part of the log, in slices', async () => {
  for (const to of [1, 700, 2_047, 20_000, 36_000, 38_000, MOST_LINES - 600]) {
    const { store } = t.hall.services;
    let read = 0;
    const counted = {
      ...t.hall.services,
      store: {
        lines: async (...asked: Parameters<typeof store.lines>) => {
          const page = await store.lines(...asked);
          read += page.length;
          return page;
        },
      },
    };
    const asking = await counting.of(async () => {
      const { entries } = await live.past.between(counted, live.table, 0, { from: 1, to });
      expect(entries.map(({ seq }) => seq)).toEqual(log.lines.slice(Math.max(0, to - 500), to).map(({ seq }) => seq));
    });
    expect(read).toBeLessThan(MOST_READ + 500);
    expect(asking.all).toBeLessThan(MOST_READ + 32 * MOST_UNDOS);
    expect(asking.most).toBeLessThanOrEqual(IN_A_TURN);
  }
});

test('the save costs the serving thread no answer', async () => {
  await keep('ended', log.lines.slice(0, log.lastUndo));
  const table = await tableOf(t.hall, 'ended', { invite: '', watch: '', seats: [] });
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.proposal!.seq, yes: true });
  const saving = await counting.of(async () => {
    const { text } = await exportSave(t.hall, table.live);
    const { answers, marks } = JSON.parse(text) as { answers: unknown[]; marks: unknown[] };
    expect([answers.length, marks.length]).toEqual([table.live.table.answers.length, answers.length + 1]);
  });
  expect(saving.all).toBe(0);
});

test('an import costs the serving thread no answer, its start and its load its answers in slices', async () => {
  const body = Import.parse({
    save: { horda: 1, ...longestSave() },
    name: 'Ada',
    bots: [null, 'random'],
    pace: 10_000,
  });
  let id = '';
  const importing = await counting.of(async () => {
    id = (
      await makeFromSave(
        t.hall,
        readImport(() => counting.plain, body),
      )
    ).table;
  });
  expect(importing.all).toBe(0);
  const table = await tableOf(t.hall, id, { invite: '', watch: '', seats: [] });
  const starting = await counting.of(() => table.act(0, { do: 'start' }));
  expect([starting.all >= 20_000, starting.most <= IN_A_TURN]).toEqual([true, true]);
  expect(table.live.table).toMatchObject({ status: 'playing', askedAt: 2, answers: { length: 20_000 } });
  await t.hall.forget(id, table.live);
  const again = await counting.of(() => t.hall.open(id));
  expect([again.all >= 20_000, again.most <= IN_A_TURN]).toEqual([true, true]);
  const lines = await t.hall.services.store.lines(id, 0);
  expect((await t.hall.open(id)).table.state).toEqual(readLog(() => counting.plain, lines).state);
});
