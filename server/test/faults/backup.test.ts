import { freshDatabase } from '@horda/testing/postgres';
import { temporaryFolder } from '@horda/tables/test/store/making';
import { expect, test } from 'vitest';
import { backUpUnderLoad } from './backup.ts';

test.each(['sqlite', 'postgres'])(
  'a backup of %s under load is a state that the other store goes on from',
  async (from) => {
    const folder = { data: temporaryFolder(), database: null };
    const database = { data: temporaryFolder(), database: await freshDatabase() };
    const places = from === 'sqlite' ? { from: folder, to: database } : { from: database, to: folder };
    const report = await backUpUnderLoad({
      ...places,
      folder: temporaryFolder(),
      tables: 6,
      warm: 10,
      seed: `short ${from}`,
    });
    expect(report.faults).toEqual([]);
    expect(report.tables).toBeGreaterThanOrEqual(6);
    expect(report.accepted.after).toBeGreaterThanOrEqual(60);
  },
);
