/** A store without a disk, for tests that make thousands of lines and look at what goes to readers, not at durability. */
import type { Key, Line, Listing, Snapshot, Store } from '@horda/tables/store';

interface Kept {
  lines: Line[];
  listing: Listing;
  readonly keys: Map<string, Key>;
  snapshot: Snapshot | null;
  readonly webhooks: Map<number, string>;
}

export interface MemoryStore extends Store {
  /** How many lines were written so far, of all tables. */
  readonly written: number;
}

export function openMemory(): MemoryStore {
  const tables = new Map<string, Kept>();
  let written = 0;
  const of = (id: string): Kept => {
    const kept = tables.get(id);
    if (kept === undefined) throw new Error(`there is no table ${id}`);
    return kept;
  };
  return {
    get written() {
      return written;
    },
    async append({ line, listing, newKeys = [], droppedKeys = [], vacated }) {
      if (line.seq === 1 && !tables.has(line.table))
        tables.set(line.table, { lines: [], listing: listing!, keys: new Map(), snapshot: null, webhooks: new Map() });
      const kept = of(line.table);
      if (line.command !== null && kept.lines.some(({ command }) => command === line.command)) return 'repeated';
      if (line.seq !== kept.lines.length + 1) return 'taken';
      kept.lines.push(line);
      written++;
      if (listing !== undefined) kept.listing = listing;
      for (const hash of droppedKeys) kept.keys.delete(hash);
      for (const key of newKeys) kept.keys.set(key.hash, key);
      if (vacated !== undefined) kept.webhooks.delete(vacated);
      return 'written';
    },
    lines: async (id, after, most = Infinity) => tables.get(id)?.lines.slice(after, after + most) ?? [],
    seqOf: async (id, command) => of(id).lines.find((line) => line.command === command)?.seq ?? null,
    listing: async (id) => tables.get(id)?.listing ?? null,
    key: async (id, hash) => tables.get(id)?.keys.get(hash) ?? null,
    keys: async (id, role) => [...of(id).keys.values()].filter((key) => role === undefined || key.role === role),
    lobby: async () =>
      [...tables].flatMap(([table, { listing }]) =>
        listing.listed && listing.status === 'open' ? [{ table, ...listing }] : [],
      ),
    due: async () => [],
    async setWake(id, wake) {
      const kept = of(id);
      if (kept.listing.status === 'playing') kept.listing = { ...kept.listing, wake };
    },
    finished: async () => [],
    archive: async (id) => void (of(id).listing = { ...of(id).listing, status: 'archived' }),
    async redact(id, edit) {
      of(id).lines = of(id).lines.map((line) => ({ ...line, body: edit(line) ?? line.body }));
    },
    snapshot: async (id) => of(id).snapshot,
    saveSnapshot: async (id, snapshot) => void (of(id).snapshot = snapshot),
    webhook: async (id, seat) => of(id).webhooks.get(seat) ?? null,
    async setWebhook(id, seat, url) {
      if (url === null) of(id).webhooks.delete(seat);
      else of(id).webhooks.set(seat, url);
    },
    counts: async () => ({ open: 0, playing: 0, over: 0, archived: 0 }),
    onLine: () => {},
    onGap: () => {},
    check: async () => {},
    close: async () => {},
  };
}
