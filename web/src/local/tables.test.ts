import { PRINTED_PACK } from '@horda/cisza/pack';
import { completeSettings, readPack, seal, seedOf, type Answer, type AnyGame, type Choice } from '@horda/kernel';
import { zombicide } from '@horda/zombicide';
import { play } from '@horda/zombicide/play';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askOf, newStoreName, openTab, playOn, type Tab } from '../../test/local-party.ts';
import { askToFollow, createTable, fetchSave, forkTable, importSave } from '../backend/api.ts';
import type { ScriptedTable } from './lessons.ts';
import type { Shelf } from './games.ts';
import { listTables, type LocalTable } from './list.ts';
import { makeLocalTable } from './make-local.ts';
import type { Verified } from './verify.ts';

let tab: Tab;
const tabs: Tab[] = [];
beforeEach(async () => void (tab = await open()));
afterEach(async () => {
  for (const each of tabs.splice(0)) await each.close();
});

async function open(name?: string): Promise<Tab> {
  const opened = await openTab(name);
  tabs.push(opened);
  return opened;
}

const ADA = { name: 'Ada' };
const BOT = { bot: 'greedy' };
const solo = (more: object = {}) =>
  makeLocalTable(tab.host, { game: 'cisza', seats: [ADA, BOT, BOT], pace: 0, ...more });
const verify = (save: unknown): Promise<Verified> => tab.host.request('POST', '/api/local/verify', { save });

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000, interval: 5 });

/** A finished game of Ada's, and its save. */
async function finished() {
  const made = await solo();
  await playOn(tab.client(made.table, made.key));
  return { ...made, save: await fetchSave(tab.host, made.table, made.key) };
}

test('a game against bots is played to its end, and its save holds what happened', async () => {
  const { save, table, key } = await finished();
  expect(tab.jobs.length).toBeGreaterThan(10);
  expect(save).toMatchObject({ horda: 1, game: 'cisza', kinds: ['human', 'greedy', 'greedy'] });
  const answers = (save['answers'] as unknown[]).length;
  expect(await verify(save)).toEqual({ ok: true, answers, over: expect.any(Boolean), fair: [0] });

  const { table: next } = await askToFollow(tab.host, table, key, 'rematch', {});
  const again = tab.client(next, key);
  await until(() => expect(again.info?.status).toBe('open'));
  const fork = await forkTable(tab.host, table, key, { at: 3, name: 'Ada', bot: 'random' });
  await tab.client(fork.table, fork.key).do({ do: 'start' });
  const copy = await importSave(tab.host, save, { name: 'Ada', bots: [null, 'random', 'random'] });
  const imported = tab.client(copy.table, copy.key);
  await imported.do({ do: 'start' });
  await until(() => expect(imported.info?.status).toBe('over'));
  expect(tab.logged).toEqual([]);
});

test("cards of one's own are played with, saved and loaded again; bad ones are refused", async () => {
  const { resources, city } = PRINTED_PACK;
  const file = { pack: 'mine', game: 'cisza', version: 1, resources, city: { ...city, regular: 0, strong: 35 } };
  const made = await solo({ pack: file });
  await playOn(tab.client(made.table, made.key));
  const save = await fetchSave(tab.host, made.table, made.key);
  expect(save['pack']).toMatchObject({ id: 'mine', content: { city: { regular: 0, strong: 35 } } });
  expect(await verify(save)).toMatchObject({ ok: true });
  const copy = await importSave(tab.host, save, { name: 'Ada', bots: [null, 'random', 'random'] });
  const imported = tab.client(copy.table, copy.key);
  await until(() => expect(imported.info?.pack).toEqual(save['pack']));

  const forged = { ...save, pack: { ...(save['pack'] as object), content: PRINTED_PACK } };
  expect(await verify(forged)).toMatchObject({ ok: false, at: 0 });
  await expect(solo({ pack: { ...file, city: {} } })).rejects.toMatchObject({ reason: 'badPack' });
});

