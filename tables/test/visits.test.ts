import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson, personalData, welcome } from '../src/live/visits.ts';
import { infoOf } from '../src/table/project.ts';
import { begin, openHall, tableOf, until, visitorOf, watch, type TestHall } from './hall.ts';

const ADA = { ...visitorOf(0), seat: 0 };

let t: TestHall;
beforeEach(async () => void (t = await openHall()));
afterEach(() => t.close());

test('a table that nobody uses leaves memory, and comes back as it was', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2 });
  await table.answer(table.state.kernel.asks[0]!.seat);
  const before = [null, 0, 1].map((reader) => table.live.position(reader));
  await t.hall.sweep();
  expect(t.hall.liveTables).toBe(1);
  t.now += 61_000;
  await t.hall.sweep();
  expect(t.hall.liveTables).toBe(0);
  const again = await t.hall.open(table.id);
  expect(again).not.toBe(table.live);
  expect([null, 0, 1].map((reader) => again.position(reader))).toEqual(before);
});

test('tables that nobody uses are saved together, not one after the other', async () => {
  for (const _ of [1, 2, 3]) await begin(t.hall, { game: 'cisza', seats: 2 });
  const { store } = t.hall.services;
  const save = store.saveSnapshot.bind(store);
  let [waiting, most] = [0, 0];
  store.saveSnapshot = async (...saved) => {
    most = Math.max(most, ++waiting);
    await save(...saved);
    waiting--;
  };
  t.now += 61_000;
  await t.hall.sweep();
  expect({ most, left: t.hall.liveTables }).toEqual({ most: 3, left: 0 });
});

test('a table that somebody looks at stays', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2 });
  watch(table.live, null);
  t.now += 61_000;
  await t.hall.sweep();
  expect(t.hall.liveTables).toBe(1);
});

test('bots go on after a restart though nobody calls', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2, bots: [null, 'random'], pace: 5_000 });
  await table.act(0, { do: 'handOver', bot: 'random' });
  const { seq } = table.live.table;
  const hall = await t.restart();
  expect(hall.liveTables).toBe(0);
  t.now += 20_000;
  await hall.sweep();
  expect(hall.liveTables).toBe(1);
  const live = await hall.open(table.id);
  await until(() => live.table.seq > seq);
});

test('a finished table goes to the archive, where it is read and not changed', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  const whole = await welcome(table.live, visitorOf(0), 0);
  const guest = watch(table.live, 0);
  await t.hall.archive(table.id);
  expect(guest.dismissed).toEqual(['archived']);
  const archived = await tableOf(t.hall, table.id, table.keys);
  expect(infoOf(archived.live.table).archived).toBe(true);
  expect((await welcome(archived.live, visitorOf(0), 0)).entries).toEqual(whole.entries);
  expect(await archived.refusal(0, { do: 'say', text: 'halo' })).toBe('archived');
});

test('long finished tables are archived by themselves', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  t.now += 29 * 24 * 3_600_000;
  await t.hall.sweep();
  expect(await t.hall.services.store.counts()).toMatchObject({ over: 1, archived: 0 });
  t.now += 2 * 24 * 3_600_000;
  await t.hall.sweep();
  expect(await t.hall.services.store.counts()).toMatchObject({ over: 0, archived: 1 });
});

test('a person sees all that is kept about them, and nothing of others', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  await table.act(0, { do: 'say', text: 'moje słowa' });
  await table.act(1, { do: 'say', text: 'cudze słowa' });
  await t.hall.services.store.setWebhook(table.id, 0, 'https://example.org/me');
  const data = JSON.stringify(await personalData(t.hall, table.live, ADA));
  for (const own of ['Ada', 'moje słowa', 'https://example.org/me']) expect(data).toContain(own);
  for (const other of ['Bob', 'cudze słowa']) expect(data).not.toContain(other);
});

test('what a person erases is in no message and in no store any more; the moves stay', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, name: 'Zdzisława' });
  await table.act(0, { do: 'say', text: 'sekretne słowa' });
  await table.answer(0);
  await t.hall.services.store.setWebhook(table.id, 0, 'https://example.org/me');
  const guest = watch(table.live, 1);
  await erasePerson(t.hall, table.live, ADA);
  expect(guest.frames.at(-1)).toMatchObject({
    entries: [{ type: 'erased', seat: 0 }],
    info: { seats: [{ name: null }, {}] },
  });
  const { entries } = await welcome(table.live, visitorOf(1), 0);
  expect(JSON.stringify(entries)).not.toMatch(/Zdzisława|sekretne/);
  expect(table.live.table.answers).toHaveLength(1);
  const hall = await t.restart();
  expect((await hall.open(table.id)).table.chairs[0]!.name).toBeNull();
  expect(await hall.services.store.webhook(table.id, 0)).toBeNull();
});
