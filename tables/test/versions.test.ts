import { afterEach, beforeEach, expect, test } from 'vitest';
import { seal, type Migration } from '@horda/kernel';
import { miniGame } from '@horda/testing/mini';
import { infoOf } from '../src/table/project.ts';
import { tell, welcome } from '../src/live/visits.ts';
import { makeRematch } from '../src/live/following.ts';
import {
  begin,
  importSave,
  miniEntry,
  openHall,
  savedAt,
  sit,
  tableOf,
  until,
  visitorOf,
  type TestHall,
  type TestTable,
} from './hall.ts';

/** The rules of a later release. */
const later = (migrations: readonly Migration[]) => {
  const entry = miniEntry(miniGame({ version: 2, migrations }));
  return { games: (id: string) => (id === 'mini' ? entry : undefined) };
};
/** Doubles the votes counted so far. */
const DOUBLE: Migration = {
  id: 'votes count double',
  from: 1,
  up: (state) => void (state['votes'] = 2 * (state['votes'] as number)),
};

let t: TestHall;
beforeEach(async () => void (t = await openHall()));
afterEach(() => t.close());

async function played(): Promise<TestTable> {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  await table.answer(0);
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  await table.answer(0);
  await table.answer(1);
  return table;
}

test('a running table is brought to newer rules and goes on', async () => {
  const { id, keys, state } = await played();
  const hall = await t.restart(later([DOUBLE]));
  const table = await tableOf(hall, id, keys);
  expect(infoOf(table.live.table)).toMatchObject({ version: 2, rulesChanged: false, status: 'playing' });
  expect(table.live.position(0).view).toMatchObject({ votes: 2 * (state as unknown as { votes: number }).votes });
  await table.answer(1);
  expect(table.live.table.answers).toHaveLength(1);
  const again = await tableOf(await t.restart(later([DOUBLE])), id, keys);
  expect(again.live.position(1)).toEqual(table.live.position(1));
  expect(again.live.table.seq).toBe(table.live.table.seq);
});

test('what was played by older rules is not taken back, but its lines can still be read', async () => {
  const { id, keys } = await played();
  const hall = await t.restart(later([DOUBLE]));
  const table = await tableOf(hall, id, keys);
  expect(await table.refusal(0, { do: 'propose', what: 'undo' })).toBe('nothingToUndo');
  const { entries } = await welcome(table.live, visitorOf(0), 0);
  expect(entries.map(({ type }) => type)).toEqual(
    'created joined started answered answered answered answered migrated'.split(' '),
  );
});

