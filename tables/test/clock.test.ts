import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextLate } from '../src/table/clock.ts';
import { infoOf } from '../src/table/project.ts';
import { begin, openHall, until, type TestHall } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

const live = (late: 'move' | 'seat', seconds = 60) =>
  begin(t.hall, { game: 'mini', seats: 2, clock: { kind: 'live', seconds, increment: 5, late } });

test('no clock, no time', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  expect(table.live.position(0).clock).toBeNull();
});

test('the time of whoever is asked runs; an answer stops it and adds the increment', async () => {
  const table = await live('move');
  expect(table.live.position(0).clock).toEqual({ left: [60_000, 60_000], running: [0], at: t.now });
  t.now += 20_000;
  await table.answer(0);
  expect(table.live.position(1).clock).toEqual({ left: [45_000, 60_000], running: [0], at: t.now });
});

test('where several are asked at once, the time of each runs until its own answer', async () => {
  const table = await live('move');
  await table.answer(0);
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  expect(table.live.position(0).clock!.running).toEqual([0, 1]);
  t.now += 10_000;
  await table.answer(1);
  expect(table.live.position(0).clock).toEqual({ left: [60_000, 55_000], running: [0], at: t.now });
});

test('where several clocks run, the one that runs out first is looked after', async () => {
  const table = await live('move');
  t.now += 20_000;
  await table.answer(0);
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  expect(table.live.position(0).clock).toMatchObject({ left: [50_000, 60_000], running: [0, 1] });
  expect(nextLate(table.live.table)).toEqual({ seat: 0, at: t.now + 50_000 });
});

test('talk and refusals do not stop a clock', async () => {
  const table = await live('move');
  t.now += 10_000;
  await table.act(1, { do: 'say', text: 'no dalej' });
  expect(table.live.position(0).clock).toMatchObject({ left: [50_000, 60_000], running: [0] });
  t.now += 10_000;
  await table.answer(0);
  expect(table.live.position(0).clock!.left[0]).toBe(45_000);
});

test('for one who is late a bot makes that move, and only that', async () => {
  const table = await live('move', 1);
  t.now += 1_001;
  table.live.look(0);
  await until(() => table.live.table.answers.length === 1);
  expect(table.live.table.answers[0]!.seat).toBe(0);
  expect(infoOf(table.live.table).seats[0]).toEqual({ name: 'Ada', held: 'person', bot: null });
  expect(table.live.position(0).clock).toMatchObject({ left: [5_000, 1_000], running: [0] });
});

test('for one who is late a bot plays on, until the owner comes back', async () => {
  const table = await live('seat', 1);
  t.now += 1_001;
  table.live.look(0);
  await until(() => table.live.table.answers.length === 3);
  expect(infoOf(table.live.table).seats[0]).toEqual({ name: 'Ada', held: 'person', bot: 'greedy' });
  expect(table.live.position(0).clock!.running).toEqual([1]);
  await table.act(0, { do: 'takeBack' });
  expect(infoOf(table.live.table).seats[0]!.bot).toBeNull();
});

test('the increment goes with an answer that is taken back', async () => {
  const table = await live('move');
  await table.answer(0);
  const { left } = table.live.position(0).clock!;
  for (let i = 0; i < 5; i++) {
    await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
    await table.act(0, { do: 'undo', askedAt: table.live.table.askedAt });
  }
  expect(table.live.position(0).clock!.left).toEqual(left);
});

test('an agreed undo gives the question back to the person, not to the bot that stood in', async () => {
  const table = await live('move', 1);
  t.now += 1_001;
  table.live.look(0);
  await until(() => table.live.table.answers.length === 1);
  const proposal = await table.act(0, { do: 'propose', what: 'undo' });
  await table.act(1, { do: 'vote', proposal, yes: true });
  expect(infoOf(table.live.table).seats[0]!.bot).toBeNull();
});

