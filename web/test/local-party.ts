/** The tables of a browser without a browser: its store in memory, its bots in the same thread, each tab a `LocalTables`. */
import 'fake-indexeddb/auto';
import type { viewAsks } from '@horda/kernel';
import { TableClient, type Wire } from '@horda/protocol';
import type { BotPool, Job } from '@horda/tables/bots';
import { replyTo } from '@horda/tables/thinking';
import { BackendError, type Backend } from '../src/backend/backend.ts';
import { openShelf } from '../src/local/games.ts';
import { openIndexedStore, type IndexedStore } from '../src/local/indexed-store.ts';
import { openLocks } from '../src/local/locks.ts';
import { LocalTables } from '../src/local/tables.ts';
import { Refusal } from '@horda/tables/table/refusal';

export interface Tab {
  readonly host: Backend;
  readonly store: IndexedStore;
  /** What its bots were asked. */
  readonly jobs: Job[];
  readonly logged: string[];
  client(table: string, key: string | null): TableClient;
  close(): Promise<void>;
}

let stores = 0;

export const newStoreName = (): string => `party ${stores++}`;

/** Tabs with the same name of a store share it. */
export async function openTab(name = newStoreName()): Promise<Tab> {
  const shelf = openShelf();
  const store = await openIndexedStore(name);
  const jobs: Job[] = [];
  const logged: string[] = [];
  const log = { info: () => {}, error: (what: string) => void logged.push(what) };
  const pool: BotPool = {
    think: async (job) => answer(job, false).picks,
    advise: async (job) => answer(job, true),
  };
  const answer = (job: Job, reasons: boolean) => {
    jobs.push(job);
    return replyTo(shelf.find(job.game)!, { ...job, id: 1, seed: [1, 2, 3, jobs.length], reasons });
  };
  const tables = new LocalTables({ store, shelf, locks: openLocks(name, navigator.locks), pool, log });
  const clients: TableClient[] = [];
  const host: Backend = {
    kind: 'local',
    request: async <T>(method: string, path: string, body?: unknown, key: string | null = null): Promise<T> =>
      tables.request(method, path, body ?? null, key).then(
        // What goes between a page and a worker is copied.
        (value) => structuredClone(value) as T,
        (error: unknown) => {
          if (error instanceof Refusal) throw new BackendError(error.reason, error.message);
          throw error;
        },
      ),
    socket: () => wireTo(tables),
  };
  return {
    host,
    store,
    jobs,
    logged,
    client(table, key) {
      const client = new TableClient({ table, key, connect: host.socket, entropy: `entropy ${clients.length}` });
      clients.push(client);
      return client;
    },
    async close() {
      for (const client of clients) client.close();
      await tables.close();
    },
  };
}

function wireTo(tables: LocalTables): Wire {
  const events = new EventTarget();
  const wire = tables.connect(
    (data) => queueMicrotask(() => events.dispatchEvent(new MessageEvent('message', { data }))),
    () => events.dispatchEvent(new Event('close')),
  );
  setTimeout(() => events.dispatchEvent(new Event('open')));
  return {
    send: (text) => wire.hear(text),
    close: () => wire.close(),
    addEventListener: (type: string, listener: (event: never) => void) =>
      events.addEventListener(type, listener as EventListener),
  };
}

/** The question that a client is asked; null: none. */
export function askOf({ now }: TableClient) {
  const view = now?.view as { readonly asks: ReturnType<typeof viewAsks> } | null | undefined;
  return view?.asks.find(({ own, answered }) => own !== null && !answered)?.own ?? null;
}

/** Answers with the first options until the game is over. */
export async function playOn(client: TableClient, pick = 0): Promise<void> {
  while (client.info?.status !== 'over') {
    const ask = askOf(client);
    if (ask === null) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const first = Math.min(pick, ask.options.length - 1);
    const picks = ask.options.slice(first, first + Math.max(1, ask.min));
    await client.do({ do: 'answer', askedAt: client.now!.askedAt, picks });
  }
}