test('where the check of packs is fetched apart, every way to a table with a pack waits for it', async () => {
  const pack = { pack: 'mine', game: 'zombicide', version: 1, zombieCards: [{ zombie: 'walker', n: [1, 2, 3, 4] }] };
  const table = { game: 'zombicide', seats: [ADA], options: { mission: 'S0' }, pace: 0 };
  const name = newStoreName();
  const first = await open(name);
  const made = await makeLocalTable(first.host, { ...table, pack });
  const client = first.client(made.table, made.key);
  await until(() => expect(askOf(client)).not.toBe(null));
  await expect(
    makeLocalTable((await open()).host, { ...table, pack: { ...pack, zombieCards: [] } }),
  ).rejects.toMatchObject({ reason: 'badPack' });

  // Each tab that follows has fetched nothing yet.
  const listed = await (await open(name)).host.request<readonly LocalTable[]>('GET', '/api/local/tables');
  expect(listed).toMatchObject([{ table: made.table, awaited: [0] }]);
  const offline: Shelf = { find: () => play, fetch: () => Promise.reject(new Error('no connection')) };
  expect(await listTables(first.store, offline)).toMatchObject([{ table: made.table, awaited: [] }]);
  const second = (await open(name)).client(made.table, made.key);
  await until(() => expect([second.info?.pack?.id, askOf(second) === null]).toEqual(['mine', false]));

  const game = zombicide as unknown as AnyGame;
  const options = completeSettings(game, 1, { mission: 'S0' }, 'default').settings!;
  const begun = { game: game.id, version: game.version, options, seats: 1, seed: seedOf('packed'), answers: [] };
  const save = { horda: 1, ...seal(game, { ...begun, pack: readPack(game, pack).pack! }) };
  const copy = await importSave((await open()).host, save, { name: 'Ada', bots: [null] });
  expect(copy.seat).toBe(0);
  const verified = async (given: unknown): Promise<Verified> =>
    (await open()).host.request('POST', '/api/local/verify', { save: given });
  expect(await verified(save)).toMatchObject({ ok: true });
  const forged = { ...save.pack!, content: { zombieCards: [{ zombie: 'runner', n: [1, 1, 1, 1] }] } };
  expect(await verified({ ...save, pack: forged })).toMatchObject({ ok: false, at: 0 });
});

test('several people on one device have keys of their own, and each sees the own hand only', async () => {
  const { table, keys } = await makeLocalTable(tab.host, {
    game: 'cisza',
    seats: [ADA, BOT, { name: 'Bob' }],
    pace: 0,
  });
  expect(Object.keys(keys)).toEqual(['0', '2']);
  for (const seat of [0, 2]) {
    const client = tab.client(table, keys[seat]!);
    await until(() => expect(client.state).toBe('open'));
    expect(client.seat).toBe(seat);
    const { shelters } = client.now!.view as { shelters: { hand: unknown }[] };
    expect(shelters.map(({ hand }) => hand !== null)).toEqual([0, 1, 2].map((each) => each === seat));
  }
});

test('refusals are those of a server', async () => {
  const { table, key } = await solo();
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown, with_: string | null = null) =>
    tab.host.request(method, path, body, with_).then(
      () => 'done',
      ({ reason }: { reason: string }) => reason,
    );
  const nowhere = 'AbCdEfGhIjKlMnOpQrStUv';
  expect(await ask('GET', `/api/tables/${nowhere}/since/0`)).toBe('unknownTable');
  expect(await ask('GET', `/api/tables/${table}/since/0`)).toBe('wrongKey');
  expect(await ask('GET', `/api/tables/${table}/since/0`, undefined, nowhere)).toBe('wrongKey');
  expect(await ask('GET', `/api/tables/${table}/save`, undefined, key)).toBe('notOver');
  expect(await ask('POST', `/api/tables/${table}/rematch`)).toBe('wrongKey');
  expect(await ask('GET', '/api/nothing')).toBe('unknownRoute');
  expect(await ask('POST', '/api/tables', { game: 'chess', seats: 2 })).toBe('unknownGame');
  expect(await ask('POST', '/api/tables', { game: 'cisza', seats: 9 })).toBe('badSettings');
  expect(await ask('POST', '/api/tables', { game: 'cisza', seats: 2, name: ' ' })).toBe('badMessage');
  expect(await ask('POST', '/api/imports', { save: { horda: 2 } })).toBe('badMessage');
  expect(await ask('GET', '/api/tables')).toBe('done');
  const client = tab.client(table, key);
  expect(await client.do({ do: 'say', text: 'a\u202eb' })).toMatchObject({ done: false, reason: 'badMessage' });
  expect(await client.do({ do: 'say', text: ' Cześć ' })).toMatchObject({ done: true });
  await until(() => expect(client.entries.at(-1)).toMatchObject({ type: 'said', text: 'Cześć' }));
  const stranger = tab.client(table, nowhere);
  await until(() => expect(stranger.refusal?.reason).toBe('wrongKey'));
});

