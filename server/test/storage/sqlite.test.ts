import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { hostContract } from '@horda/tables/test/store/host-contract';
import { storeContract } from '@horda/tables/test/store/contract';

const makePlace = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'horda-storage-'));
  return {
    open: () => openSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

storeContract('SQLite', makePlace, 150);
hostContract('SQLite', makePlace);
