/** What a store does, written as simply as possible; real stores are compared with it. */
import type { Block, Query, Used } from '../../src/housekeeping.ts';
import type { Appended, Change, Edit, Key, Line, Listed, Listing, Snapshot, Status } from '../../src/store.ts';
import { editedLines, notFinished, takenKey, unknownTable } from '../../src/store-checks.ts';

interface ModelTable {
  listing: Listing;
  lines: Line[];
  readonly keys: Map<string, Key>;
  readonly webhooks: Map<number, string>;
  snapshot: Snapshot | null;
}

export class Model {
  readonly #tables = new Map<string, ModelTable>();
  readonly blocks = new Map<string, Block>();

  append({ line, listing, newKeys = [], droppedKeys = [], vacated }: Change): Appended {
    const table = this.#tables.get(line.table);
    if (line.seq === 1 && !listing) throw new Error('no listing');
    const hashes = newKeys.map(({ hash }) => hash);
    if (new Set([...hashes, ...droppedKeys]).size < hashes.length + new Set(droppedKeys).size) throw takenKey();
    if (line.command !== null && this.seqOf(line.table, line.command) !== null) return 'repeated';
    const isNext = table ? line.seq === table.lines.length + 1 && table.listing.status !== 'archived' : line.seq === 1;
    if (!isNext) return 'taken';
    if (hashes.some((hash) => table?.keys.has(hash))) throw takenKey();
    const grown: ModelTable = table ?? {
      listing: listing!,
      lines: [],
      keys: new Map(),
      webhooks: new Map(),
      snapshot: null,
    };
    grown.lines.push(line);
    grown.listing = listing ?? grown.listing;
    for (const hash of droppedKeys) grown.keys.delete(hash);
    for (const key of newKeys) grown.keys.set(key.hash, key);
    if (vacated !== undefined) grown.webhooks.delete(vacated);
    this.#tables.set(line.table, grown);
    return 'written';
  }

  lines(table: string, after: number): readonly Line[] {
    return this.#tables.get(table)?.lines.filter(({ seq }) => seq > after) ?? [];
  }

  seqOf(table: string, command: string): number | null {
    return this.#tables.get(table)?.lines.find((line) => line.command === command)?.seq ?? null;
  }

  listing(table: string): Listing | null {
    return this.#tables.get(table)?.listing ?? null;
  }

  key(table: string, hash: string): Key | null {
    return this.#tables.get(table)?.keys.get(hash) ?? null;
  }

  keys(table: string, role?: Key['role']): readonly Key[] {
    const all = [...(this.#tables.get(table)?.keys.values() ?? [])];
    const keys = all.filter((key) => role === undefined || key.role === role);
    return keys.toSorted((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || order(a.hash, b.hash));
  }

  lobby(): readonly Listed[] {
    const shown = this.#listed().filter(({ status, listed }) => status === 'open' && listed);
    return shown.toSorted((a, b) => b.touched - a.touched || order(a.table, b.table));
  }

  due(now: number): readonly string[] {
    const due = this.#listed().filter(({ wake }) => wake !== null && wake <= now);
    return due.toSorted((a, b) => a.wake! - b.wake! || order(a.table, b.table)).map(({ table }) => table);
  }

  finished(before: number): readonly string[] {
    const over = this.#listed().filter(({ status, touched }) => status === 'over' && touched < before);
    return over.toSorted((a, b) => a.touched - b.touched || order(a.table, b.table)).map(({ table }) => table);
  }

  setWake(table: string, wake: number | null): void {
    const known = this.#known(table);
    if (known.listing.status === 'playing') known.listing = { ...known.listing, wake };
  }

  archive(table: string, now: number): void {
    const known = this.#known(table);
    if (known.listing.status === 'archived') return;
    if (known.listing.status !== 'over') throw notFinished(table);
    known.listing = { ...known.listing, status: 'archived', wake: null, touched: now };
  }

  redact(table: string, edit: Edit): void {
    const known = this.#known(table);
    const edited = new Map(editedLines(known.lines, edit).map((line) => [line.seq, line]));
    known.lines = known.lines.map((line) => edited.get(line.seq) ?? line);
  }

  snapshot(table: string): Snapshot | null {
    return this.#tables.get(table)?.snapshot ?? null;
  }

  saveSnapshot(table: string, snapshot: Snapshot): void {
    this.#known(table).snapshot = snapshot;
  }

  webhook(table: string, seat: number): string | null {
    return this.#tables.get(table)?.webhooks.get(seat) ?? null;
  }

  setWebhook(table: string, seat: number, url: string | null): void {
    const { webhooks } = this.#known(table);
    if (url === null) webhooks.delete(seat);
    else webhooks.set(seat, url);
  }

  counts(): Readonly<Record<Status, number>> {
    const counts = { open: 0, playing: 0, over: 0, archived: 0 };
    for (const { status } of this.#listed()) counts[status]++;
    return counts;
  }

  list({ status, game, before, order: from, limit }: Query): readonly Used[] {
    const found = this.#listed().filter(
      (each) => each.status === status && (game === null || each.game === game) && each.touched < before,
    );
    const oldest = found.toSorted((a, b) => a.touched - b.touched || order(a.table, b.table));
    const all = from === 'oldest' ? oldest : oldest.toReversed();
    return all.slice(0, limit).map(({ table }) => this.used(table)!);
  }

  used(table: string): Used | null {
    const known = this.#tables.get(table);
    if (known === undefined) return null;
    const { listing, lines } = known;
    const last = listing.status === 'archived' ? undefined : lines.at(-1);
    return { table, ...listing, last: last?.seq ?? null, at: last?.at ?? listing.touched };
  }

  touch(table: string, touched: number): void {
    const known = this.#known(table);
    known.listing = { ...known.listing, touched };
  }

  remove(table: string, last?: number | null): boolean {
    const known = this.#tables.get(table);
    const isLast = (known?.listing.status === 'archived' ? null : known?.lines.length) === last;
    return known !== undefined && (last === undefined || isLast) && this.#tables.delete(table);
  }

  bytes(): number {
    return [...this.#tables.keys()].reduce((sum, table) => sum + this.bytesOf(table), 0);
  }

  bytesOf(table: string): number {
    const { lines = [], snapshot = null } = this.#tables.get(table) ?? {};
    const bodies = [...lines, ...(snapshot === null ? [] : [snapshot])].map(({ body }) => body);
    return new TextEncoder().encode(bodies.join('')).length;
  }

  #known(table: string): ModelTable {
    const known = this.#tables.get(table);
    if (!known) throw unknownTable(table);
    return known;
  }

  #listed(): Listed[] {
    return [...this.#tables].map(([table, { listing }]) => ({ table, ...listing }));
  }
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
