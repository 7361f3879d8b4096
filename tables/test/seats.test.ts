import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '@horda/protocol';
import { NewTable } from '@horda/protocol/schemas';
import type { Visitor } from '../src/live/hall.ts';
import { sitDown } from '../src/live/visits.ts';
import { makeRematch } from '../src/live/following.ts';
import { makeNew } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import { asked, begin, openHall, sit, tableOf, until, visitorOf, watch, type TestHall } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

const join = (name: string, seat: number | null = null) => ({ name, seat, entropy: '', key: null });

test('the maker of a table sits down first and is its host; others come by invitation', async () => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 3, name: 'Ada' }));
  const live = await t.hall.open(made.table);
  expect(made.seat).toBe(0);
  const invited = await t.hall.visitor(live, made.invite);
  expect((await sitDown(t.hall, live, invited, join('Bob', 2))).seat).toBe(2);
  expect((await sitDown(t.hall, live, invited, join('Bob'))).seat).toBe(1);
  await expect(sitDown(t.hall, live, invited, join('Cid'))).rejects.toMatchObject({ reason: 'full' });
  expect(infoOf(live.table).seats.map(({ name }) => name)).toEqual(['Ada', 'Bob 2', 'Bob']);
});

test('until the start a person may name the seat of a bot and sit there; afterwards it is taken', async () => {
  const wish = { game: 'mini', seats: 3, name: 'Ada', bots: [null, 'random', 'random'] };
  const made = await makeNew(t.hall, NewTable.parse(wish));
  const live = await t.hall.open(made.table);
  const invited = await t.hall.visitor(live, made.invite);
  // Who names no seat gets a free one.
  await expect(sitDown(t.hall, live, invited, join('Bob'))).rejects.toMatchObject({ reason: 'full' });
  expect((await sitDown(t.hall, live, invited, join('Bob', 2))).seat).toBe(2);
  expect(infoOf(live.table).seats.map(({ held, bot }) => [held, bot])).toEqual([
    ['person', null],
    ['bot', 'random'],
    ['person', null],
  ]);
  await expect(sitDown(t.hall, live, invited, join('Cid', 2))).rejects.toMatchObject({ reason: 'seatTaken' });
  await live.act(visitorOf(0), 'a', { do: 'start' });
  await expect(sitDown(t.hall, live, invited, join('Cid', 1))).rejects.toMatchObject({ reason: 'seatTaken' });
});

test('a key opens what it was made for, and nothing else', async () => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 2, name: 'Ada' }));
  const other = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 2, name: 'Bob' }));
  const live = await t.hall.open(made.table);
  expect(await t.hall.visitor(live, made.key)).toEqual({ seat: 0, since: 1, host: true, mayJoin: false });
  expect(await t.hall.visitor(live, made.invite)).toEqual({ seat: null, since: 0, host: false, mayJoin: true });
  const watcher = await t.hall.visitor(live, made.watch);
  await expect(sitDown(t.hall, live, watcher, join('Eve'))).rejects.toMatchObject({ reason: 'wrongKey' });
  for (const key of [null, other.key, other.invite, 'A'.repeat(22)])
    await expect(t.hall.visitor(live, key)).rejects.toMatchObject({ reason: 'wrongKey' });
});

test('a table of the lobby is open to anybody until it begins', async () => {
  const table = await sit(t.hall, { game: 'mini', seats: 2, listed: true, bots: [null, 'random'] });
  const lobby = async () => (await t.hall.services.store.lobby(50)).map((listed) => listed.table);
  expect(await lobby()).toContain(table.id);
  // At a listed table, the watch link allows as much as no key at all.
  for (const key of [null, table.keys.watch])
    expect(await t.hall.visitor(table.live, key)).toEqual({ seat: null, since: 0, host: false, mayJoin: true });
  await table.act(0, { do: 'start' });
  expect(await lobby()).not.toContain(table.id);
});

test('a game begins when the host says so and every seat is taken', async () => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 2, name: 'Ada' }));
  const live = await t.hall.open(made.table);
  const start = (who: Visitor, id: string) => live.act(who, id, { do: 'start' });
  await expect(start(visitorOf(0), 'a')).rejects.toMatchObject({ reason: 'emptySeats' });
  await live.act(visitorOf(0), 'b', { do: 'seatBot', seat: 1, bot: 'random' });
  await expect(start(visitorOf(1), 'c')).rejects.toMatchObject({ reason: 'notHost' });
  await expect(start(visitorOf(null), 'd')).rejects.toMatchObject({ reason: 'notHost' });
  await start(visitorOf(0), 'e');
  await expect(start(visitorOf(0), 'f')).rejects.toMatchObject({ reason: 'started' });
  expect(live.table.status).toBe('playing');
});