test('a changed save is found out, with the answer that is wrong', async () => {
  const { save } = await finished();
  const { answers, marks } = save as unknown as { answers: Answer<Choice>[]; marks: string[] };
  const forged = marks.with(5, '0'.repeat(14));
  expect(await verify({ ...save, marks: forged })).toMatchObject({ ok: false, fault: 'answer', at: 5 });
  const other = answers.with(4, { ...answers[4]!, picks: [{ do: 'cheat' }] });
  expect(await verify({ ...save, answers: other })).toMatchObject({ ok: false, fault: 'answer' });
  const fair = save['fair'] as object;
  expect(await verify({ ...save, fair: { ...fair, entropy: ['x', '', ''] } })).toMatchObject({ fault: 'seed' });
  expect(await verify({ ...save, fair: { ...fair, secret: '0'.repeat(64) } })).toMatchObject({ fault: 'secret' });
  expect(await verify({ ...save, fair: 'me' })).toMatchObject({ fault: 'secret' });
  expect(await verify({ ...save, fair: undefined })).toMatchObject({ ok: true, fair: null });
  await expect(verify({ ...save, version: 99 })).rejects.toMatchObject({ reason: 'rulesChanged' });
  await expect(verify('a text')).rejects.toMatchObject({ reason: 'badMessage' });
});

test('the tables of this browser are listed, the latest first, and can be removed', async () => {
  const { table: over } = await finished();
  const { table: playing, key } = await solo();
  const { table: open } = await createTable(tab.host, { game: 'cisza', seats: 2, name: 'Cid' });
  const list = (): Promise<readonly LocalTable[]> => tab.host.request('GET', '/api/local/tables');
  const client = tab.client(playing, key);
  await until(() => expect(askOf(client)).not.toBeNull());
  const listed = await list();
  expect(Object.fromEntries(listed.map(({ table, status }) => [table, status]))).toEqual({
    [over]: 'over',
    [playing]: 'playing',
    [open]: 'open',
  });
  expect(listed).toEqual(listed.toSorted((a, b) => b.at - a.at));
  expect(listed.at(-1)!.table).toBe(over);
  expect(listed.find(({ table }) => table === playing)).toMatchObject({
    awaited: [0],
    seats: [{ name: 'Ada' }, { bot: 'greedy' }, { bot: 'greedy' }],
  });
  await tab.host.request('DELETE', `/api/local/tables/${playing}`);
  expect(await list()).toHaveLength(2);
  await until(() => expect(client.refusal?.reason).toBe('removed'));
  await expect(tab.host.request('DELETE', `/api/local/tables/${playing}`)).rejects.toMatchObject({
    reason: 'unknownTable',
  });
});

test('of two tabs at one table only one lets bots play; the other goes on when it is closed', async () => {
  const name = newStoreName();
  const [one, two] = [await open(name), await open(name)];
  const { table, key } = await makeLocalTable(one.host, { game: 'cisza', seats: [ADA, BOT, BOT], pace: 0 });
  const [here, there] = [one.client(table, key), two.client(table, key)];
  await until(() => expect([here.state, there.state]).toEqual(['open', 'open']));
  const answer = async (client: typeof here): Promise<void> => {
    await until(() => expect(askOf(client)).not.toBeNull());
    const { options, min } = askOf(client)!;
    await client.do({ do: 'answer', askedAt: client.now!.askedAt, picks: options.slice(0, Math.max(1, min)) });
  };
  for (let n = 0; n < 6; n++) await answer(n % 2 === 0 ? here : there);
  await until(() => expect(there.now).toEqual(here.now));
  expect(there.entries).toEqual(here.entries);
  const [first, second] = one.jobs.length > 0 ? [one, two] : [two, one];
  expect(first.jobs.length).toBeGreaterThan(0);
  expect(second.jobs).toEqual([]);
  await first.close();
  await playOn(first === one ? there : here);
  expect(second.jobs.length).toBeGreaterThan(0);
  const lines = await second.store.lines(table, 0);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i + 1));
});

test('a tab hears that another has removed its table', async () => {
  const name = newStoreName();
  const [one, two] = [await open(name), await open(name)];
  const { table, key } = await makeLocalTable(one.host, { game: 'cisza', seats: [ADA, BOT], pace: 0 });
  const there = two.client(table, key);
  await until(() => expect(there.state).toBe('open'));
  await one.host.request('DELETE', `/api/local/tables/${table}`);
  await until(() => expect(there.refusal?.reason).toBe('removed'));
});

