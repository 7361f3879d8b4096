import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Migration } from '@horda/kernel';
import { miniGame } from '@horda/testing/mini';
import { Hall } from '../src/live/hall.ts';
import { erasePerson, welcome } from '../src/live/visits.ts';
import type { Services } from '../src/live/services.ts';
import { readLog } from '../src/table/history.ts';
import { begin, instantPool, miniEntry, openHall, settled, tableOf, until, visitorOf, type TestHall } from './hall.ts';
import { twoNodes, type NodeStore } from './shared-store.ts';

const NEWER: Migration = { id: 'nothing new', from: 1, up: () => {} };

let t: TestHall;
let stores: readonly [NodeStore, NodeStore];
let halls: Hall[];
beforeEach(async () => {
  t = await openHall();
  stores = twoNodes(t.hall.services.store);
  halls = [];
});
afterEach(async () => {
  for (const hall of halls) await hall.close();
  await t.close();
});

function nodes(first: Partial<Services> = {}, second: Partial<Services> = {}): readonly [Hall, Hall] {
  const { services } = t.hall;
  halls = [first, second].map((own, i) => new Hall({ ...services, store: stores[i]!, grace: 20, ...own }));
  return [halls[0]!, halls[1]!];
}
const newerRules = () => {
  const entry = miniEntry(miniGame({ version: 2, migrations: [NEWER] }));
  return { games: (id: string) => (id === 'mini' ? entry : undefined) };
};
/** Bots that never decide. */
const asleep = { ...instantPool(), think: () => new Promise<never>(() => {}) };

test('a line that another node writes while a table is loaded is not missed', async () => {
  const [a, b] = nodes();
  const table = await begin(a, { game: 'mini', seats: 2 });
  stores[1].afterLines = () => table.answer(0);
  const live = await b.open(table.id);
  expect(live.position(0)).toEqual(table.live.position(0));
});

test('what was erased on one node is told by no other, as often as it is erased', async () => {
  const [a, b] = nodes();
  const table = await begin(a, { game: 'mini', seats: 2, name: 'Zdzisława' });
  const elsewhere = await b.open(table.id);
  const told = async (): Promise<string> => JSON.stringify((await welcome(elsewhere, visitorOf(1), 0)).entries);
  for (const words of ['sekretne słowa', 'dalsze słowa']) {
    await table.act(0, { do: 'say', text: words });
    await until(() => elsewhere.table.seq === table.live.table.seq);
    expect(await told()).toContain(words);
    await erasePerson(a, table.live, { seat: 0, since: 1, host: true });
    await until(() => elsewhere.table.seq === table.live.table.seq);
    expect(await told()).not.toMatch(/Zdzisława|słowa/);
  }
});

test('a line whose acknowledgement was lost is found, and the game goes on', async () => {
  const [a] = nodes();
  const table = await begin(a, { game: 'mini', seats: 2, bots: [null, 'random'] });
  const command = { do: 'answer', askedAt: table.live.table.askedAt, picks: [{ do: 'pass' }] } as const;
  stores[0].loseNextReply = true;
  await expect(table.act(0, command, 'same')).rejects.toThrow('connection was lost');
  expect(await table.act(0, command, 'same')).toBe(table.live.table.seq);
  expect(table.live.table.answers).toHaveLength(1);
});

test('a line whose acknowledgement was lost is found though nobody asks again', async () => {
  const [a] = nodes();
  const table = await begin(a, { game: 'mini', seats: 2, bots: [null, 'random'] });
  const { seq } = table.live.table;
  stores[0].loseNextReply = true;
  await expect(table.act(0, { do: 'handOver', bot: 'random' })).rejects.toThrow('connection was lost');
  await until(() => table.live.table.seq > seq + 1);
});

test('a bot that was asked by a line read in a conflict is looked after', async () => {
  const [a, b] = nodes({ pool: asleep });
  const table = await begin(a, { game: 'mini', seats: 2, bots: [null, 'random'] });
  const other = await tableOf(b, table.id, table.keys);
  stores[1].deaf = true;
  const command = { do: 'handOver', bot: 'random' } as const;
  const { seq } = table.live.table;
  await table.act(0, command);
  const late = { do: 'answer', askedAt: other.live.table.askedAt, picks: [{ do: 'pass' }] } as const;
  expect(await other.refusal(0, late)).toBe('notAsked');
  await until(() => other.live.table.seq > seq + 1);
});

test('what a bot has thought on an open floor counts for nothing once another node’s bot has answered for its seat', async () => {
  /** Bots that decide once, and then never again. */
  const once = (decision: Promise<number[]>): Services['pool'] => {
    const decisions = [decision];
    return { ...asleep, think: () => decisions.pop() ?? asleep.think() };
  };
  const slow = Promise.withResolvers<number[]>();
  const [a, b] = nodes({ pool: once(slow.promise) }, { pool: once(Promise.resolve([0])), grace: 0 });
  const table = await begin(a, { game: 'camp', seats: 2, bots: [null, 'random'] });
  await b.open(table.id);
  const given = (): number => table.live.table.answers.filter(({ seat }) => seat === 1).length;
  await until(() => given() === 1);
  // Still offered: nobody has taken what the bot wants.
  slow.resolve([1]);
  await settled();
  expect(given()).toBe(1);
});

test('newer rules take over what an older node wrote in the meantime', async () => {
  const [old, young] = nodes({}, newerRules());
  const table = await begin(old, { game: 'mini', seats: 2 });
  await table.live.keep();
  let view: unknown = null;
  stores[1].afterLines = async () => {
    await table.answer(0);
    view = table.live.position(0).view;
  };
  const live = await young.open(table.id);
  expect(live.table).toMatchObject({ version: 2, status: 'playing' });
  expect(live.position(0).view).toEqual(view);
});

test('an older node does not write to a table that has gone on by newer rules', async () => {
  const thought = Promise.withResolvers<number[]>();
  const slow = { ...instantPool(), think: () => thought.promise };
  const [old, young] = nodes({ pool: slow }, { ...newerRules(), pool: asleep });
  const table = await begin(old, { game: 'mini', seats: 2, bots: [null, 'random'] });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await table.live.keep();
  const live = await young.open(table.id);
  expect(live.table.version).toBe(2);
  const { seq } = live.table;
  await until(() => table.live.table.version === 2);
  thought.resolve([0]);
  await settled();
  const lines = await t.hall.services.store.lines(table.id, 0);
  expect(lines).toHaveLength(seq);
  expect(readLog(newerRules().games, lines).state).not.toBeNull();
});

test('a table that cannot be opened does not keep others from being looked after', async () => {
  const own = await openHall({ games: (id) => (id === 'mini' ? miniEntry() : undefined) });
  try {
    const lost = await begin(own.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
    const hall = await own.restart({ games: () => undefined });
    own.now += 60_000;
    await hall.services.store.setWake(lost.id, own.now - 1);
    await hall.sweep();
    const back = await own.restart();
    const table = await begin(back, { game: 'mini', seats: 2 });
    own.now += 120_000;
    await back.sweep();
    expect(await back.services.store.counts()).toMatchObject({ playing: 2 });
    await expect(back.open(table.id)).resolves.toBeDefined();
  } finally {
    await own.close();
  }
});

test('somebody who is about to use a table keeps it in memory', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  t.now += 61_000;
  const live = await t.hall.open(table.id);
  await t.hall.sweep();
  expect(t.hall.liveTables).toBe(1);
  await live.act(visitorOf(0), 'a', { do: 'say', text: 'jestem' });
});