test('the host seats bots and frees seats, but does not push people off their chairs by a bot', async () => {
  const table = await sit(t.hall, { game: 'mini', seats: 3 });
  const guest = watch(table.live, 1);
  expect(await table.refusal(0, { do: 'seatBot', seat: 1, bot: 'random' })).toBe('seatTaken');
  expect(await table.refusal(0, { do: 'seatBot', seat: 7, bot: 'random' })).toBe('unknownSeat');
  expect(await table.refusal(0, { do: 'seatBot', seat: 2, bot: 'genius' })).toBe('seatTaken');
  expect(await table.refusal(1, { do: 'free', seat: 2 })).toBe('notHost');
  await table.act(0, { do: 'free', seat: 1 });
  expect(guest.dismissed).toEqual(['left']);
  await expect(t.hall.visitor(table.live, table.keys.seats[1]!)).rejects.toMatchObject({ reason: 'wrongKey' });
  expect(await table.refusal(0, { do: 'seatBot', seat: 1, bot: 'genius' })).toBe('unknownBot');
  await table.act(0, { do: 'seatBot', seat: 1, bot: 'greedy' });
  expect(infoOf(table.live.table).seats[1]).toEqual({ name: null, held: 'bot', bot: 'greedy' });
});

test('whoever leaves before the game frees the seat; a host who leaves passes the table on', async () => {
  const table = await sit(t.hall, { game: 'mini', seats: 2 });
  await table.act(0, { do: 'leave' });
  expect(infoOf(table.live.table)).toMatchObject({ host: 1, seats: [{ held: 'free', name: null }, { name: 'Bob' }] });
  expect(await table.refusal(1, { do: 'seatBot', seat: 0, bot: 'random' })).toBe('accepted');
});

test('A35 a bot plays on for a player who has left, until somebody else sits down', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 3 });
  const leaver = asked(table);
  await table.act(leaver, { do: 'leave' });
  await until(() => table.live.table.answers.some(({ seat }) => seat === leaver));
  expect(infoOf(table.live.table).seats[leaver]).toMatchObject({ held: 'free', bot: 'greedy' });
  await expect(t.hall.visitor(table.live, table.keys.seats[leaver]!)).rejects.toMatchObject({ reason: 'wrongKey' });
  const visitor = await t.hall.visitor(table.live, table.keys.invite);
  await sitDown(t.hall, table.live, visitor, join('Zoe'));
  expect(infoOf(table.live.table).seats[leaver]).toEqual({ name: 'Zoe', held: 'person', bot: null });
});

test('a seat is handed over to a bot and taken back', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  expect(await table.refusal(0, { do: 'takeBack' })).toBe('started');
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.answers.length >= 2);
  expect(await table.refusal(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] })).toBe('notAsked');
  const { bot } = infoOf(table.live.table).seats[0]!;
  expect(bot).toBe('random');
  await table.act(0, { do: 'takeBack' });
  expect(infoOf(table.live.table).seats[0]).toEqual({ name: 'Ada', held: 'person', bot: null });
});

test('a rematch seats the same people and bots at a new table, which their old keys open', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 3, bots: [null, null, 'random'] });
  await expect(makeRematch(t.hall, table.live, visitorOf(0))).rejects.toMatchObject({ reason: 'notOver' });
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.seq, yes: true });
  const both = await Promise.all([0, 1].map((seat) => makeRematch(t.hall, table.live, visitorOf(seat))));
  expect(both[0]).toBe(both[1]);
  const next = await t.hall.open(both[0]!);
  expect(infoOf(next.table).seats).toEqual([
    { name: 'Ada', held: 'person', bot: null },
    { name: 'Bob', held: 'person', bot: null },
    { name: null, held: 'bot', bot: 'random' },
  ]);
  expect((await t.hall.visitor(next, table.keys.seats[1]!)).seat).toBe(1);
  expect(infoOf(table.live.table).rematch).toBe(both[0]);
});

test('a rematch may have other settings, which are checked like those of a new table', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2, options: { difficulty: 'easy', expert: true } });
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.seq, yes: true });
  const wrong = makeRematch(t.hall, table.live, visitorOf(0), { options: { difficulty: 'absurd' } });
  await expect(wrong).rejects.toMatchObject({ reason: 'badSettings' });
  const next = await makeRematch(t.hall, table.live, visitorOf(0), { options: { difficulty: 'hard' } });
  const { options } = infoOf((await t.hall.open(next)).table);
  expect(options).toMatchObject({ difficulty: 'hard', expert: true });
});

