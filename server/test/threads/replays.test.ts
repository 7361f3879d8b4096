import { findGame } from '@horda/games';
import { seal, type Save } from '@horda/kernel';
import { record } from '@horda/testing';
import { afterEach, expect, test } from 'vitest';
import { openReplays, type ReplayOptions, type Replays } from '../../src/threads/replays.ts';

const { game } = findGame('cisza')!;
const lines: string[] = [];
let replays: Replays;
const open = (options: ReplayOptions = {}): Replays =>
  (replays = openReplays({ log: (line) => lines.push(line), ...options }));
const odd = (options: ReplayOptions = {}): Replays =>
  open({ worker: new URL('./workers/odd.ts', import.meta.url), ...options });
afterEach(async () => {
  lines.length = 0;
  await replays.close();
});

const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
const BEGUN: Save = { game: game.id, version: game.version, options, seats: 2, seed: [1, 2, 3, 4], answers: [] };
const whole = (): Save => record(game, BEGUN);

test('saves are sealed and imports verified in a thread, as they are here', async () => {
  open();
  const save = whole();
  const sealed = seal(game, save);
  expect(await replays.seal('a', JSON.stringify(save))).toEqual({
    text: JSON.stringify(sealed),
    last: sealed.marks.at(-1),
  });
  const body = { save: { horda: 1, ...sealed }, name: 'Ada' };
  const read = await replays.readImport('a', JSON.stringify(body));
  expect(read).toMatchObject({ game: 'cisza', finished: [], isNext: false, seat: 0 });
  expect(JSON.parse(read.table)).toMatchObject({
    type: 'created',
    origin: { kind: 'save', seed: save.seed, answers: save.answers },
  });
});

test('what is wrong with an import is told, and the thread goes on', async () => {
  open();
  const wrong = [
    ['badSave', '0 marks for 1 states', JSON.stringify({ save: { horda: 1, ...BEGUN, marks: [] } })],
    ['badMessage', 'save: ', '{"save":null}'],
    ['badMessage', 'the body must be JSON', '{'],
    ['badMessage', 'the body must not have a field "__proto__"', String.raw`{"save":{"\u005f_proto__":{}}}`],
  ] as const;
  for (const [reason, message, body] of wrong)
    await expect(replays.readImport('a', body)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining(message) as string,
    });
  expect(lines).toEqual([]);
});

test.each(['die', 'leave'])(
  'a thread that ends (%s) refuses its game; the next one gets another thread',
  async (how) => {
    odd();
    const [dead, next] = [replays.readImport('a', how), replays.readImport('b', 'next')];
    await expect(dead).rejects.toMatchObject({ reason: 'fault', message: expect.stringContaining('failed') as string });
    expect(await next).toEqual({ body: 'next', begun: 1 });
    expect(lines).toHaveLength(1);
  },
);

test('a game that takes too long is refused; the next one gets another thread', async () => {
  odd({ patience: 2_000 });
  const [hanging, next] = [replays.readImport('a', 'hang'), replays.readImport('b', 'next')];
  await expect(hanging).rejects.toMatchObject({ reason: 'fault', message: expect.stringContaining('long') as string });
  expect(await next).toEqual({ body: 'next', begun: 1 });
});

test('a thread that cannot be loaded refuses what waits', async () => {
  open({ worker: new URL('./workers/missing.ts', import.meta.url) });
  const both = [replays.readImport('a', 'one'), replays.readImport('b', 'two')];
  for (const refused of both) await expect(refused).rejects.toMatchObject({ reason: 'fault' });
});

test('owners take turns: who has many games waits for them, not the others', async () => {
  odd();
  const order: string[] = [];
  const want = (owner: string, body: string) => replays.readImport(owner, body).then(() => order.push(body));
  const many = ['a1', 'a2', 'a3', 'a4'].map((body) => want('a', body));
  const refused = replays.readImport('a', 'a5');
  const one = want('b', 'b1');
  await expect(refused).rejects.toMatchObject({ reason: 'tooFast' });
  await Promise.all([...many, one]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

test('so many games of all wait, and no more', async () => {
  odd();
  const all = Array.from({ length: 40 }, (_, n) => replays.readImport(`owner ${n}`, 'game').then(() => 'done', String));
  const told = await Promise.all(all);
  expect(told.filter((each) => each === 'done').length).toBeLessThan(40);
  expect(told.find((each) => each !== 'done')).toContain('many saved games');
});

test('at the end everything that waits is refused', async () => {
  odd();
  const both = [replays.readImport('a', 'hang'), replays.readImport('b', 'next')];
  const told = Promise.allSettled(both);
  await replays.close();
  expect(await told).toMatchObject(both.map(() => ({ status: 'rejected', reason: { reason: 'closing' } })));
  await expect(replays.readImport('c', 'late')).rejects.toMatchObject({ reason: 'closing' });
});
