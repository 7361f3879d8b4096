/** How much work is done in one turn of the event loop, in which nobody else is served: counted in answers. */
import { Import } from '@horda/protocol/schemas';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFromSave } from '../src/live/from-save.ts';
import { readImport } from '../src/live/read-import.ts';
import { exportSave } from '../src/live/saves.ts';
import { SLICE } from '../src/live/slices.ts';
import { tell } from '../src/live/visits.ts';
import { sealedGame, type Seal } from '../src/replaying.ts';
import { openHall, tableOf, visitorOf, type TestHall, type TestTable } from './hall.ts';
import { Counting, LISTING, longestSave } from './worst-log.ts';

const ANSWERS = 2_000;
const counting = new Counting();
/** A server seals in a thread: that is not counted. */
const seal: Seal = async (_, text) => sealedGame(() => counting.plain, text);

let save: ReturnType<typeof longestSave>;
beforeAll(() => void (save = longestSave(ANSWERS)));
let t: TestHall;
beforeEach(async () => void (t = await openHall({ games: () => counting.entry, seal })));
afterEach(() => t.close());

async function finished(): Promise<TestTable> {
  const body = { save: { horda: 1, ...save }, name: 'Ada', bots: [null, 'random'], pace: 10_000 };
  const made = await makeFromSave(
    t.hall,
    readImport(() => counting.plain, Import.parse(body)),
  );
  const table = await tableOf(t.hall, made.table, { invite: made.invite, watch: made.watch, seats: [made.key] });
  await table.act(0, { do: 'start' });
  await table.act(0, { do: 'propose', what: 'abandon' });
  return table;
}

test('many tables that are loaded at once share the turns', async () => {
  const { id } = await finished();
  const lines = await t.hall.services.store.lines(id, 0);
  const others = Array.from({ length: 20 }, (_, n) => `copy${n}`);
  for (const table of others)
    for (const line of lines)
      await t.hall.services.store.append({ line: { ...line, table }, listing: { ...LISTING, status: 'over' } });
  const loading = await counting.of(() => Promise.all(others.map((table) => t.hall.open(table))));
  expect(loading.all).toBeGreaterThanOrEqual(others.length * ANSWERS);
  expect(loading.most).toBeLessThanOrEqual(SLICE + 100);
});

test('many who look at old moments at once share the turns', async () => {
  const table = await finished();
  const looks = Array.from({ length: 100 }, (_, n) => (n % 60) * 32 + 31);
  const looking = await counting.of(() =>
    Promise.all(looks.map((at) => tell(t.hall, table.live, visitorOf(0), { ask: 'look', at }))),
  );
  expect(looking.all).toBeGreaterThan(10 * SLICE);
  expect(looking.most).toBeLessThanOrEqual(SLICE + 32);
});

test('a finished game is sealed once, whoever asks', async () => {
  let sealed = 0;
  await t.restart({ seal: (...asked) => (sealed++, seal(...asked)) });
  const table = await finished();
  const [one, other] = await Promise.all([exportSave(t.hall, table.live), exportSave(t.hall, table.live)]);
  expect(JSON.parse(one.text)).toMatchObject({ horda: 1, marks: save.marks, kinds: ['human', 'random'] });
  expect([other.text, sealed]).toEqual([one.text, 1]);
});

test('a save that cannot be sealed now is sealed when it is asked for again', async () => {
  let fails = true;
  await t.restart({ seal: (...asked) => (fails ? Promise.reject(new Error('the thread has died')) : seal(...asked)) });
  const table = await finished();
  await expect(exportSave(t.hall, table.live)).rejects.toThrow('the thread has died');
  fails = false;
  expect((await exportSave(t.hall, table.live)).text).toContain(save.marks.at(-1)!);
});
