/**
 * Keeps a data folder of a release for the tests of all later ones: `npm run keep-release -- VERSION`.
 * It holds tables of all games in the middle of play, and one of everything else that a server can have.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, createWriteStream, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findGame, GAMES } from '@horda/games';
import { packFile, seeded, seedOf, type AnyGame } from '@horda/kernel';
import { playSeries } from '@horda/lab';
import { Fork } from '@horda/protocol/schemas';
import { makeFork } from '@horda/tables/live/new-tables';
import {
  begin,
  importSave,
  openHall,
  sit,
  tableOf,
  until,
  type TestHall,
  type TestTable,
} from '@horda/tables/test/hall';
import { seededSecrets } from '@horda/tables/test/seeded-secrets';
import { randomAnswer } from '@horda/testing/random-play';
import { makeBackup } from '../../src/backup/backups.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import { KEPT, type KeptTable } from './kept.ts';

/** Few enough for the shortest game. */
const ANSWERS = 16;
const dice = seeded(seedOf('kept'));

const [version] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write('usage: npm run keep-release -- VERSION, for example 0.3.0\n');
  process.exit(2);
}
const out = join(KEPT, version);
const data = mkdtempSync(join(tmpdir(), 'horda-keep-'));
try {
  const t = await openHall({ store: await openSqlite(data), secrets: seededSecrets(`kept ${version}`) });
  t.now = Date.now();
  const tables = await makeTables(t);
  await t.close();
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${SQLITE_FILE}.gz`), gzipSync(readFileSync(join(data, SQLITE_FILE)), { level: 9 }));
  writeFileSync(join(out, 'tables.json'), `${JSON.stringify(tables, null, 2)}\n`);
  await makeBackup({ data, database: null }, createWriteStream(join(out, 'backup.horda')), { program: version });
  process.stdout.write(`${out}: ${tables.length} tables\n`);
} finally {
  rmSync(data, { recursive: true });
}

async function makeTables(t: TestHall): Promise<readonly KeptTable[]> {
  const running: [string, TestTable][] = [];
  for (const { game } of GAMES)
    running.push([game.id, await playSome(await begin(t.hall, { game: game.id, seats: 2 }))]);
  const [, cisza] = running[0]!;
  await cisza.act(0, { do: 'say', text: 'Zażółć gęślą jaźń 🧟' });
  await t.hall.services.store.setWebhook(cisza.id, 0, 'https://example.org/awaited');
  const kept = running.map(([what, table]) => keptOf(what, table));
  kept.push(keptOf('fork', await fork(t, cisza)));
  kept.push(keptOf('pack', await playSome(await begin(t.hall, { game: 'cisza', seats: 2, pack: aPack() }))));
  kept.push(keptOf('chapter', await secondChapter(t)));
  kept.push(
    keptOf('open', await sit(t.hall, { game: 'gear-up', seats: 3, bots: [null, null, 'random'], listed: true })),
  );
  kept.push(keptOf('finished', await finished(t)));
  const archived = await finished(t);
  await t.hall.archive(archived.id);
  kept.push({ ...keptOf('archived', archived), status: 'archived' });
  return kept;
}

function keptOf(what: string, { id, live, keys }: TestTable): KeptTable {
  const { made, status, seq, answers } = live.table;
  return { what, id, game: made.game, status, seq, answers: answers.length, watch: keys.watch, seats: [...keys.seats] };
}

/** All seats answer at random. */
async function playSome(table: TestTable): Promise<TestTable> {
  for (let i = 0; i < ANSWERS && table.live.table.status === 'playing'; i++) {
    const { seat, picks } = randomAnswer(table.state, dice);
    await table.act(seat, { do: 'answer', askedAt: table.live.table.askedAt, picks: [...picks] });
  }
  if (table.live.table.status !== 'playing') throw new Error(`${table.live.table.made.game} is over too soon`);
  return table;
}

async function fork(t: TestHall, { live, keys }: TestTable): Promise<TestTable> {
  const visitor = await t.hall.visitor(live, keys.seats[0]!);
  const made = await makeFork(t.hall, live, visitor, Fork.parse({ bot: 'random' }));
  const seats: string[] = [];
  seats[made.seat!] = made.key;
  const table = await tableOf(t.hall, made.table, { ...made, seats });
  await table.act(made.seat, { do: 'start' });
  return table;
}

function aPack(): Record<string, unknown> {
  const { game } = findGame('cisza')!;
  return packFile(game, 'kept', game.pack!.template({})) as Record<string, unknown>;
}

/** A campaign in the middle of its second mission; its first one is a table, too. */
async function secondChapter(t: TestHall): Promise<TestTable> {
  const game: AnyGame = findGame('zombicide')!.game;
  const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
  const study = {
    game: game.id,
    players: 1,
    seeds: 1,
    seed: 'two missions',
    bots: ['greedy'] as const,
    options: { ...options, ...game.carry!.begins },
    attempts: 20,
    chapters: 2,
    saves: true,
  };
  const [first, second] = playSeries(study, 0, game).saves.map((save) => ({ horda: 1, ...save }));
  const half = second!.answers.length >> 1;
  const part = { answers: second!.answers.slice(0, half), marks: second!.marks.slice(0, half + 1), left: undefined };
  const file = JSON.parse(JSON.stringify({ save: { ...second!, ...part }, before: [first!] })) as object;
  const made = await importSave(t.hall, { ...file, name: 'Ada', pace: 0 });
  const table = await tableOf(t.hall, made.table, { ...made, seats: [made.key] });
  await table.act(0, { do: 'start' });
  return table;
}

async function finished(t: TestHall): Promise<TestTable> {
  const table = await begin(t.hall, { game: 'cisza', seats: 2, options: { stallGuard: true } });
  for (const seat of [0, 1]) await table.act(seat, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  return table;
}
