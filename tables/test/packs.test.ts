import { afterEach, beforeEach, expect, test } from 'vitest';
import { findGame } from '@horda/games';
import { packFile, readPack, verify, type AnyGame, type Pack } from '@horda/kernel';
import { Fork, NewTable } from '@horda/protocol/schemas';
import { welcome } from '../src/live/visits.ts';
import { makeRematch } from '../src/live/following.ts';
import { makeFork, makeNew } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import {
  asked,
  begin,
  importSave,
  openHall,
  savedAt,
  tableOf,
  until,
  visitorOf,
  type TestHall,
  type TestTable,
} from './hall.ts';

let t: TestHall;
beforeEach(async () => void (t = await openHall()));
afterEach(() => t.close());

const { game: cisza } = findGame('cisza')!;

/** Only strong zombies and shotguns. */
function hardFile(): Record<string, unknown> {
  const { resources } = cisza.pack!.template({}) as { resources: Record<string, number> };
  const none = Object.fromEntries(Object.keys(resources).map((card) => [card, 0]));
  const content = {
    resources: { ...none, shotgun: 54, walkieTalkie: 1 },
    city: { regular: 0, strong: 55, fast: 0, horde: 0 },
  };
  return packFile(cisza, 'hard', content) as Record<string, unknown>;
}
const HARD = readPack(cisza, hardFile()).pack as Pack;

/** Whether a table is dealt from the pack. */
function isHard({ state }: TestTable): boolean {
  const { kinds, deck } = state as unknown as { kinds: string[]; deck: string[] };
  return (
    kinds.length === 55 && [...kinds, ...deck].every((card) => ['strong', 'shotgun', 'walkieTalkie'].includes(card))
  );
}

function hardTable(more: Partial<Parameters<typeof begin>[1]> = {}): Promise<TestTable> {
  return begin(t.hall, { game: 'cisza', seats: 2, pack: hardFile(), ...more });
}

async function finished(): Promise<TestTable> {
  const table = await hardTable({ bots: [null, 'random'], options: { stallGuard: true } });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  return table;
}

test('a table with a pack is dealt from it, and everybody is told', async () => {
  const table = await hardTable();
  expect(isHard(table)).toBe(true);
  for (const reader of [0, 1, null]) {
    const { info } = await welcome(table.live, visitorOf(reader), 0);
    expect(info.pack).toEqual(HARD);
  }
});

test('a setting that the pack decides cannot be chosen, and is not told', async () => {
  const { game } = findGame('zombiaki')!;
  const options = { deck: 'jubileusz', sideStep: 'must', zombies: '1' };
  const pack = packFile(game, 'mine', game.pack!.template(options)) as Record<string, unknown>;
  const wish = { game: 'zombiaki', seats: 2, pack };
  const chosen = makeNew(t.hall, NewTable.parse({ ...wish, options: { deck: 'jubileusz' } }));
  const message = 'options.deck cannot be chosen: the pack decides it';
  await expect(chosen).rejects.toMatchObject({ reason: 'badSettings', message });
  const table = await begin(t.hall, { ...wish, options: { zombies: '1' } });
  expect(infoOf(table.live.table).options).toEqual({ sideStep: 'must', zombies: '1' });
});

test('a table without one says nothing of packs in its log', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2 });
  const [line] = await t.hall.services.store.lines(table.id, 0);
  expect(Object.keys(JSON.parse(line!.body) as object)).not.toContain('pack');
  expect(infoOf(table.live.table).pack).toBeNull();
});

test('a bad pack is refused with all that is wrong, before anything is kept', async () => {
  const file = { ...hardFile(), city: { regular: 1, strong: 1, fast: 1 }, extra: 1 };
  const made = makeNew(t.hall, NewTable.parse({ game: 'cisza', seats: 2, pack: file }));
  await expect(made).rejects.toMatchObject({
    reason: 'badPack',
    message: ['extra: there is nothing called "extra" here. Allowed: resources, city.', 'city.horde: is missing.'].join(
      '\n',
    ),
  });
  expect(t.hall.liveTables).toBe(0);
});

test('a pack for another game, or for a game that has none, is refused', async () => {
  const other = makeNew(t.hall, NewTable.parse({ game: 'cisza', seats: 2, pack: { ...hardFile(), game: 'go' } }));
  await expect(other).rejects.toMatchObject({ reason: 'badPack', message: expect.stringContaining('"go"') as string });
  const none = makeNew(t.hall, NewTable.parse({ game: 'mini', seats: 2, pack: hardFile() }));
  await expect(none).rejects.toMatchObject({
    reason: 'badPack',
    message: expect.stringContaining('no packs') as string,
  });
});

