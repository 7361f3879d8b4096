/** Tables that nobody uses come to an end; the host of a server can look at tables and remove them. */
import { seeded, seedOf } from '@horda/kernel';
import { randomAnswer } from '@horda/testing/random-play';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Housekeeping, HostStore } from '../src/housekeeping.ts';
import { listTables, reissue, sheetOf } from '../src/live/desk.ts';
import { Keeper } from '../src/live/keeper.ts';
import { ALL_FOREVER, DAY, type Lives } from '../src/live/lives.ts';
import { makeFork } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import {
  asked,
  begin,
  importSave,
  openHall,
  savedAt,
  sit,
  tableOf,
  visitorOf,
  watch,
  type TestHall,
  type TestTable,
} from './hall.ts';

const LIVES: Lives = { open: 16 * DAY, unused: 4 * DAY, idle: 80 * DAY, over: 200 * DAY };
const MINI = { game: 'mini', seats: 2 };

let t: TestHall;
let keeper: Keeper;
const housekeeping = () => (t.hall.services.store as HostStore).housekeeping;

beforeEach(() => start(LIVES));
afterEach(() => t.close());

async function start(lives: Lives): Promise<void> {
  t = await openHall({ lives });
  keeper = new Keeper(t.hall, housekeeping());
}

const exists = async (id: string): Promise<boolean> => (await t.hall.services.store.listing(id)) !== null;
const lastType = async (id: string): Promise<string> =>
  (JSON.parse((await t.hall.services.store.lines(id, 0)).at(-1)!.body) as { type: string }).type;

async function finish(table: TestTable): Promise<void> {
  while (table.live.table.status === 'playing') await table.answer(asked(table));
}

/** A finished game that a next chapter can follow. */
async function wonPilot(): Promise<TestTable> {
  for (let n = 0; n < 200; n++) {
    const table = await begin(t.hall, { game: 'pilot', seats: 3 });
    const dice = seeded(seedOf(`game ${n}`));
    while (table.live.table.status === 'playing') {
      const { seat, picks } = randomAnswer(table.state, dice);
      await table.act(seat, { do: 'answer', askedAt: table.live.table.askedAt, picks: [...picks] });
    }
    if (infoOf(table.live.table).carriesOn) return table;
  }
  throw new Error('none ended so');
}

/** Sweeps once each day; returns the days, from now on, on which the table was announced to end, and was gone. */
async function daysOf(id: string, days: number): Promise<{ announced: number | null; gone: number | null }> {
  const found = { announced: null as number | null, gone: null as number | null };
  for (let day = 1; day <= days && found.gone === null; day++) {
    t.now += DAY;
    await keeper.sweep();
    if (!(await exists(id))) found.gone = day;
    else if ((await lastType(id)) === 'expiring') found.announced ??= day;
  }
  return found;
}

describe('a table that nobody uses is announced to end, and removed', () => {
  test('before it has begun', async () => {
    const { id } = await sit(t.hall, MINI);
    expect(await daysOf(id, 40)).toEqual({ announced: 12, gone: 16 });
  });

  test('in the middle of its game, whether it is in memory or not', async () => {
    const [held, away] = [await begin(t.hall, MINI), await begin(t.hall, MINI)];
    await t.hall.forget(away.id, away.live);
    expect(await daysOf(held.id, 90)).toEqual({ announced: 73, gone: 80 });
    expect(await exists(away.id)).toBe(false);
  });

  test('when its log is packed: it takes no lines, and says so where it is looked at', async () => {
    const table = await begin(t.hall, MINI);
    await finish(table);
    await t.hall.archive(table.id);
    t.now += 192 * DAY;
    expect(infoOf((await t.hall.open(table.id)).table).expires).toBeNull();
    await t.hall.forget(table.id, await t.hall.open(table.id));
    t.now += 2 * DAY;
    expect(infoOf((await t.hall.open(table.id)).table).expires).toBe(t.now + 6 * DAY);
    expect(await daysOf(table.id, 10)).toEqual({ announced: null, gone: 6 });
  });

  test('not if the host of the server says never', async () => {
    await t.close();
    await start(ALL_FOREVER);
    const { id } = await sit(t.hall, MINI);
    t.now += 5_000 * DAY;
    await keeper.sweep();
    expect([await exists(id), await lastType(id)]).toEqual([true, 'joined']);
  });
});

