import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { storeContract } from '@horda/tables/test/store/contract';

storeContract(
  'SQLite',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'horda-storage-'));
    return {
      open: () => openSqlite(folder),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  150,
);
