import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '@horda/games';
import { replay, verify, type Sealed } from '@horda/kernel';
import { faultOfProof, type FairProof } from '@horda/protocol';
import { Fork, NewTable } from '@horda/protocol/schemas';
import { tell } from '../src/live/visits.ts';
import { makeFork, makeNew } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import {
  asked,
  begin,
  importSave,
  openHall,
  savedAt,
  sit,
  tableOf,
  until,
  visitorOf,
  type TestHall,
  type TestTable,
} from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

const { game: cisza } = findGame('cisza')!;

async function finished(asked: Partial<Parameters<typeof begin>[1]> = {}): Promise<TestTable> {
  const table = await begin(t.hall, { game: 'cisza', seats: 2, bots: [null, 'random'], entropy: 'mój los', ...asked });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  return table;
}

test.each([
  [{ game: 'go', seats: 2 }, 'unknownGame', 'go'],
  [{ game: 'cisza', seats: 7 }, 'badSettings', 'from 2 to 6'],
  [{ game: 'cisza', seats: 2, options: { level: 'hard' } }, 'badSettings', 'options.level is unknown'],
  [{ game: 'cisza', seats: 2, options: { difficulty: 'silly' } }, 'badSettings', 'options.difficulty must be one of'],
  [{ game: 'cisza', seats: 2, bots: ['genius'] }, 'unknownBot', 'greedy'],
  [{ game: 'cisza', seats: 2, bots: ['greedy', 'greedy', 'greedy'] }, 'badSettings', 'at most 2'],
  [{ game: 'cisza', seats: 2, bots: ['greedy', 'greedy'], name: 'Ada' }, 'full', 'give no name'],
] as const)('%j is refused: %s', async (asked, reason, message) => {
  const made = makeNew(t.hall, NewTable.parse(asked));
  await expect(made).rejects.toMatchObject({ reason, message: expect.stringContaining(message) as string });
});

test('a table of bots plays by itself while its maker watches', async () => {
  const made = await makeNew(
    t.hall,
    NewTable.parse({ game: 'cisza', seats: 3, bots: ['random', 'random', 'random'], pace: 0 }),
  );
  const live = await t.hall.open(made.table);
  expect(made.seat).toBeNull();
  expect(await t.hall.visitor(live, made.key)).toMatchObject({ seat: null, host: true });
  await live.act(visitorOf(null, true), 'go', { do: 'start' });
  await until(() => live.table.status === 'over');
});

test('the save of a finished game verifies, and its cards were dealt as promised', async () => {
  const table = await finished();
  const save = await savedAt<{ fair: FairProof }>(t.hall, table.live);
  expect(verify(cisza, save).kernel.asks).toEqual([]);
  expect(faultOfProof(save.fair, save.seed)).toBeNull();
  expect(save.fair.entropy).toEqual(['mój los', '']);
  expect(faultOfProof({ ...save.fair, entropy: ['', ''] }, save.seed)).toBe('seed');
  expect(faultOfProof({ ...save.fair, secret: '0'.repeat(64) }, save.seed)).toBe('secret');
});

test('the promise is made before anybody sits down, and the secret is kept until the end', async () => {
  const made = await makeNew(t.hall, NewTable.parse({ game: 'cisza', seats: 2, bots: ['random', 'random'], pace: 0 }));
  const live = await t.hall.open(made.table);
  const promised = infoOf(live.table).fair!;
  expect(promised.secret).toBeNull();
  await live.act(visitorOf(null, true), 'go', { do: 'start' });
  await until(() => live.table.status === 'over');
  expect(infoOf(live.table).fair).toMatchObject({ commitment: promised.commitment, secret: /./ });
});

test('seats may add to chance until the game begins', async () => {
  const table = await sit(t.hall, { game: 'cisza', seats: 2 });
  await table.act(1, { do: 'stir', entropy: 'kości' });
  expect(infoOf(table.live.table).fair!.entropy).toEqual(['', 'kości']);
  await table.act(0, { do: 'start' });
  expect(await table.refusal(1, { do: 'stir', entropy: 'za późno' })).toBe('started');
});

test('a running game cannot be taken home: its save would show the cards', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2 });
  await expect(savedAt(t.hall, table.live)).rejects.toMatchObject({ reason: 'notOver' });
});

