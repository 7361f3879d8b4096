/** What stored tables cost a server that does not use them: the memory of two fresh starts, without and with them. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Line, Listing, Store } from '@horda/tables/store';
import { openStore } from '@horda/server/storage/open';
import { withFolder } from './folder.ts';
import { HORDA, type Platform } from './platforms.ts';
import { startClients, startServer } from './processes.ts';
import type { Memory } from './report.ts';

const SAMPLE_TABLES = 20;
const SAMPLE_MS = 2000;
/** At most this many lines of each copied game: enough for a dozen moves. */
const MOST_LINES = 15;
/** The number of tables written at once. */
const BATCH = 200;
/** Until a server has settled after its start. */
const SETTLE_MS = 5000;

export async function measureMemory(platform: Platform, tables: number, log: (line: string) => void): Promise<Memory> {
  return withFolder(async (folder) => {
    const [empty, full] = [join(folder, 'empty'), join(folder, 'full')];
    log(`load: storing ${tables} tables ...`);
    await playSamples(platform, full);
    await copySamples(full, tables);
    log('load: memory with an empty store, and with the stored tables ...');
    return { stored: tables, emptyMb: await memoryOf(platform, empty), storedMb: await memoryOf(platform, full) };
  });
}

async function memoryOf(platform: Platform, folder: string): Promise<number> {
  const server = await startServer(platform.server(folder));
  try {
    await sleep(SETTLE_MS);
    return Math.round((await server.read()).rss);
  } finally {
    await server.stop();
  }
}

/** Real games, played on the server through its own protocol. */
async function playSamples(platform: Platform, folder: string): Promise<void> {
  const server = await startServer(platform.server(folder));
  try {
    const clients = await startClients(HORDA, platform.driver, server.address, SAMPLE_TABLES);
    try {
      await clients.order({ do: 'open' });
      await clients.order({ do: 'play', pace: 'full' });
      await sleep(SAMPLE_MS);
      await clients.order({ do: 'hold' });
    } finally {
      await clients.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Their logs, or the beginnings of them, again and again under new names. */
async function copySamples(folder: string, tables: number): Promise<void> {
  const store = await openStore({ data: folder, database: null });
  try {
    const finished = await store.finished(Date.now() + 1000, SAMPLE_TABLES);
    if (finished.length === 0) throw new Error('not a single sample game came to its end');
    const logs = await Promise.all(finished.map((table) => store.lines(table, 0)));
    for (let made = 0; made < tables; made += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, tables - made) }, (_, i) => logs[(made + i) % logs.length]!);
      await Promise.all(batch.map((log) => copy(store, log.slice(0, MOST_LINES))));
    }
    const { playing } = await store.counts();
    if (playing < tables) throw new Error(`${playing} tables are stored, not ${tables}`);
  } finally {
    await store.close();
  }
}

async function copy(store: Store, log: readonly Line[]): Promise<void> {
  const table = randomBytes(16).toString('base64url');
  const written = log.map((line) => {
    const listing: Listing = { game: 'cisza', status: 'playing', listed: false, wake: null, touched: line.at };
    const newKeys = [0, 1].map((seat) => ({
      hash: randomBytes(32).toString('base64url'),
      role: 'seat' as const,
      seat,
    }));
    return store.append({ line: { ...line, table }, ...(line.seq === 1 ? { listing, newKeys } : {}) });
  });
  for (const result of await Promise.all(written)) if (result !== 'written') throw new Error(`a line was ${result}`);
}
