/** Random operations on a store and on the model: all results must be the same, and so must the data at the end. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Change, Key, Listing, Store } from '../../src/store.ts';
import { newTable } from './making.ts';
import { Model } from './model.ts';

type Named<T extends string, V> = V & { readonly kind: T; readonly table: number };

type Operation =
  | Named<'append', { step: number; command: string | null; body: string } & Omit<Change, 'line'>>
  | Named<'setWake', { wake: number | null }>
  | Named<'archive', { now: number }>
  | Named<'redact', { lines: readonly { seq: number; body: string }[] }>
  | Named<'saveSnapshot', { seq: number; version: number; body: string }>
  | Named<'setWebhook', { seat: number; url: string | null }>;

const TABLES = 4;
const COMMANDS = ['anna:1', 'anna:2', 'żółw:1', 'bot 🧟:1'];
const HASHES = ['a', 'b', 'c', 'd', 'e', 'f'];
const ROLES: readonly Key['role'][] = ['host', 'seat', 'invite', 'watch'];

const time = fc.integer({ min: 1, max: 12 });
const table = fc.integer({ min: 0, max: TABLES - 1 });
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const hash = fc.constantFrom(...HASHES);
const seat = fc.integer({ min: 0, max: 2 });
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const kind = <T extends string>(name: T): fc.Arbitrary<T> => fc.constant(name);

const listing: fc.Arbitrary<Listing> = fc.record({
  game: fc.constantFrom('cisza', 'hordes'),
  status: fc.constantFrom('open', 'playing', 'over'),
  listed: fc.boolean(),
  wake: maybe(time),
  touched: time,
});
const key: fc.Arbitrary<Key> = fc.record({ hash, role: fc.constantFrom(...ROLES), seat: maybe(seat) });

const append: fc.Arbitrary<Operation> = fc.record(
  {
    kind: kind('append'),
    table,
    // The distance from the next line number; mostly 0.
    step: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1),
    command: maybe(fc.constantFrom(...COMMANDS)),
    body: text,
    listing,
    // Sometimes a key that exists already, or the same key twice.
    newKeys: fc.array(key, { maxLength: 2 }),
    droppedKeys: fc.array(hash, { maxLength: 3 }),
    vacated: seat,
  },
  { requiredKeys: ['kind', 'table', 'step', 'command', 'body'] },
);
const other: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: kind('setWake'), table, wake: maybe(time) }),
  fc.record({ kind: kind('archive'), table, now: time }),
  fc.record({
    kind: kind('redact'),
    table,
    lines: fc.uniqueArray(fc.record({ seq: fc.integer({ min: 1, max: 4 }), body: text }), {
      maxLength: 2,
      selector: ({ seq }) => seq,
    }),
  }),
  fc.record({ kind: kind('saveSnapshot'), table, seq: time, version: time, body: text }),
  fc.record({ kind: kind('setWebhook'), table, seat, url: maybe(text) }),
);

/** Operations on different tables, started at the same time. */
const turn = fc.uniqueArray(fc.oneof({ arbitrary: append, weight: 3 }, { arbitrary: other, weight: 1 }), {
  minLength: 1,
  maxLength: TABLES,
  selector: (operation) => operation.table,
});

export async function compareWithModel(store: Store, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 15 }), async (turns) => {
    const model = new Model();
    const tables = Array.from({ length: TABLES }, newTable);
    for (const operations of turns) {
      const calls = operations.map((operation) => callOf(operation, tables[operation.table]!, model));
      const expected = calls.map((call) => attempt(() => call(model)));
      const answers = calls.map((call) => call(store) as Promise<unknown>);
      expect((await Promise.allSettled(answers)).map(plain)).toEqual(expected.map(plain));
    }
    await compare(store, model, tables);
  });
  await fc.assert(property, { numRuns });
}

type Call = (target: Store | Model) => unknown;

/** Line numbers are relative to the current end of the log, so that most are the next one. */
function callOf(operation: Operation, table: string, model: Model): Call {
  switch (operation.kind) {
    case 'append': {
      const { kind: _kind, table: _table, step, command, body, ...rest } = operation;
      const seq = Math.max(1, model.lines(table, 0).length + 1 + step);
      return (target) => target.append({ ...rest, line: { table, seq, at: seq, command, body } });
    }
    case 'setWake':
      return (target) => target.setWake(table, operation.wake);
    case 'archive':
      return (target) => target.archive(table, operation.now);
    case 'redact':
      return (target) =>
        target.redact(table, ({ seq }) => operation.lines.find((line) => line.seq === seq)?.body ?? null);
    case 'saveSnapshot': {
      const { seq, version, body } = operation;
      return (target) => target.saveSnapshot(table, { seq, version, body });
    }
    case 'setWebhook':
      return (target) => target.setWebhook(table, operation.seat, operation.url);
  }
}

function attempt(run: () => unknown): PromiseSettledResult<unknown> {
  try {
    return { status: 'fulfilled', value: run() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}

/** Each store words its errors differently, so they are not compared. */
function plain(result: PromiseSettledResult<unknown>): unknown {
  return result.status === 'fulfilled' ? { value: result.value } : 'refused';
}

async function compare(store: Store, model: Model, tables: readonly string[]): Promise<void> {
  const ours = <T extends string | { readonly table: string }>(found: readonly T[]): readonly T[] =>
    found.filter((each) => tables.includes(typeof each === 'string' ? each : each.table));
  for (const id of tables) {
    expect(await store.lines(id, 0)).toEqual(model.lines(id, 0));
    expect(await store.lines(id, 1)).toEqual(model.lines(id, 1));
    expect(await store.listing(id)).toEqual(model.listing(id));
    expect(await store.snapshot(id)).toEqual(model.snapshot(id));
    for (const command of COMMANDS) expect(await store.seqOf(id, command)).toBe(model.seqOf(id, command));
    for (const each of HASHES) expect(await store.key(id, each)).toEqual(model.key(id, each));
    expect(await store.keys(id)).toEqual(model.keys(id));
    for (const role of ROLES) expect(await store.keys(id, role)).toEqual(model.keys(id, role));
    for (const each of [0, 1, 2]) expect(await store.webhook(id, each)).toBe(model.webhook(id, each));
  }
  expect(ours(await store.lobby(1e6))).toEqual(model.lobby());
  for (const now of [0, 6, 12]) {
    expect(ours(await store.due(now, 1e6))).toEqual(model.due(now));
    expect(ours(await store.finished(now, 1e6))).toEqual(model.finished(now));
  }
}
