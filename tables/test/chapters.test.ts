import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seeded, seedOf, verifySeries, type AnyGame, type Sealed } from '@horda/kernel';
import { Fork } from '@horda/protocol/schemas';
import { makeNext, makeRematch } from '../src/live/following.ts';
import type { LiveTable } from '../src/live/live-table.ts';
import { exportSeries } from '../src/live/series.ts';
import { makeFork } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import { PILOT } from '@horda/testing/pilot';
import { randomAnswer } from '@horda/testing/random-play';
import { begin, importSave, openHall, savedAt, tableOf, visitorOf, type TestHall, type TestTable } from './hall.ts';
import { seededSecrets } from './seeded-secrets.ts';

let t: TestHall;
beforeEach(async () => void (t = await openHall({ secrets: seededSecrets('chapters') })));
afterEach(() => t.close());

const game = PILOT as unknown as AnyGame;
const HOST = visitorOf(0, true);
const chapterOf = ({ state }: TestTable): number => (state as unknown as { chapter: number }).chapter;
const seriesAt = async (live: LiveTable) => JSON.parse((await exportSeries(t.hall, live)).text) as { series: Sealed[] };
const saved = ({ live }: TestTable): Promise<Sealed> => savedAt(t.hall, live);

/** All seats play at random. */
async function playOut(table: TestTable, seed: string): Promise<void> {
  const dice = seeded(seedOf(seed));
  while (table.live.table.status === 'playing') {
    const { seat, picks } = randomAnswer(table.state, dice);
    await table.act(seat, { do: 'answer', askedAt: table.live.table.askedAt, picks: [...picks] });
  }
}

/** A finished first chapter in which the outpost held, or fell. */
const finishedBy = (seats: number): Promise<TestTable> => finished(true, seats);

async function finished(carriesOn: boolean, seats = 3): Promise<TestTable> {
  for (let n = 0; n < 200; n++) {
    const table = await begin(t.hall, { game: 'pilot', seats, name: 'Ada' });
    await playOut(table, `game ${n}`);
    if (infoOf(table.live.table).carriesOn === carriesOn) return table;
  }
  throw new Error('none ended so');
}

async function following(table: TestTable): Promise<TestTable> {
  return tableOf(t.hall, await makeNext(t.hall, table.live, HOST), table.keys);
}