test('at a scripted table the others know their part, whoever leaves it is answered by bots', async () => {
  // The script comes from a game with a known seed; a replay with it gives the same game.
  const lesson = { game: 'cisza', seats: 3, options: {}, learner: 0, name: 'Ada', seed: seedOf('lesson'), pace: 0 };
  const make = (script: readonly Answer<Choice>[]): Promise<ScriptedTable> =>
    tab.host.request('POST', '/api/local/scripted', { ...lesson, bot: 'random', script });
  const free = await make([]);
  await playOn(tab.client(free.table, free.key));
  const save = await fetchSave(tab.host, free.table, free.key);
  const played = save['answers'] as readonly Answer<Choice>[];

  tab.jobs.length = 0;
  const scripted = await make(played.slice(0, -4));
  const client = tab.client(scripted.table, scripted.key);
  await playOn(client);
  const repeated = await fetchSave(tab.host, scripted.table, scripted.key);
  expect((repeated['answers'] as unknown[]).slice(0, played.length - 4)).toEqual(played.slice(0, -4));
  expect(tab.jobs.length).toBeLessThan(20);

  const other = await make(played);
  await playOn(tab.client(other.table, other.key), 1);
  expect(await tab.host.request('GET', '/api/local/tables')).toEqual([]);
  expect(tab.logged).toEqual([]);
});

test('a hint tells what the seat has and where the answer leads', async () => {
  const { table, key } = await solo();
  const client = tab.client(table, key);
  await until(() => expect(askOf(client)).not.toBeNull());
  const told = await client.ask({ ask: 'hint' });
  expect(told).toMatchObject({ ask: 'hint', bot: 'greedy', askedAt: client.now!.askedAt });
  const { shelters } = client.now!.view as { shelters: { survivors: unknown[]; zombies: unknown[] }[] };
  const { now, later, picks } = told as Extract<typeof told, { ask: 'hint' }>;
  expect(now).toEqual([shelters[0]!.survivors.length, shelters[0]!.zombies.length]);
  expect(later).toHaveLength(2);
  expect(askOf(client)!.options).toContainEqual(picks[0]);
});

test('a table whose keys were forgotten is opened by those that lie beside it', async () => {
  const seats = [ADA, BOT, { name: 'Bob' }];
  const made = await makeLocalTable(tab.host, { game: 'cisza', seats, pace: 0 });
  const { table, key, keys, invite, watch } = made;
  expect(await tab.host.request('GET', `/api/local/tables/${table}/keys`)).toEqual({
    game: 'cisza',
    key,
    keys,
    invite,
    watch,
  });
  const nowhere = tab.host.request('GET', '/api/local/tables/AbCdEfGhIjKlMnOpQrStUv/keys');
  await expect(nowhere).rejects.toMatchObject({ reason: 'unknownTable' });
});

test('a lesson is removed a day after its last line, unless it was played on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  tab = await open();
  const DAY = 24 * 3_600_000;
  const make = (): Promise<ScriptedTable> =>
    tab.host.request('POST', '/api/local/scripted', {
      game: 'cisza',
      seats: 2,
      learner: 0,
      name: 'Ada',
      seed: seedOf('lesson'),
      pace: 0,
      bot: 'random',
      script: [],
    });
  const [left, kept, played] = [await make(), await make(), await make()];
  await tab.host.request('DELETE', `/api/local/scripted/${played.table}`);
  vi.setSystemTime(1_000_000 + 0.9 * DAY);
  const client = tab.client(kept.table, kept.key);
  await until(() => expect(client.state).toBe('open'));
  expect(await client.do({ do: 'say', text: 'still here' })).toMatchObject({ done: true });
  vi.setSystemTime(1_000_000 + 1.5 * DAY);
  await make();
  const there = async ({ table }: ScriptedTable): Promise<boolean> => (await tab.store.listing(table)) !== null;
  expect([await there(left), await there(kept), await there(played)]).toEqual([false, true, true]);
  // From then on the table is listed among the games of this device.
  const listed = await tab.host.request<readonly LocalTable[]>('GET', '/api/local/tables');
  expect(listed.map(({ table }) => table)).toEqual([played.table]);
});
