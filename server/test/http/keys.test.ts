/** A link stays what it is: a seat cannot be taken with a key that opens something else. */
import { freshDatabase } from '@horda/testing/postgres';
import { afterEach, expect, test } from 'vitest';
import { startServer } from './running.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const TABLE = { game: 'cisza', seats: 2 };

test.each<[string, () => Promise<string | null>]>([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])(
  'on %s, whoever sits down with a key that opens something else already is refused, and every key opens what it did',
  async (_, database) => {
    const s = await startServer({ database: await database() });
    closing.push(() => s.close());
    for (const asHost of [false, true]) {
      const { body: made } = await s.call('POST', '/api/tables', { ...TABLE, seats: 3, name: asHost ? null : 'Ada' });
      const path = `/api/tables/${made.table}`;
      const opens = async (key: string): Promise<unknown> => {
        const { status, body } = await s.call('GET', `${path}/since/0`, undefined, key);
        return { status, seat: body.seat, host: body.host };
      };
      const keys = { invite: made.invite, watch: made.watch, ...(asHost ? { key: made.key } : {}) };
      for (const key of Object.values(keys)) {
        const before = await opens(key);
        const reply = await s.call('POST', `${path}/seats`, { name: 'Eve', key }, asHost ? made.key : made.invite);
        expect(reply).toMatchObject({ status: 409, body: { error: { reason: 'keyTaken' } } });
        expect(await opens(key)).toEqual(before);
      }
      const key = 'k'.repeat(22);
      for (const _ of ['sent', 'sent again'])
        expect((await s.call('POST', `${path}/seats`, { name: 'Bob', key }, made.invite)).body.seat).toBe(
          asHost ? 0 : 1,
        );
      const start = { id: 'start', command: { do: 'start' } };
      expect((await s.call('POST', `${path}/commands`, start, made.key)).body.reason).toBe('emptySeats');
    }
  },
);
