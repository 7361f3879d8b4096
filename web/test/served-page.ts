/** A real server with the page as it is built now, whose deals follow from a text. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NO_LIMITS, serve, type ServeOptions } from '@horda/server';
import type { Secrets } from '@horda/tables/live/secrets';
import { seededSecrets } from '@horda/tables/test/seeded-secrets';

/** Where the page is built for the tests. */
export const BUILT_PAGE = resolve(import.meta.dirname, '../../reports/web');

/** What servers keep; the servers of workers end with their processes, and the run removes it. */
export const TABLES = resolve(import.meta.dirname, '../../reports/tables');

/** Opens `#/admin` of these servers. */
export const ADMIN_KEY = 'an-admin-key-for-tests-of-the-page';

export interface ServedPage {
  readonly address: string;
  /** From now on ids, keys, deals and the dice of bots follow from this text. */
  deal(text: string): void;
  /** From now on its time is so many milliseconds later. Pages ask for the time once: they have to come again. */
  moveTime(by: number): void;
  close(): Promise<void>;
}

/** What is special about a server: other games than those of the list, a word of its own, whom it calls and when. */
export type SpecialServer = Pick<ServeOptions, 'games' | 'worker' | 'word' | 'insideWebhooks' | 'pushAfter'>;

export async function servePage(client: string, special: SpecialServer = {}): Promise<ServedPage> {
  if (!existsSync(client)) throw new Error('the page could not be built: see the beginning of the run');
  mkdirSync(TABLES, { recursive: true });
  const data = mkdtempSync(join(TABLES, 'server-'));
  let secrets = seededSecrets('');
  let moved = 0;
  const current: Secrets = {
    ...secrets,
    newSecret: () => secrets.newSecret(),
    newChanceSecret: () => secrets.newChanceSecret(),
    newSeed: () => secrets.newSeed(),
  };
  const server = await serve(
    {
      host: '127.0.0.1',
      port: 0,
      data,
      database: null,
      origins: [],
      trustProxy: false,
      log: 'silent',
      limits: NO_LIMITS,
      client,
      adminKey: ADMIN_KEY,
      ...special,
    },
    current,
    () => Date.now() + moved,
  );
  return {
    address: server.address,
    deal: (text) => void (secrets = seededSecrets(text)),
    moveTime: (by) => void (moved += by),
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
