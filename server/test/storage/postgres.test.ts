import { freshDatabase } from '@horda/testing/postgres';
import { openPostgres } from '../../src/storage/postgres.ts';
import { storeContract } from '@horda/tables/test/store/contract';

storeContract(
  'PostgreSQL',
  async () => {
    const url = await freshDatabase();
    // The database is removed with its server.
    return { open: () => openPostgres(url), remove: async () => {} };
  },
  40,
);
