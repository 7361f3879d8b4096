/** The promise about chance: shown before anybody sits down, always kept, and checked at the end. */
import { faultOfProof, seedOfSecret, type FairProof } from '@horda/protocol';
import { NewTable } from '@horda/protocol/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitDown } from '../src/live/visits.ts';
import type { LiveTable } from '../src/live/live-table.ts';
import { makeFork, makeNew } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import { openHall, savedAt, sit, tableOf, until, visitorOf, type TestHall, type TestTable } from './hall.ts';

let place: TestHall;
beforeEach(async () => {
  place = await openHall();
});
afterEach(() => place.close());

/** A table for two, where Ada sits; `join` lets Bob sit down. */
async function sitWithGuest(): Promise<{ table: TestTable; join: () => Promise<{ key: string }> }> {
  const { hall } = place;
  const asked = { game: 'cisza', seats: 2, name: 'Ada', entropy: 'heads', pace: 0 };
  const made = await makeNew(hall, NewTable.parse(asked));
  const table = await tableOf(hall, made.table, { invite: made.invite, watch: made.watch, seats: [made.key] });
  const visitor = await hall.visitor(table.live, made.invite);
  return {
    table,
    join: () => sitDown(hall, table.live, visitor, { name: 'Bob', seat: 1, entropy: 'tails', key: null }),
  };
}

async function faultOfSave(live: LiveTable): Promise<string | null> {
  const { fair, seed } = await savedAt<{ fair: FairProof }>(place.hall, live);
  return faultOfProof(fair, seed);
}

test('the commitment is there from the first moment, the secret only when the game is over', async () => {
  const { table, join } = await sitWithGuest();
  const before = infoOf(table.live.table).fair!;
  expect(before).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), entropy: ['heads', ''], secret: null });
  await join();
  await table.act(0, { do: 'start' });
  expect(infoOf(table.live.table).fair).toEqual({ ...before, entropy: ['heads', 'tails'] });
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.proposal!.seq, yes: true });
  const { secret, commitment } = infoOf(table.live.table).fair!;
  expect(commitment).toBe(before.commitment);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await faultOfSave(table.live)).toBeNull();
});

test('what somebody added still counts when they have left in the middle of the game', async () => {
  const { table, join } = await sitWithGuest();
  await join();
  await table.act(0, { do: 'start' });
  await table.act(1, { do: 'leave' });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  expect(await faultOfSave(table.live)).toBeNull();
});

test('what somebody added is gone when they leave before the game', async () => {
  const { table, join } = await sitWithGuest();
  await join();
  await table.act(1, { do: 'leave' });
  expect(infoOf(table.live.table).fair!.entropy).toEqual(['heads', '']);
});

test('whoever sits down at the very moment of the start has a share in chance', async () => {
  const { table, join } = await sitWithGuest();
  const joining = join();
  await Promise.all([joining, table.act(0, { do: 'start' })]);
  const { made, id, seed } = table.live.table;
  const { secret } = made.origin as { secret: string };
  expect(seed).toEqual(seedOfSecret(secret, id, ['heads', 'tails']));
});

test('whoever sits down at the very moment at which the seat is freed has no key to it', async () => {
  const { table, join } = await sitWithGuest();
  const joining = join();
  await Promise.all([joining, table.act(0, { do: 'free', seat: 1 })]);
  const { key } = await joining;
  expect(table.live.table.chairs[1]!.held).toBe('free');
  await expect(place.hall.visitor(table.live, key)).rejects.toMatchObject({ reason: 'wrongKey' });
});

test('whoever starts the game adds to chance with that', async () => {
  const { table, join } = await sitWithGuest();
  await table.act(0, { do: 'stir', entropy: '' });
  await join();
  await table.act(0, { do: 'start', entropy: 'edge' });
  const { made, id, seed } = table.live.table;
  const { secret } = made.origin as { secret: string };
  expect(seed).toEqual(seedOfSecret(secret, id, ['edge', 'tails']));
  expect(infoOf(table.live.table).fair!.entropy).toEqual(['edge', 'tails']);
  const again = await (await place.crash()).open(id);
  expect(infoOf(again.table).fair!.entropy).toEqual(['edge', 'tails']);
});

test('only those who sit at the table add to chance', async () => {
  const table = await sit(place.hall, { game: 'cisza', seats: 2, name: null });
  expect(await table.refusal(null, { do: 'start', entropy: 'edge' })).toBe('notSeated');
  expect(await table.refusal(null, { do: 'start' })).toBe('accepted');
});

test('where nothing is dealt, nothing is added', async () => {
  const { table, join } = await sitWithGuest();
  await join();
  await table.act(0, { do: 'start' });
  const fork = await makeFork(place.hall, table.live, visitorOf(0), { at: 0, name: 'Ada', bot: 'random' });
  const live = await place.hall.open(fork.table);
  expect(fork.commitment).toBeNull();
  await live.act(visitorOf(0, true, 1), 'start', { do: 'start', entropy: 'edge' });
  expect(live.table.chairs.map(({ entropy }) => entropy)).toEqual(['', '']);
});

test('the maker of a table is told the promise', async () => {
  const made = await makeNew(place.hall, NewTable.parse({ game: 'cisza', seats: 2, name: 'Ada' }));
  const live = await place.hall.open(made.table);
  expect(made.commitment).toBe(infoOf(live.table).fair!.commitment);
});
