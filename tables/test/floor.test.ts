import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '@horda/kernel';
import { campGame, type Camp, type Choice } from '@horda/testing/camp';
import { doCommand } from '../src/live/commands.ts';
import { tell } from '../src/live/visits.ts';
import { infoOf } from '../src/table/project.ts';
import {
  begin,
  importSave,
  instantPool,
  openHall,
  savedAt,
  settled,
  tableOf,
  until,
  visitorOf,
  type TestHall,
  type TestTable,
} from './hall.ts';

const HOUR = 3_600_000;

let t: TestHall;
beforeEach(async () => void (t = await openHall()));
afterEach(() => t.close());

const camp = (seats: number, more: object = {}): Promise<TestTable> => begin(t.hall, { game: 'camp', seats, ...more });

const answerTo = (tick: number, by: number, what: Choice['do'], log?: number) =>
  ({ do: 'answer', askedAt: tick, picks: [{ do: what, by, ...(log === undefined ? {} : { log }) }] }) as const;
const does = (table: TestTable, by: number, what: Choice['do'], log?: number): Promise<number> =>
  table.act(by, answerTo(table.live.table.askedAt, by, what, log));
const campOf = ({ state }: TestTable): Camp => state as unknown as Camp;
const awaited = ({ live }: TestTable, seat: number): boolean =>
  (live.position(seat).view as { asks: { seat: number; answered: boolean }[] }).asks.some(
    (ask) => ask.seat === seat && !ask.answered,
  );