describe('the next chapter', () => {
  test('is a table for the same people, who are told of it, and both games verify as one series', async () => {
    const first = await finished(true);
    expect(infoOf(first.live.table)).toMatchObject({ carriesOn: true, next: null });
    const second = await following(first);
    expect(infoOf(first.live.table).next).toBe(second.id);
    expect(infoOf(second.live.table).seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cid']);
    for (const [seat, key] of first.keys.seats.entries())
      expect(await t.hall.visitor(second.live, key)).toMatchObject({ seat });
    await second.act(0, { do: 'start' });
    expect(chapterOf(second)).toBe(2);
    await playOut(second, 'second');
    expect(verifySeries(game, [await saved(first), await saved(second)])).toHaveLength(2);
  });

  test('asked for twice is one table, after a restart too', async () => {
    const first = await finished(true);
    const both = await Promise.all([0, 1].map((seat) => makeNext(t.hall, first.live, visitorOf(seat))));
    expect(both[0]).toBe(both[1]);
    const hall = await t.restart();
    expect(await makeNext(hall, await hall.open(first.id), HOST)).toBe(both[0]);
  });

  test('is refused while the game goes on, to those who watch, and where nothing was left', async () => {
    const playing = await begin(t.hall, { game: 'pilot', seats: 3 });
    await expect(makeNext(t.hall, playing.live, HOST)).rejects.toMatchObject({ reason: 'notOver' });
    const first = await finished(true);
    await expect(makeNext(t.hall, first.live, visitorOf(null))).rejects.toMatchObject({ reason: 'notSeated' });
    const lost = await finished(false);
    await expect(makeNext(t.hall, lost.live, HOST)).rejects.toMatchObject({ reason: 'noNext' });
  });

  test('has the host of the one before, whoever asks for it', async () => {
    const first = await finished(true);
    const { table } = await t.hall.open(await makeNext(t.hall, first.live, visitorOf(1)));
    expect(infoOf(table).host).toBe(0);
  });

  test('may be played by more people, or by fewer', async () => {
    const first = await finished(true);
    for (const seats of [2, 6])
      await expect(makeNext(t.hall, first.live, HOST, seats)).rejects.toMatchObject({ reason: 'badSettings' });
    const id = await makeNext(t.hall, first.live, HOST, 4);
    const { table } = await t.hall.open(id);
    expect(infoOf(table).seats.map(({ name, held }) => [name, held])).toEqual([
      ['Ada', 'person'],
      ['Bob', 'person'],
      ['Cid', 'person'],
      [null, 'free'],
    ]);
    expect(table.made.carried).toBeDefined();
  });

  test('that is played by fewer has no key to the seats that are gone', async () => {
    const first = await finishedBy(4);
    const last = visitorOf(3);
    await expect(makeNext(t.hall, first.live, last, 3)).rejects.toMatchObject({ reason: 'badSettings' });
    const second = await t.hall.open(await makeNext(t.hall, first.live, HOST, 3));
    expect(await t.hall.visitor(second, first.keys.seats[2]!)).toMatchObject({ seat: 2 });
    await expect(t.hall.visitor(second, first.keys.seats[3]!)).rejects.toMatchObject({ reason: 'wrongKey' });
  });

  test('that is played once more begins with what it began with', async () => {
    const first = await finished(true);
    const second = await following(first);
    await second.act(0, { do: 'start' });
    await playOut(second, 'second');
    const again = await tableOf(t.hall, await makeRematch(t.hall, second.live, HOST), second.keys);
    await again.act(0, { do: 'start' });
    expect([chapterOf(again), again.live.table.made.carried]).toEqual([2, second.live.table.made.carried]);
  });

  test('can be forked, and what the fork leaves verifies, too', async () => {
    const first = await finished(true);
    const second = await following(first);
    await second.act(0, { do: 'start' });
    const made = await makeFork(t.hall, second.live, visitorOf(0), Fork.parse({ bot: 'random' }));
    expect((await t.hall.open(made.table)).table.made.carried).toEqual(second.live.table.made.carried);
  });
});

describe('from a file', () => {
  const imported = (body: object): Promise<{ table: string; key: string }> =>
    importSave(t.hall, { ...body, name: 'Eve' });

  test('the chapter after a saved game has new cards and a promise about them', async () => {
    const save = await saved(await finished(true));
    const { table } = await imported({ save, next: true, bots: [null, 'random', 'random'] });
    const { made } = (await t.hall.open(table)).table;
    expect([made.carried?.hash, made.carried?.after, made.origin.kind]).toEqual([save.left, save.marks.at(-1), 'new']);
  });

  test('a chapter goes on where it was left, alone or with the games before it', async () => {
    const first = await finished(true);
    const second = await following(first);
    await second.act(0, { do: 'start' });
    await playOut(second, 'second');
    for (const before of [[], [await saved(first)]]) {
      const { table } = await imported({ save: await saved(second), before });
      const again = await tableOf(t.hall, table, { ...second.keys, seats: [] });
      expect(again.live.table.made.carried).toEqual(second.live.table.made.carried);
    }
  });

  test('the whole series is kept, and can be taken home again as one file', async () => {
    const first = await finished(true);
    const second = await following(first);
    // In the middle of a chapter nobody sees its cards, only the games before it.
    await second.act(0, { do: 'start' });
    expect(await seriesAt(second.live)).toEqual({ horda: 1, series: [await saved(first)] });
    await playOut(second, 'second');
    const { series } = await seriesAt(second.live);
    expect(verifySeries(game, series)).toHaveLength(2);

    const { table, key } = await imported({ save: series[1], before: [series[0]] });
    const there = await t.hall.open(table);
    const before = await t.hall.open(infoOf(there.table).before!);
    expect(infoOf(before.table)).toMatchObject({ status: 'over', carriesOn: true, next: table, before: null });
    expect(await t.hall.visitor(before, key)).toMatchObject({ seat: null, host: true });
    await there.write(async () => ({ record: { type: 'started', seed: series[1]!.seed } }));
    const again = await seriesAt(there);
    expect(again.series.map(({ marks }) => marks)).toEqual(series.map(({ marks }) => marks));
  });

  test('a chapter that begins from a file has the game of the file before it', async () => {
    const save = await saved(await finished(true));
    const { table } = await imported({ save, next: true });
    const { before } = infoOf((await t.hall.open(table)).table);
    expect(infoOf((await t.hall.open(before!)).table)).toMatchObject({ status: 'over', next: table });
  });

  test('of which nothing is kept when nobody could sit there', async () => {
    const save = await saved(await finished(true));
    const made = vi.spyOn(t.hall, 'create');
    await expect(imported({ save, next: true, bots: ['random', 'random', 'random'] })).rejects.toMatchObject({
      reason: 'full',
    });
    expect(made).not.toHaveBeenCalled();
  });

  test('of a game that is not over, and follows none, nothing can be taken home', async () => {
    const playing = await begin(t.hall, { game: 'pilot', seats: 3 });
    await expect(exportSeries(t.hall, playing.live)).rejects.toMatchObject({ reason: 'notOver' });
  });

  test('is refused with the number of the game that is wrong', async () => {
    const save = await saved(await finished(true));
    const other = await saved(await finished(false));
    await expect(imported({ save: other, next: true })).rejects.toMatchObject({ reason: 'noNext' });
    await expect(imported({ save, before: [save] })).rejects.toMatchObject({
      reason: 'badSave',
      message: 'game 2: it does not begin with what the game before it left',
    });
  });
});