test('a saved game is imported and goes on where it was; undo does not go into it', async () => {
  const whole = await savedAt(t.hall, (await finished()).live);
  // Both have kept or changed their hands, and the first has chosen once: the game cannot be over yet.
  const half = { ...whole, answers: whole.answers.slice(0, 3), marks: whole.marks.slice(0, 4) };
  const made = await importSave(t.hall, { save: { horda: 1, ...half }, name: 'Ada', bots: [null, 'random'] });
  const table = await tableOf(t.hall, made.table, { ...made, seats: [made.key] });
  await table.act(0, { do: 'start' });
  expect(infoOf(table.live.table)).toMatchObject({ origin: 'save', fair: null, status: 'playing' });
  expect(table.live.table.answers.length).toBeGreaterThanOrEqual(3);
  expect(await tell(t.hall, table.live, visitorOf(0), { ask: 'look', at: 3 })).toMatchObject({
    view: cisza.view(replay(cisza, half), 0),
  });
  expect(await table.refusal(0, { do: 'undo', askedAt: table.live.table.askedAt })).toBe('nothingToUndo');
});

test.each([
  ['another version', (save: Sealed) => ({ ...save, version: 99 }), 'version 99'],
  ['too many seats', (save: Sealed) => ({ ...save, seats: 9 }), 'from 2 to 6'],
  ['a changed answer', (save: Sealed) => ({ ...save, answers: save.answers.toSpliced(3, 1) }), 'marks for'],
  ['a changed seed', (save: Sealed) => ({ ...save, seed: [1, 2, 3, 4] as const }), 'set-up'],
  ['a state of its own', (save: Sealed) => ({ ...save, start: {} }), 'cannot be imported'],
])('a save with %s is refused with the reason', async (_, change, message) => {
  const save = change(await savedAt(t.hall, (await finished()).live));
  const made = importSave(t.hall, { save: { horda: 1, ...save } });
  await expect(made).rejects.toMatchObject({ message: expect.stringContaining(message) as string });
});

test('a fork keeps the own view and deals the rest anew', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 3 });
  for (let i = 0; i < 12; i++) await table.answer(asked(table));
  const seat = asked(table);
  const views = new Set<string>();
  for (let i = 0; i < 4; i++) {
    const made = await makeFork(t.hall, table.live, visitorOf(seat), Fork.parse({ bot: 'random' }));
    expect(made.seat).toBe(seat);
    const fork = await tableOf(t.hall, made.table, { ...made, seats: [] });
    await fork.act(seat, { do: 'start' });
    expect(fork.live.position(seat).view).toEqual(table.live.position(seat).view);
    expect(infoOf(fork.live.table)).toMatchObject({ origin: 'fork', fair: null });
    views.add(JSON.stringify(fork.live.table.state));
    await fork.answer(seat);
  }
  expect(views.size).toBe(4);
});

test('where hints are forbidden nobody plays on elsewhere to see what a bot would do, until the game is over', async () => {
  const fork = ({ live }: TestTable, at: number | null = null) =>
    makeFork(t.hall, live, visitorOf(0), Fork.parse({ at, bot: 'random' }));
  const running = await begin(t.hall, { game: 'cisza', seats: 2, hints: false });
  await running.answer(asked(running));
  for (const at of [null, 0])
    await expect(fork(running, at)).rejects.toMatchObject({
      reason: 'noHints',
      message: expect.stringContaining('until the game is over') as string,
    });
  expect(await fork(await finished({ hints: false }), 3)).toMatchObject({ seat: 0 });
});

test('a fork from an earlier moment; none from the end, nor by those who only watch', async () => {
  const table = await finished();
  const fork = (at: number | null, seat: number | null) =>
    makeFork(t.hall, table.live, visitorOf(seat), Fork.parse({ at, bot: 'random' }));
  await expect(fork(null, 0)).rejects.toMatchObject({ reason: 'over' });
  await expect(fork(9_999, 0)).rejects.toMatchObject({ reason: 'noSuchMoment' });
  await expect(fork(3, null)).rejects.toMatchObject({ reason: 'notSeated' });
  const live = await t.hall.open((await fork(3, 0)).table);
  await live.act(visitorOf(0), 'go', { do: 'start' });
  const past = await tell(t.hall, table.live, visitorOf(0), { ask: 'look', at: 3, seat: 0 });
  expect(past).toMatchObject({ view: live.position(0).view });
});