describe('answers on an open floor', () => {
  test('are taken though others have answered since they were made, and lead to the same after a restart', async () => {
    const table = await camp(3);
    const tick = table.live.table.askedAt;
    await table.act(0, answerTo(tick, 0, 'carry', 2));
    await table.act(1, answerTo(tick, 1, 'carry', 5));
    await table.act(0, answerTo(tick, 0, 'ready'));
    await table.act(2, answerTo(tick, 2, 'carry', 0));
    expect(campOf(table).logs).toEqual([2, -1, 0, -1, -1, 1]);
    const before = [null, 0, 1, 2].map((reader) => table.live.position(reader));
    const again = await tableOf(await t.restart(), table.id, table.keys);
    expect([null, 0, 1, 2].map((reader) => again.live.position(reader))).toEqual(before);
    await again.act(1, answerTo(tick, 1, 'ready'));
    expect(campOf(again).ready).toEqual([true, true, false]);
  });

  test('are refused when what they want is gone, and nothing changes', async () => {
    const table = await camp(2);
    const tick = table.live.table.askedAt;
    await does(table, 0, 'carry', 1);
    const before = JSON.stringify(table.state);
    expect(await table.refusal(1, answerTo(tick, 1, 'carry', 1))).toBe('notOffered');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('are late when the floor is closed, also where another one has been opened', async () => {
    const table = await camp(2);
    const tick = table.live.table.askedAt;
    for (const seat of [0, 1]) await does(table, seat, 'ready');
    expect(campOf(table).cold).toHaveLength(2);
    const late = await doCommand(t.hall, table.live, visitorOf(1), 'late', answerTo(tick, 1, 'carry', 0));
    expect(late).toMatchObject({ type: 'resync', now: { askedAt: table.live.table.askedAt } });
    expect(await table.refusal(0, answerTo(table.live.table.askedAt + 1, 0, 'carry', 0))).toBe('stale');
  });

  test('are late when they were made on what was taken back meanwhile', async () => {
    const table = await camp(2);
    await does(table, 0, 'carry', 1);
    const undone = table.live.table.askedAt;
    await table.act(0, { do: 'undo', askedAt: undone });
    expect(await table.refusal(1, answerTo(undone, 1, 'carry', 0))).toBe('stale');
  });

  test('of a saved game go on where it was left', async () => {
    const table = await camp(2);
    for (let night = 0; night < 3; night++) {
      const tick = table.live.table.askedAt;
      for (const log of [0, 1]) await table.act(log, answerTo(tick, log, 'carry', log));
      for (const seat of [1, 0]) await table.act(seat, answerTo(tick, seat, 'ready'));
    }
    expect(infoOf(table.live.table)).toMatchObject({ status: 'over' });
    const save = await savedAt(t.hall, table.live);
    expect(verify(campGame(), save).kernel.asks).toEqual([]);
    const part = { ...save, answers: save.answers.slice(0, 3), marks: save.marks.slice(0, 4) };
    const made = await importSave(t.hall, { save: part, bots: [null, 'random'], name: 'Ada' });
    const again = await tableOf(t.hall, made.table, { invite: made.invite, watch: made.watch, seats: [made.key] });
    await again.act(0, { do: 'start' });
    await until(() => again.live.table.status === 'over' || !awaited(again, 1));
    const tick = again.live.table.askedAt;
    await does(again, 0, 'ready');
    expect(again.live.table.askedAt).toBeGreaterThan(tick);
  });
});

describe('undo on an open floor', () => {
  test('takes back one’s own last answer as long as nobody has answered since', async () => {
    const table = await camp(2);
    await does(table, 0, 'carry', 1);
    expect(table.live.position(0).undo).toBe(1);
    await does(table, 1, 'carry', 0);
    expect([0, 1].map((seat) => table.live.position(seat).undo)).toEqual([0, 1]);
    expect(await table.refusal(0, { do: 'undo', askedAt: table.live.table.askedAt })).toBe('nothingToUndo');
    await table.act(1, { do: 'undo', askedAt: table.live.table.askedAt });
    expect(campOf(table).logs).toEqual([-1, 0, -1, -1]);
  });

  test('is not needed for what the game itself lets take back', async () => {
    const table = await camp(2);
    await does(table, 0, 'carry', 1);
    await does(table, 0, 'ready');
    await does(table, 1, 'carry', 0);
    await does(table, 0, 'change');
    await does(table, 0, 'drop', 1);
    expect(campOf(table)).toMatchObject({ logs: [1, -1, -1, -1], ready: [false, false] });
  });
});

describe('bots on an open floor', () => {
  test('of several seats are done without anybody else, and wait for nobody', async () => {
    const table = await camp(4, { bots: [null, 'random', 'greedy', 'random'] });
    await until(() => [1, 2, 3].every((seat) => !awaited(table, seat)));
    expect(campOf(table).ready).toEqual([false, true, true, true]);
    const { seq } = table.live.table;
    await does(table, 0, 'carry', campOf(table).logs.indexOf(-1));
    await settled();
    expect(table.live.table.seq).toBe(seq + 1);
    for (let night = 0; night < 3; night++) {
      await until(() => [1, 2, 3].every((seat) => !awaited(table, seat)));
      await does(table, 0, 'ready');
    }
    expect(table.live.table.status).toBe('over');
    expect(t.logged.filter((line) => line.includes('bot'))).toEqual([]);
  });

  test('that think long are not starved by those who are quick', async () => {
    const pool = instantPool();
    const gate = Promise.withResolvers<void>();
    const slow = await openHall({
      pool: {
        ...pool,
        async think(job) {
          if (job.seat === 1) await gate.promise;
          return pool.think(job);
        },
      },
    });
    try {
      const table = await begin(slow.hall, { game: 'camp', seats: 3, bots: [null, 'random', 'random'] });
      await until(() => table.live.table.answers.some(({ seat }) => seat === 2));
      gate.resolve();
      await until(() => !awaited(table, 1));
      const { answers } = table.live.table;
      // It was asked at the beginning; others have answered since, but its answer was still accepted.
      const first = answers.find(({ seat }) => seat === 1)!;
      expect(answers.filter(({ seat, seq }) => seat === 2 && seq < first.seq).length).toBeGreaterThan(0);
    } finally {
      await slow.close();
    }
  });

  test('think again when somebody else has taken what they wanted', async () => {
    let release = (): void => {};
    const wanted: number[] = [];
    const own = await openHall({
      pool: {
        ...instantPool(),
        async think({ world, seat }) {
          const { options } = world.kernel.asks.find((ask) => ask.seat === seat)!;
          wanted.push((options[0] as unknown as Choice).log ?? -1);
          if (wanted.length === 1) await new Promise<void>((resolve) => void (release = resolve));
          return [0];
        },
      },
    });
    try {
      const table = await begin(own.hall, { game: 'camp', seats: 2, bots: [null, 'random'] });
      await until(() => wanted.length === 1);
      await does(table, 0, 'carry', 0);
      release();
      await until(() => !awaited(table, 1));
      expect(wanted).toEqual([0, 1, 2, -1]);
      expect(campOf(table).logs).toEqual([0, 1, 1, -1]);
      expect(own.logged).toEqual([]);
    } finally {
      await own.close();
    }
  });

  test('go on for somebody who leaves', async () => {
    const table = await camp(2);
    await does(table, 1, 'carry', 0);
    await table.act(1, { do: 'leave' });
    await until(() => !awaited(table, 1));
    expect(campOf(table).logs[0]).toBe(1);
    expect(campOf(table).ready).toEqual([false, true]);
  });

  test('give no hint to whoever is only invited', async () => {
    const table = await camp(2);
    await does(table, 0, 'ready');
    await expect(tell(t.hall, table.live, visitorOf(0), { ask: 'hint' })).rejects.toMatchObject({ reason: 'notAsked' });
    expect(await tell(t.hall, table.live, visitorOf(1), { ask: 'hint' })).toMatchObject({ ask: 'hint' });
  });
});

describe('time on an open floor', () => {
  const clock = ({ live }: TestTable) => live.position(null).clock!;

  test('runs for all who are awaited; the increment is for being done, not for each answer', async () => {
    const table = await camp(2, { clock: { kind: 'live', seconds: 60, increment: 5, late: 'move' } });
    t.now += 10_000;
    for (const log of [0, 1]) await does(table, 0, 'carry', log);
    expect(clock(table)).toMatchObject({ left: [50_000, 50_000], running: [0, 1] });
    await does(table, 0, 'ready');
    expect(clock(table)).toMatchObject({ left: [55_000, 50_000], running: [1] });
    t.now += 10_000;
    await does(table, 0, 'change');
    expect(clock(table)).toMatchObject({ left: [55_000, 40_000], running: [0, 1] });
  });

  test('of a game by turns is each one’s own: answers of others do not wind it up', async () => {
    const table = await camp(2, { clock: { kind: 'turns', hours: 10, late: 'move' } });
    t.now += HOUR;
    await does(table, 0, 'carry', 0);
    expect(clock(table).left).toEqual([10 * HOUR, 9 * HOUR]);
    for (const seat of [0, 1]) await does(table, seat, 'ready');
    expect(clock(table).left).toEqual([10 * HOUR, 10 * HOUR]);
  });

  test('when it is up a bot stands in until that seat is ready, and not in the next night', async () => {
    const table = await camp(2, { clock: { kind: 'live', seconds: 5, increment: 5, late: 'move' } });
    await does(table, 0, 'ready');
    t.now += 5_001;
    table.live.look(0);
    await until(() => campOf(table).past.length === 1);
    const stoodIn = table.live.table.answers.filter(({ seat }) => seat === 1);
    expect(stoodIn.length).toBeGreaterThan(0);
    expect(infoOf(table.live.table).seats.map(({ bot }) => bot)).toEqual([null, null]);
    expect(clock(table).running).toEqual([0, 1]);
  });

  test('those who are away are told once that they are awaited, and again when they are so anew', async () => {
    const table = await camp(2);
    expect(t.awaited).toEqual([`${table.id}:0`, `${table.id}:1`]);
    t.awaited.length = 0;
    for (const log of [0, 1]) await does(table, 0, 'carry', log);
    await does(table, 0, 'ready');
    expect(t.awaited).toEqual([]);
    await does(table, 1, 'ready');
    expect(t.awaited).toEqual([`${table.id}:0`, `${table.id}:1`]);
  });
});

test('a table for one, without any bot, is played to a victory or a defeat of all', async () => {
  const table = await camp(1);
  for (let night = 0; night < 3; night++) {
    for (const log of [0, 1]) await does(table, 0, 'carry', log);
    await does(table, 0, 'ready');
  }
  const { status, outcome, seats } = infoOf(table.live.table);
  expect([status, seats.length]).toEqual(['over', 1]);
  expect(outcome).toEqual([campOf(table).ending === 'warm' ? 1 : 0]);
  expect(verify(campGame(), await savedAt(t.hall, table.live)).kernel.asks).toEqual([]);
});