test('very many problems are cut short', async () => {
  const extra = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`extra${i}`, i]));
  const made = makeNew(t.hall, NewTable.parse({ game: 'cisza', seats: 2, pack: { ...hardFile(), ...extra } }));
  const error = (await made.catch((refusal: unknown) => refusal)) as Error;
  expect(error.message.split('\n')).toHaveLength(21);
  expect(error.message).toContain('and 4980 more');
});

test.each(['restart', 'crash'] as const)('it is there after a %s, and undo works', async (how) => {
  const table = await hardTable();
  const seat = asked(table);
  await table.answer(seat, (option) => option.do === 'keep');
  const { view } = table.live.position(0);
  const again = await tableOf(await t[how](), table.id, table.keys);
  expect([isHard(again), again.live.position(0).view, infoOf(again.live.table).pack]).toEqual([true, view, HARD]);
  await again.act(seat, { do: 'undo', askedAt: again.live.table.askedAt });
  expect([isHard(again), asked(again)]).toEqual([true, seat]);
});

test('a fork goes on with it, and its other cards come from it', async () => {
  const table = await hardTable();
  const seat = asked(table);
  const made = await makeFork(t.hall, table.live, visitorOf(seat), Fork.parse({ bot: 'random' }));
  const fork = await tableOf(t.hall, made.table, { ...made, seats: [] });
  await fork.act(seat, { do: 'start' });
  expect([isHard(fork), infoOf(fork.live.table).pack]).toEqual([true, HARD]);
});

test('bots play it to the end in worlds of its cards', async () => {
  const table = await finished();
  expect(t.jobs.length).toBeGreaterThan(0);
  const cards = t.jobs.flatMap(({ world }) => (world as unknown as { kinds: string[] }).kinds);
  expect(new Set(cards)).toEqual(new Set(['strong']));
  expect(isHard(table)).toBe(true);
});

test('the same people play again with it', async () => {
  const table = await finished();
  const id = await makeRematch(t.hall, table.live, visitorOf(0, true));
  const next = await tableOf(t.hall, id, table.keys);
  await next.act(0, { do: 'start' });
  expect([isHard(next), infoOf(next.live.table).pack]).toEqual([true, HARD]);
});

test('the save carries it, also from the archive, and is imported with it', async () => {
  const table = await finished();
  const save = await savedAt(t.hall, table.live);
  expect(save.pack).toEqual(HARD);
  expect(verify(cisza, save).kernel.asks).toEqual([]);
  await t.hall.archive(table.id);
  expect(await savedAt(t.hall, await t.hall.open(table.id))).toEqual(save);

  const begun = { ...save, answers: save.answers.slice(0, 2), marks: save.marks.slice(0, 3) };
  const stored = JSON.parse(JSON.stringify({ horda: 1, ...begun })) as unknown;
  const made = await importSave(t.hall, { save: stored, name: 'Ada', bots: [null, 'random'] });
  const copy = await tableOf(t.hall, made.table, { ...made, seats: [made.key] });
  await copy.act(0, { do: 'start' });
  expect([isHard(copy), infoOf(copy.live.table).pack]).toEqual([true, HARD]);
});

test('a save whose cards are not those of its hash is refused', async () => {
  const save = await savedAt(t.hall, (await finished()).live);
  const content = cisza.pack!.template({});
  const forged = importSave(t.hall, { save: { horda: 1, ...save, pack: { ...HARD, content } } });
  await expect(forged).rejects.toMatchObject({
    reason: 'badSave',
    message: 'the pack hard is not the one that was played with: its hash differs',
  });
  const { pack: _, ...without } = save;
  const stripped = importSave(t.hall, { save: { horda: 1, ...without } });
  await expect(stripped).rejects.toMatchObject({ reason: 'badSave' });
});

test('rules of a new version that no longer take it refuse another round', async () => {
  const table = await finished();
  const newer: AnyGame = {
    ...cisza,
    version: cisza.version + 1,
    pack: { ...cisza.pack!, check: () => ({ content: null, problems: [{ path: 'city', kind: 'missing' }] }) },
  };
  const hall = await t.restart({ games: (id) => ({ ...findGame(id)!, game: newer }) });
  const live = await hall.open(table.id);
  await expect(makeRematch(hall, live, visitorOf(0, true))).rejects.toMatchObject({ reason: 'badPack' });
});
