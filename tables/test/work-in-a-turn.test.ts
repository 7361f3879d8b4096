/** How much work is done in one turn of the event loop, in which nobody else is served: counted in answers. */
import { findGame } from '@horda/games';
import { apply, opening, openAsk, seal, type AnyGame, type Save, type Sealed } from '@horda/kernel';
import { Import } from '@horda/protocol/schemas';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFromSave } from '../src/live/from-save.ts';
import { readImport } from '../src/live/read-import.ts';
import { exportSave } from '../src/live/saves.ts';
import { SLICE } from '../src/live/slices.ts';
import { tell } from '../src/live/visits.ts';
import { sealedGame } from '../src/replaying.ts';
import { openHall, tableOf, visitorOf, type TestHall, type TestTable } from './hall.ts';

const entry = findGame('gear-up')!;
/** How many answers the rules were given by the hall: for each, the kernel looks up a rule. */
let given = 0;
const counting = {
  ...entry,
  game: new Proxy<AnyGame>(entry.game, {
    get(target, name) {
      if (name === 'rules') given++;
      return Reflect.get(target, name) as unknown;
    },
  }),
};

/** A portion that has begun is finished, and each of those who are served in a turn may have one. */
const MOST_IN_A_TURN = SLICE + 100;
const ANSWERS = 20_000;

let save: Sealed;
beforeAll(() => void (save = longSave()));
let t: TestHall;
/** Where the server has threads, the games are not counted: nobody waits for them. */
const inThread = { games: () => counting, seal: async (_: string, text: string) => sealedGame(() => entry, text) };
beforeEach(async () => void (t = await openHall(inThread)));
afterEach(() => t.close());

/** On an open floor somebody marks something and takes the mark back, for ever. */
function longSave(): Sealed {
  const { game } = entry;
  const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
  const answers: Save['answers'][number][] = [];
  const begun: Save = { game: game.id, version: game.version, options, seats: 2, seed: [1, 2, 3, 4], answers };
  const s = opening(game, begun);
  while (answers.length < ANSWERS) {
    const answer = { tick: s.kernel.tick, seat: 0, picks: [openAsk(s, 0)!.options[0]!] };
    apply(game, s, answer);
    answers.push(answer);
  }
  return seal(game, begun);
}

async function mostInATurn(work: () => Promise<unknown>): Promise<{ most: number; all: number }> {
  let [most, before, isOver] = [0, given, false];
  const start = given;
  const turn = (): void => {
    most = Math.max(most, given - before);
    before = given;
    if (!isOver) setImmediate(turn);
  };
  turn();
  await work();
  isOver = true;
  turn();
  return { most, all: given - start };
}

async function imported(): Promise<TestTable> {
  const body = { save: { horda: 1, ...save }, name: 'Ada', bots: [null, 'random'], pace: 10_000 };
  const made = await makeFromSave(
    t.hall,
    readImport(() => entry, Import.parse(body)),
  );
  return tableOf(t.hall, made.table, { invite: made.invite, watch: made.watch, seats: [made.key] });
}

async function finished(): Promise<TestTable> {
  const table = await imported();
  await table.act(0, { do: 'start' });
  await table.act(0, { do: 'propose', what: 'abandon' });
  return table;
}

test('an imported game is verified elsewhere; its start and its load are divided', async () => {
  let table: TestTable;
  const importing = await mostInATurn(async () => void (table = await imported()));
  expect(importing.all).toBe(0);
  const starting = await mostInATurn(() => table.act(0, { do: 'start' }));
  expect(starting.all).toBeGreaterThanOrEqual(ANSWERS);
  expect(starting.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
  expect(table!.live.table).toMatchObject({ status: 'playing', askedAt: 2, answers: { length: ANSWERS } });
  await t.restart();
  const loading = await mostInATurn(() => t.hall.open(table.id));
  expect(loading.all).toBeGreaterThanOrEqual(ANSWERS);
  expect(loading.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
});

test('many tables that are loaded at once share the turns', async () => {
  const { id } = await finished();
  const [first, ...rest] = await t.hall.services.store.lines(id, 0);
  const others = Array.from({ length: 4 }, (_, n) => `copy${n}`);
  for (const table of others)
    for (const line of [first!, ...rest])
      await t.hall.services.store.append({
        line: { ...line, table },
        listing: { game: 'gear-up', status: 'over', listed: false, wake: null, touched: 0 },
      });
  const loading = await mostInATurn(() => Promise.all(others.map((table) => t.hall.open(table))));
  expect(loading.all).toBeGreaterThanOrEqual(others.length * ANSWERS);
  expect(loading.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
});

test('a finished game is sealed elsewhere, once', async () => {
  let sealed = 0;
  await t.restart({
    seal: async (_, text) => {
      sealed++;
      return sealedGame(() => entry, text);
    },
  });
  const table = await finished();
  const saving = await mostInATurn(async () => {
    const [one, other] = await Promise.all([exportSave(t.hall, table.live), exportSave(t.hall, table.live)]);
    expect(JSON.parse(one.text)).toMatchObject({
      horda: 1,
      game: 'gear-up',
      marks: save.marks,
      kinds: ['human', 'random'],
    });
    expect(other.text).toBe(one.text);
  });
  expect([saving.all, sealed]).toEqual([0, 1]);
});

test('a save that cannot be sealed now is sealed when it is asked for again', async () => {
  let fails = true;
  await t.restart({
    seal: async (_, text) => {
      if (fails) throw new Error('the thread has died');
      return sealedGame(() => entry, text);
    },
  });
  const table = await finished();
  await expect(exportSave(t.hall, table.live)).rejects.toThrow('the thread has died');
  fails = false;
  expect((await exportSave(t.hall, table.live)).text).toContain(save.marks.at(-1)!);
});

test('many who look at old moments at once share the turns', async () => {
  const table = await finished();
  const looks = Array.from({ length: 100 }, (_, n) => (n + 1) * 64 - 1);
  const looking = await mostInATurn(() =>
    Promise.all(looks.map((at) => tell(t.hall, table.live, visitorOf(0), { ask: 'look', at }))),
  );
  expect(looking.all).toBeGreaterThan(10 * SLICE);
  expect(looking.most).toBeLessThanOrEqual(SLICE + 256);
});
