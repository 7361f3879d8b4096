/** Runs in a worker: keeps the tables of this browser and exchanges messages with the page. */
import { Refusal } from '@horda/tables/table/refusal';
import type { BackendReason } from '../backend/backend.ts';
import { openBotWorker } from './bot-pool.ts';
import { openShelf } from './games.ts';
import { isOutdated } from './indexed-schema.ts';
import { openIndexedStore } from './indexed-store.ts';
import { openLocks } from './locks.ts';
import type { FromTables, ToTables } from './messages.ts';
import { webSecrets } from './secrets.ts';
import { LocalTables, type LocalWire } from './tables.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The name of the database and of the locks that all tabs share. */
const NAME = 'horda';

const opening = open();
/** Null while the tables are being opened. */
const wires = new Map<number, LocalWire | null>();

async function open(): Promise<LocalTables> {
  const shelf = openShelf();
  const store = await openIndexedStore(NAME, () => tell({ kind: 'lost' }));
  const pool = openBotWorker({
    shelf,
    newSeed: webSecrets.newSeed,
    start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    log: (line) => console.error(line),
  });
  const log = { info: () => {}, error: (what: string, about?: object) => console.error(what, about) };
  return new LocalTables({ store, shelf, locks: openLocks(NAME, self.navigator.locks), pool, log });
}

self.addEventListener('message', ({ data }: MessageEvent<ToTables>) => {
  if (data.kind === 'request') return void answer(data);
  if (data.kind === 'open') return void connect(data.wire);
  const wire = wires.get(data.wire);
  if (data.kind === 'frame') return wire?.hear(data.text);
  wires.delete(data.wire);
  wire?.close();
});

async function answer({ id, method, path, body, key }: ToTables & { kind: 'request' }): Promise<void> {
  try {
    tell({ kind: 'reply', id, value: await (await opening).request(method, path, body, key) });
  } catch (error) {
    tell({ kind: 'refusal', id, ...(error instanceof Refusal ? told(error) : cannotOpen(error)) });
  }
}

async function connect(wire: number): Promise<void> {
  const closed = (): void => {
    wires.delete(wire);
    tell({ kind: 'closed', wire });
  };
  wires.set(wire, null);
  try {
    const tables = await opening;
    if (!wires.has(wire)) return;
    wires.set(
      wire,
      tables.connect((text) => tell({ kind: 'frame', wire, text }), closed),
    );
    tell({ kind: 'opened', wire });
  } catch (error) {
    // The same frame that a server sends when it refuses a connection.
    tell({ kind: 'frame', wire, text: JSON.stringify({ type: 'error', ...cannotOpen(error) }) });
    closed();
  }
}

const told = ({ reason, message }: Refusal): { reason: BackendReason; message: string } => ({ reason, message });

/** Why the database cannot be opened: another tab has upgraded it, storage is forbidden, or the disk is full. */
function cannotOpen(error: unknown): { reason: BackendReason; message: string } {
  console.error('the tables of this browser cannot be opened', error);
  if (!isOutdated(error)) return { reason: 'noStorage', message: 'this browser does not let the page keep tables' };
  tell({ kind: 'outdated' });
  return { reason: 'outdated', message: 'another tab has made the tables of this browser newer than this page' };
}

function tell(message: FromTables): void {
  self.postMessage(message);
}
