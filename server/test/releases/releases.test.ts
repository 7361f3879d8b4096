/** What a server of an earlier release has kept is played on by this one: from its folder, and from its backup. */
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findGame, GAMES } from '@horda/games';
import { verify, verifySeries, type Sealed } from '@horda/kernel';
import { exportSeries } from '@horda/tables/live/series';
import { welcome } from '@horda/tables/live/visits';
import { infoOf } from '@horda/tables/table/project';
import { openHall, savedAt, tableOf, until, type TestHall, type TestTable } from '@horda/tables/test/hall';
import { seededSecrets } from '@horda/tables/test/seeded-secrets';
import { temporaryFolder } from '@horda/tables/test/store/making';
import { freshDatabase } from '@horda/testing/postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Place, restoreBackup } from '../../src/backup/backups.ts';
import { openStore } from '../../src/storage/open.ts';
import { SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import { keptReleases, type KeptTable, type Release } from './kept.ts';

/** How many lines bots add to a table whose game is long. */
const FURTHER = 60;

const WAYS: Readonly<Record<string, (release: Release) => Promise<Place>>> = {
  'its folder': async ({ folder }) => {
    const data = temporaryFolder();
    writeFileSync(join(data, SQLITE_FILE), gunzipSync(readFileSync(join(folder, `${SQLITE_FILE}.gz`))));
    return { data, database: null };
  },
  'its backup in PostgreSQL': async ({ folder }) => {
    const place = { data: temporaryFolder(), database: await freshDatabase() };
    await restoreBackup(place, createReadStream(join(folder, 'backup.horda')), { mayReplace: false });
    return place;
  },
};

test('a release is kept, with running tables of all games and all else that there is', () => {
  const [{ tables }] = keptReleases() as [Release];
  const running = tables.filter(({ status }) => status === 'playing').map(({ what }) => what);
  expect(running).toEqual(expect.arrayContaining(['cisza', 'zombiaki', 'gear-up', 'long-night', 'zombicide']));
  expect(tables.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['fork', 'pack', 'chapter', 'open', 'finished', 'archived']),
  );
});

describe.each(keptReleases())('of release $version', (release) => {
  test.each(Object.keys(WAYS))('%s goes on', async (way) => {
    const store = await openStore(await WAYS[way]!(release));
    const t = await openHall({ store, secrets: seededSecrets(way) });
    onTestFinished(() => t.close());
    t.now = Date.now();
    for (const kept of release.tables) await goesOn(t, kept);
    const [{ id, seats }] = release.tables as [KeptTable];
    expect([await store.webhook(id, 0), seats.length]).toEqual(['https://example.org/awaited', 2]);
  });
});

async function goesOn(t: TestHall, kept: KeptTable): Promise<void> {
  const table = await tableOf(t.hall, kept.id, {
    invite: '',
    watch: kept.watch,
    seats: kept.seats.map((key) => key ?? ''),
  });
  const { live } = table;
  const info = infoOf(live.table);
  const isArchived = kept.status === 'archived';
  // A table whose rules have changed is brought to the new ones by one line, or sleeps.
  const isAsItWas = live.table.seq === kept.seq && !info.rulesChanged;
  const isMigrated = live.table.seq === kept.seq + 1 && !info.rulesChanged;
  expect([kept.what, isAsItWas || isMigrated || info.rulesChanged]).toEqual([kept.what, true]);
  expect([info.game, info.status]).toEqual([kept.game, isArchived ? 'over' : kept.status]);

  for (const [seat, key] of [...kept.seats, kept.watch].entries()) {
    if (key === null) continue;
    const visitor = await t.hall.visitor(live, key);
    expect(visitor.seat).toBe(key === kept.watch ? null : seat);
    const { entries, now } = await welcome(live, visitor, 0);
    expect(entries.length).toBeGreaterThan(0);
    expect([kept.what, now.view === null]).toEqual([kept.what, kept.status === 'open']);
  }
  if (isArchived || info.rulesChanged) {
    const said = await table.refusal(0, { do: 'say', text: 'still here' }, 'later words');
    const allowed = isArchived ? ['archived'] : ['accepted', 'rulesChanged'];
    if (!allowed.includes(said)) throw new Error(`${kept.what}: ${said}`);
    return;
  }
  if (kept.status === 'open') await table.act(0, { do: 'start' }, 'later start');
  if (live.table.status === 'playing') await playOn(table, kept);
  if (live.table.status === 'over' && !isMigrated) await verifyWhole(t, table);
  if (kept.what === 'chapter') await verifyEarlier(t, table);
}

async function playOn(table: TestTable, { seats }: KeptTable): Promise<void> {
  const { live } = table;
  const enough = live.table.seq + FURTHER;
  // Named unlike any command in the kept logs: a command that was given before is not carried out again.
  for (const [seat, key] of seats.entries())
    if (key !== null) await table.act(seat, { do: 'handOver', bot: 'random' }, `later ${seat}`);
  await until(() => live.table.status !== 'playing' || live.table.seq >= enough);
}

async function verifyWhole(t: TestHall, { live }: TestTable): Promise<void> {
  const save = await savedAt(t.hall, live);
  expect(() => verify(findGame(save.game)!.game, save)).not.toThrow();
}

/** What was played before this chapter can still be taken home. */
async function verifyEarlier(t: TestHall, { live }: TestTable): Promise<void> {
  const { text } = await exportSeries(t.hall, live);
  const { series } = JSON.parse(text) as { readonly series: readonly Sealed[] };
  const { game } = GAMES.find((entry) => entry.game.id === live.table.made.game)!;
  expect(verifySeries(game, series).length).toBeGreaterThanOrEqual(1);
}