test('those who are there are told, and whatever anybody does puts it off', async () => {
  const table = await begin(t.hall, MINI);
  const guest = watch(table.live, 0);
  t.now += 74 * DAY;
  await keeper.sweep();
  const until = t.now + 7 * DAY;
  expect(guest.frames.at(-1)).toMatchObject({ entries: [{ type: 'expiring', until }], info: { expires: until } });
  t.now += 6 * DAY;
  await table.act(1, { do: 'say', text: 'I am still here' });
  expect(guest.frames.at(-1)).toMatchObject({ entries: [{ type: 'said' }], info: { expires: null } });
  expect(await daysOf(table.id, 100)).toEqual({ announced: 73, gone: 80 });
  expect(guest.dismissed).toEqual(['removed']);
});

test('a game that is played for long is not touched, and looked at only once in its life', async () => {
  const table = await begin(t.hall, MINI);
  for (let day = 0; day < 200; day += 20) {
    t.now += 20 * DAY;
    await table.act(0, { do: 'say', text: 'hello' });
    await keeper.sweep();
    await keeper.sweep();
  }
  expect(await lastType(table.id)).toBe('said');
  const before = t.now - 73 * DAY;
  const due = { status: 'playing', game: null, before, order: 'oldest', limit: 10 } as const;
  expect(await housekeeping().list(due)).toEqual([]);
});

describe('imported games and forks that nobody uses end sooner', () => {
  test('a fork', async () => {
    const table = await begin(t.hall, MINI);
    const fork = await makeFork(t.hall, table.live, visitorOf(0, true), { at: null, name: null, bot: 'random' });
    expect(await daysOf(fork.table, 20)).toEqual({ announced: 3, gone: 4 });
    expect(await exists(table.id)).toBe(true);
  });

  test('a fork at which somebody has done something lives as long as others', async () => {
    const table = await begin(t.hall, MINI);
    const made = await makeFork(t.hall, table.live, visitorOf(0, true), { at: null, name: null, bot: 'random' });
    const fork = await tableOf(t.hall, made.table, { invite: '', watch: '', seats: [] });
    await fork.act(0, { do: 'say', text: 'later' });
    expect(await daysOf(made.table, 20)).toEqual({ announced: 12, gone: 16 });
  });

  test('an imported series goes with the games before it', async () => {
    const table = await wonPilot();
    const save = await savedAt(t.hall, table.live);
    const made = await importSave(t.hall, { save, next: true, name: 'Ada' });
    const { before } = infoOf((await t.hall.open(made.table)).table);
    expect(await exists(before!)).toBe(true);
    // Its cards are dealt here, so that the next chapter itself is a table like others.
    expect(await daysOf(made.table, 20)).toMatchObject({ gone: 16 });
    expect([await exists(before!), await exists(table.id)]).toEqual([false, true]);
  });
});

test('a table that cannot be read does not keep the others', async () => {
  const { store } = t.hall.services;
  for (let i = 0; i < 25; i++) {
    const listing = { game: 'mini', status: 'open', listed: false, wake: null, touched: t.now - DAY } as const;
    const table = `broken ${i}`;
    await store.append({ line: { table, seq: 1, at: t.now, command: null, body: '{' }, listing });
  }
  const { id } = await sit(t.hall, MINI);
  t.now += 12 * DAY;
  await keeper.sweep();
  await keeper.sweep();
  expect(await lastType(id)).toBe('expiring');
  expect(t.logged.filter((line) => line.includes('could not be settled'))).toHaveLength(25);
});

test('several nodes announce and remove a table only once', async () => {
  const other = new Keeper(t.hall, housekeeping());
  const { id } = await sit(t.hall, MINI);
  const lines = (await t.hall.services.store.lines(id, 0)).length;
  t.now += 13 * DAY;
  await Promise.all([keeper.sweep(), other.sweep()]);
  expect(await t.hall.services.store.lines(id, 0)).toHaveLength(lines + 1);
  t.now += 5 * DAY;
  await Promise.all([keeper.sweep(), other.sweep()]);
  expect(await exists(id)).toBe(false);
  expect(t.logged.filter((line) => line.includes('nobody used it'))).toHaveLength(1);
});