test('whoever comes back after being late has the increment to answer in', async () => {
  const table = await live('seat', 1);
  t.now += 1_001;
  table.live.look(0);
  await until(() => infoOf(table.live.table).seats[0]!.bot !== null && table.live.position(0).clock!.running[0] === 1);
  await table.act(0, { do: 'takeBack' });
  expect(table.live.position(0).clock!.left[0]).toBe(5_000);
});

test('by turns, handing over and taking back does not give the time anew', async () => {
  const table = await begin(t.hall, {
    game: 'mini',
    seats: 2,
    clock: { kind: 'turns', hours: 10, late: 'move' },
    pace: 10_000,
  });
  t.now += 4 * 3_600_000;
  await table.act(0, { do: 'handOver', bot: 'random' });
  await table.act(0, { do: 'takeBack' });
  expect(table.live.position(0).clock!.left[0]).toBe(6 * 3_600_000);
});

test('in a game by turns each answer has its hours', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, clock: { kind: 'turns', hours: 24, late: 'move' } });
  const hour = 3_600_000;
  t.now += 23 * hour;
  await table.answer(0);
  expect(table.live.position(0).clock!.left).toEqual([24 * hour, 24 * hour]);
  t.now += 25 * hour;
  table.live.look(0);
  await until(() => table.live.table.answers.length === 2);
});

test('a clock runs out though nobody has the table open', async () => {
  const own = await openHall();
  try {
    const { id } = await begin(own.hall, { game: 'mini', seats: 2, clock: { kind: 'turns', hours: 1, late: 'move' } });
    await own.hall.forget(id, await own.hall.open(id));
    expect(own.hall.liveTables).toBe(0);
    expect(await own.hall.services.store.due(own.now + 3_599_999, 9)).toEqual([]);
    own.now += 3_600_001;
    expect(await own.hall.services.store.due(own.now, 9)).toEqual([id]);
    await own.hall.sweep();
    const table = await own.hall.open(id);
    await until(() => table.table.answers.length === 1);
  } finally {
    await own.close();
  }
});

test('a clock that is set back by an hour sends no bot to sleep, and stops no clock', async () => {
  const own = await openHall();
  try {
    const clock = { kind: 'live', seconds: 60, increment: 0, late: 'move' } as const;
    const table = await begin(own.hall, { game: 'mini', seats: 2, clock });
    own.now -= 3_600_000;
    table.live.look(0);
    own.now += 20_000;
    await table.act(0, { do: 'handOver', bot: 'random' });
    await until(() => table.live.table.answers.length > 0);
    await table.act(0, { do: 'takeBack' });
    expect(table.live.position(0).clock!.left[0]).toBe(40_000);
  } finally {
    await own.close();
  }
});

test('a table whose log is ahead of the clock is looked at in time, though nobody has it open', async () => {
  const own = await openHall();
  try {
    const { id } = await begin(own.hall, { game: 'mini', seats: 2, clock: { kind: 'turns', hours: 1, late: 'move' } });
    own.now -= 24 * 3_600_000;
    const live = await own.hall.open(id);
    live.look(0);
    await own.hall.forget(id, live);
    expect(await own.hall.services.store.due(own.now + 3_599_999, 9)).toEqual([]);
    expect(await own.hall.services.store.due(own.now + 3_600_000, 9)).toEqual([id]);
  } finally {
    await own.close();
  }
});

test('time never runs backwards in a log, whatever the clocks of nodes say', async () => {
  const table = await live('move');
  t.now += 20_000;
  await table.act(0, { do: 'say', text: 'chwila' });
  const latest = t.now;
  t.now -= 15_000;
  await table.answer(0);
  const lines = await t.hall.services.store.lines(table.id, 0);
  const times = lines.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBe(latest);
  // Time that has passed is not given back.
  expect(table.live.position(0).clock).toEqual({ left: [45_000, 60_000], running: [0], at: latest });
});