test('the host stays the host of a rematch, whoever asks for it', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.seq, yes: true });
  const next = await tableOf(t.hall, await makeRematch(t.hall, table.live, visitorOf(1)), table.keys);
  expect(infoOf(next.live.table).host).toBe(0);
  expect(await next.refusal(1, { do: 'free', seat: 0 })).toBe('notHost');
  expect(await next.refusal(1, { do: 'start' })).toBe('notHost');
  expect(await next.refusal(0, { do: 'start' })).toBe('accepted');
});

test('whoever the host has left the table to is the host of the rematch', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 3 });
  await table.act(0, { do: 'leave' });
  await table.act(1, { do: 'propose', what: 'abandon' });
  await table.act(2, { do: 'vote', proposal: table.live.table.seq, yes: true });
  const next = await t.hall.open(await makeRematch(t.hall, table.live, visitorOf(2)));
  expect(infoOf(next.table).host).toBe(1);
});

test.each([
  ['ada', 'ada 2'],
  ['Ada\u3164', 'Ada\u3164 2'],
  ['ＡＤＡ', 'ＡＤＡ 2'],
  ['Adam', 'Adam'],
])('whoever comes as %j to the table of Ada is called %j', async (name, called) => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 2, name: 'Ada' }));
  const live = await t.hall.open(made.table);
  await sitDown(t.hall, live, await t.hall.visitor(live, made.invite), join(name));
  expect(infoOf(live.table).seats[1]!.name).toBe(called);
});

test('where the host has left an empty table, the next one to sit down is host', async () => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 2, name: 'Ada' }));
  const live = await t.hall.open(made.table);
  await live.act(visitorOf(0), 'bye', { do: 'leave' });
  await sitDown(t.hall, live, await t.hall.visitor(live, made.invite), join('Bob'));
  expect(infoOf(live.table).host).toBe(0);
});

test('commands after leaving are refused, also those that were on their way', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  const send = (id: string, command: Command) => table.live.act(visitorOf(1), id, command);
  const [left, ...later] = await Promise.allSettled([
    send('a', { do: 'leave' }),
    send('b', { do: 'takeBack' }),
    send('c', { do: 'say', text: 'jeszcze ja' }),
  ]);
  expect(left.status).toBe('fulfilled');
  for (const each of later) expect(each).toMatchObject({ reason: { reason: 'notSeated' } });
});

test('a late command of whoever had a seat before is refused, also when somebody else sits there by now', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  const bob = await t.hall.visitor(table.live, table.keys.seats[1]!);
  await table.act(1, { do: 'leave' });
  await sitDown(t.hall, table.live, await t.hall.visitor(table.live, table.keys.invite), join('Eva', 1));
  const { seq } = table.live.table;
  const late: Command[] = [
    { do: 'say', text: 'jeszcze ja' },
    { do: 'answer', askedAt: table.live.table.askedAt, picks: [] },
    { do: 'handOver', bot: 'random' },
    { do: 'leave' },
  ];
  for (const [i, command] of late.entries())
    await expect(table.live.act(bob, `late ${i}`, command)).rejects.toMatchObject({ reason: 'notSeated' });
  expect(table.live.table.seq).toBe(seq);
  expect(infoOf(table.live.table).seats[1]).toEqual({ name: 'Eva', held: 'person', bot: null });
});

test('whoever takes a seat over is another person: ids, keys and webhook are their own', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  const { store } = t.hall.services;
  await store.setWebhook(table.id, 1, 'https://example.org/bob');
  await table.act(1, { do: 'say', text: 'a' }, 'same');
  await table.act(1, { do: 'leave' });
  expect(await store.webhook(table.id, 1)).toBeNull();
  const visitor = await t.hall.visitor(table.live, table.keys.invite);
  const { seat, key } = await sitDown(t.hall, table.live, visitor, join('Eva'));
  expect((await t.hall.visitor(table.live, key)).since).toBe(table.live.table.seq);
  const said = await table.act(seat, { do: 'say', text: 'b' }, 'same');
  expect(said).toBe(table.live.table.seq);
});

test('a double click on joining takes one seat', async () => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 3, name: 'Ada' }));
  const live = await t.hall.open(made.table);
  const visitor = await t.hall.visitor(live, made.invite);
  const asked = { ...join('Bob'), key: 'k'.repeat(22) };
  const both = await Promise.all([sitDown(t.hall, live, visitor, asked), sitDown(t.hall, live, visitor, asked)]);
  expect(both).toEqual([both[0], { seat: 1, key: asked.key }]);
  expect(infoOf(live.table).seats.map(({ held }) => held)).toEqual(['person', 'person', 'free']);
});