describe('the host of the server', () => {
  test('announces the end of any table', async () => {
    const [open, playing, over] = [await sit(t.hall, MINI), await begin(t.hall, MINI), await begin(t.hall, MINI)];
    await finish(over);
    for (const { id } of [open, playing, over]) expect(await keeper.expire(id)).toBe(t.now + 7 * DAY);
    expect(infoOf(playing.live.table).expires).toBe(t.now + 7 * DAY);
    expect(infoOf((await t.hall.open(over.id)).table)).toMatchObject({ archived: true, expires: t.now + 7 * DAY });
    t.now += 6 * DAY;
    await keeper.sweep();
    for (const { id } of [open, playing, over]) expect(await exists(id)).toBe(true);
    await playing.act(0, { do: 'say', text: 'no' });
    t.now += DAY + 1;
    await keeper.sweep();
    expect([await exists(open.id), await exists(playing.id), await exists(over.id)]).toEqual([false, true, false]);
    await expect(keeper.expire(open.id)).rejects.toThrow('no such table');
  });

  test('removes a table: guests are sent away, and nothing can be written there', async () => {
    const table = await begin(t.hall, MINI);
    const guests = [watch(table.live, 0), watch(table.live, null)];
    expect(await keeper.remove(table.id)).toBe(true);
    for (const { dismissed } of guests) expect(dismissed).toEqual(['removed']);
    expect(await table.refusal(0, { do: 'say', text: 'hello' })).toBe('removed');
    await expect(t.hall.open(table.id)).rejects.toThrow('no such table');
    expect(await keeper.remove(table.id)).toBe(false);
  });

  test('replaces a link: the old one opens nothing, and watchers have to come again', async () => {
    const table = await begin(t.hall, MINI);
    const [player, watcher] = [watch(table.live, 0), watch(table.live, null)];
    for (const what of ['invite', 'watch'] as const) {
      const { key } = await reissue(t.hall, table.id, what);
      await expect(t.hall.visitor(table.live, table.keys[what])).rejects.toThrow('does not open');
      expect(await t.hall.visitor(table.live, key)).toMatchObject({ seat: null, mayJoin: what === 'invite' });
      expect(player.frames.at(-1)).toMatchObject({ entries: [{ type: 'reissued', what }] });
    }
    expect([player.dismissed, watcher.dismissed[0]]).toEqual([[], 'reissued']);
    expect(await t.hall.visitor(table.live, table.keys.seats[0]!)).toMatchObject({ seat: 0 });
    await finish(table);
    await t.hall.archive(table.id);
    await expect(reissue(t.hall, table.id, 'watch')).rejects.toThrow('in the archive');
  });

  test('sees lists by game, status and age', async () => {
    const first = await begin(t.hall, MINI);
    t.now += 2 * DAY;
    const second = await sit(t.hall, { game: 'camp', seats: 2 });
    const list = async (more: object) => {
      const filter = { game: null, status: null, olderDays: null, limit: 50, ...more };
      return (await listTables(t.hall, housekeeping(), filter)).map(({ table }) => table);
    };
    expect(await list({})).toEqual([second.id, first.id]);
    expect(await list({ limit: 1 })).toEqual([second.id]);
    expect(await list({ status: 'playing' })).toEqual([first.id]);
    expect(await list({ game: 'camp' })).toEqual([second.id]);
    expect(await list({ olderDays: 1 })).toEqual([first.id]);
    await first.act(0, { do: 'say', text: 'back' });
    expect(await list({ olderDays: 1 })).toEqual([]);
  });

  test('sees a table as a watcher does: no hand, no key, no secret of the deal', async () => {
    const table = await begin(t.hall, { ...MINI, entropy: 'heads' });
    await t.hall.services.store.setWebhook(table.id, 0, 'https://hook.example/secret');
    await table.act(0, { do: 'say', text: 'hello' });
    table.live.enter({ reader: 0, address: '192.0.2.7', send: () => {}, dismiss: () => {} });
    const sheet = await sheetOf(t.hall, housekeeping(), table.id);
    expect(sheet).toMatchObject({ game: 'mini', status: 'playing', lines: 4, at: t.now });
    expect(sheet.bytes).toBeGreaterThan(100);
    expect(sheet.open!.seats.map(({ name, addresses }) => [name, addresses])).toEqual([
      ['Ada', ['192.0.2.7']],
      ['Bob', []],
    ]);
    expect(sheet.open!.entries).toEqual(table.live.past.latest(null, 1).entries);
    const text = JSON.stringify(sheet);
    const { origin } = table.live.table.made;
    const hidden = [table.keys.invite, table.keys.watch, ...table.keys.seats, 'hook.example', 'heads'];
    if (origin.kind === 'new') hidden.push(origin.secret, origin.commitment);
    for (const secret of hidden) expect(text).not.toContain(secret);
    await expect(sheetOf(t.hall, housekeeping(), 'none')).rejects.toThrow('no such table');
  });
});

test.each([
  ['open', 'removed'],
  ['playing', 'removed'],
  ['over', 'unknownTable'],
])('a table that is %s is removed while its end is announced', async (status, reason) => {
  const table = status === 'open' ? await sit(t.hall, MINI) : await begin(t.hall, MINI);
  if (status === 'over') await finish(table);
  const real = housekeeping();
  // Everything as it is, but somebody is faster.
  const racing: Housekeeping = Object.create(real);
  racing.used = async (id) => {
    const used = await real.used(id);
    await real.remove(id);
    return used;
  };
  const slow = new Keeper(t.hall, racing);
  await expect(slow.expire(table.id)).rejects.toMatchObject({ reason });
});