test('a migrated game can be finished and taken home as a save that begins in the middle', async () => {
  const { id, keys } = await played();
  const hall = await t.restart(later([DOUBLE]));
  const table = await tableOf(hall, id, keys);
  for (const seat of [0, 1]) await table.act(seat, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  expect(await savedAt(t.hall, table.live)).toMatchObject({
    version: 2,
    start: { votes: expect.any(Number) as number },
  });
});

test('of a finished game only the views are kept: nobody goes on from its state', async () => {
  const { id, keys } = await played();
  const { store } = t.hall.services;
  const kept = async (): Promise<unknown> => JSON.parse((await store.snapshot(id))!.body);
  const table = await tableOf(t.hall, id, keys);
  await table.live.keep();
  expect(await kept()).toMatchObject({ state: { votes: expect.any(Number) as number } });
  for (const seat of [0, 1]) await table.act(seat, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  await table.live.keep();
  expect(await kept()).toMatchObject({ state: null, seen: [0, 1].map((seat) => table.live.position(seat).view) });
});

test('answers after the last snapshot are played by the newer rules', async () => {
  const { id, keys, live } = await played();
  await live.keep();
  const table = await tableOf(t.hall, id, keys);
  await table.answer(1);
  const { hands } = table.state as unknown as { hands: number[][] };
  const hall = await t.crash(later([DOUBLE]));
  const migrated = await hall.open(id);
  expect(infoOf(migrated.table)).toMatchObject({ version: 2, rulesChanged: false });
  expect(migrated.table.state).toMatchObject({ hands });
});

test('a snapshot of what was taken back is not gone on from', async () => {
  const { id, keys, live } = await played();
  const table = await tableOf(t.hall, id, keys);
  await table.answer(1);
  await table.act(1, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  await live.keep();
  await table.act(1, { do: 'undo', askedAt: table.live.table.askedAt });
  const drops = table.state.kernel.asks[0]!.options.slice(0, 1);
  await table.act(1, { do: 'answer', askedAt: table.live.table.askedAt, picks: drops });
  const migrated = await (await t.crash(later([DOUBLE]))).open(id);
  expect(infoOf(migrated.table)).toMatchObject({ version: 1, rulesChanged: true });
});

test('a finished game stays what it was: over, with its secret, and for another round', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  const { seq } = table.live.table;
  const view = table.live.position(0).view;
  for (const migrations of [[DOUBLE], []]) {
    const hall = await t.restart(later(migrations));
    const live = await hall.open(table.id);
    expect(live.table.seq).toBe(seq);
    expect(infoOf(live.table)).toMatchObject({ status: 'over', rulesChanged: true, version: 1 });
    expect(infoOf(live.table).fair!.secret).not.toBeNull();
    expect(live.position(0).view).toEqual(view);
    await expect(savedAt(t.hall, live)).rejects.toMatchObject({ reason: 'rulesChanged' });
    const look = tell(hall, live, visitorOf(0), { ask: 'look', at: 1 });
    await expect(look).rejects.toMatchObject({ reason: 'rulesChanged' });
  }
  const hall = await t.restart(later([DOUBLE]));
  const next = await hall.open(await makeRematch(hall, await hall.open(table.id), visitorOf(0)));
  expect(infoOf(next.table)).toMatchObject({ version: 2, status: 'open' });
});

test('an imported game is brought to newer rules, too', async () => {
  const { game } = miniEntry();
  const begun = await begin(t.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
  await begun.act(0, { do: 'handOver', bot: 'random' });
  await until(() => begun.live.table.status === 'over');
  const whole = await savedAt(t.hall, begun.live);
  const save = { horda: 1, ...seal(game, { ...whole, answers: whole.answers.slice(0, 5) }) };
  const made = await importSave(t.hall, { save, name: 'Ada', bots: [null, 'random'], pace: 10_000 });
  const table = await tableOf(t.hall, made.table, { ...made, seats: [made.key] });
  await table.act(0, { do: 'start' });
  const migrated = await (await t.restart(later([DOUBLE]))).open(made.table);
  expect(infoOf(migrated.table)).toMatchObject({ version: 2, rulesChanged: false, status: 'playing' });
});

test('where the rules cannot be brought forward, the table can be watched, and says why it cannot be played', async () => {
  const { id, keys, live } = await played();
  const views = [null, 0, 1].map((reader) => live.position(reader).view);
  const hall = await t.restart(later([]));
  const table = await tableOf(hall, id, keys);
  expect(infoOf(table.live.table)).toMatchObject({ version: 1, rulesChanged: true });
  expect([null, 0, 1].map((reader) => table.live.position(reader).view)).toEqual(JSON.parse(JSON.stringify(views)));
  expect(await table.refusal(1, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] })).toBe('rulesChanged');
  expect(await table.refusal(1, { do: 'say', text: 'co?' })).toBe('rulesChanged');
  const back = await tableOf(await t.restart(), id, keys);
  expect(await back.answer(1)).toBe(back.live.table.seq);
});

test('a migration that fails leaves the table asleep and unharmed', async () => {
  const { id, keys } = await played();
  const broken: Migration = {
    ...DOUBLE,
    up: () => {
      throw new Error('broken');
    },
  };
  const table = await tableOf(await t.restart(later([broken])), id, keys);
  expect(infoOf(table.live.table).rulesChanged).toBe(true);
  const back = await tableOf(await t.restart(), id, keys);
  expect(infoOf(back.live.table)).toMatchObject({ rulesChanged: false, status: 'playing' });
});

test('a table that has not begun is carried over', async () => {
  const { id, keys } = await sit(t.hall, { game: 'mini', seats: 2 });
  const table = await tableOf(await t.restart(later([DOUBLE])), id, keys);
  await table.act(0, { do: 'start' });
  expect(infoOf(table.live.table)).toMatchObject({ version: 2, status: 'playing' });
});

test('a game that this server does not have is named', async () => {
  const { id } = await sit(t.hall, { game: 'mini', seats: 2 });
  const hall = await t.restart({ games: () => undefined });
  await expect(hall.open(id)).rejects.toMatchObject({ reason: 'unknownGame' });
});
