import { freshDatabase } from '@horda/testing/postgres';
import { openPostgres } from '../../src/storage/postgres.ts';
import { hostContract } from '@horda/tables/test/store/host-contract';
import { storeContract } from '@horda/tables/test/store/contract';

const makePlace = async () => {
  const url = await freshDatabase();
  // The database is removed with its server.
  return { open: () => openPostgres(url), remove: async () => {} };
};

storeContract('PostgreSQL', makePlace, 40);
hostContract('PostgreSQL', makePlace);
