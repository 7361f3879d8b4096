/** The tests that every store of a server must pass, besides those of all stores. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { HostStore, Query } from '../../src/housekeeping.ts';
import type { PushAddress } from '../../src/pushes.ts';
import type { Listing } from '../../src/store.ts';
import { changeOf, lineOf, newTable, OPEN, startTable } from './making.ts';
import { HOST, OVER, type Place, PLAYING, usePlaces } from './places.ts';

const address = (endpoint: string, language = 'pl'): PushAddress => ({ endpoint, p256dh: 'p', auth: 'a', language });

const ALL: Omit<Query, 'status'> = { game: null, before: 1e15, order: 'oldest', limit: 100 };

export function hostContract(name: string, makePlace: () => Promise<Place<HostStore>>): void {
  describe(`housekeeping: ${name}`, () => {
    let store: HostStore;
    const { freshStore } = usePlaces(makePlace, (opened) => (store = opened));

    /** A table with something in every place. */
    async function fullTable(listing: Listing, lines = 3): Promise<string> {
      const table = await startTable(store, lines, listing);
      await store.append(changeOf(table, lines + 1, { line: { command: 'a:1' }, newKeys: [HOST] }));
      await store.saveSnapshot(table, { seq: 1, version: 1, body: '{}' });
      await store.setWebhook(table, 0, 'https://a');
      await store.pushes.add(table, `hash of ${table}`, address('https://push.test/a'));
      return table;
    }

    async function traces(table: string): Promise<unknown> {
      const { housekeeping } = store;
      const [lines, keys] = [await store.lines(table, 0), await store.keys(table)];
      const beside = [await store.snapshot(table), await store.webhook(table, 0), await store.seqOf(table, 'a:1')];
      const pushes = await store.pushes.of(`hash of ${table}`);
      return [await store.listing(table), lines, keys, ...beside, pushes, await housekeeping.bytesOf(table)];
    }

    test.each([
      ['open', OPEN, false],
      ['playing', PLAYING, false],
      ['over', OVER, false],
      ['archived', OVER, true],
    ] as const)('a removed table leaves nothing: %s', async (_, listing, isPacked) => {
      const [table, other] = [await fullTable(listing), await fullTable(listing)];
      if (isPacked) await store.archive(table, 5000);
      const before = await traces(other);
      expect(await store.housekeeping.remove(table)).toBe(true);
      expect(await traces(table)).toEqual([null, [], [], null, null, null, [], 0]);
      expect(await traces(other)).toEqual(before);
      expect(await store.housekeeping.remove(table)).toBe(false);
      // Nobody adds to it, and what is kept beside a log is refused.
      expect(await store.append(changeOf(table, 5))).toBe('taken');
      await expect(store.setWebhook(table, 0, 'https://b')).rejects.toThrow('there is no table');
      await expect(store.saveSnapshot(table, { seq: 1, version: 1, body: '' })).rejects.toThrow('there is no table');
    });

    test('a table is removed only as it was looked at', async () => {
      const [table, packed] = [await fullTable(PLAYING), await fullTable(OVER)];
      await store.archive(packed, 5000);
      const { housekeeping } = store;
      expect([await housekeeping.remove(table, 3), await housekeeping.remove(table, null)]).toEqual([false, false]);
      expect(await housekeeping.remove(packed, 4)).toBe(false);
      expect([await housekeeping.remove(table, 4), await housekeeping.remove(packed, null)]).toEqual([true, true]);
      expect(await housekeeping.remove(newTable(), 1)).toBe(false);
    });

    test('of a line and the removal asked for at once, only one counts', async () => {
      const table = await startTable(store, 4);
      const [added, gone] = await Promise.all([store.append(changeOf(table, 5)), store.housekeeping.remove(table, 4)]);
      expect([added, gone]).toEqual(gone ? ['taken', true] : ['written', false]);
      expect(await store.lines(table, 0)).toHaveLength(gone ? 0 : 5);
    });

    test('a table can be packed, edited and removed at the same time', async () => {
      const table = await fullTable(OVER, 40);
      await Promise.allSettled([
        store.archive(table, 5000),
        store.housekeeping.remove(table),
        store.redact(table, () => 'x'),
        store.archive(table, 5000),
      ]);
      await store.housekeeping.remove(table);
      expect(await traces(table)).toEqual([null, [], [], null, null, null, [], 0]);
    });

    test('tables are listed by status, game and time, with their last line', async () => {
      const fresh = await freshStore();
      const old = await startTable(fresh, 2);
      const late = await startTable(fresh, 1, { ...OPEN, touched: 3000, game: 'zombiaki' });
      const middle = await startTable(fresh, 3, { ...OPEN, touched: 2000, listed: false });
      const packed = await startTable(fresh, 2, OVER);
      await fresh.archive(packed, 4000);
      const list = async (more: Partial<Query>) =>
        (await fresh.housekeeping.list({ ...ALL, status: 'open', ...more })).map(({ table }) => table);
      expect(await list({})).toEqual([old, middle, late]);
      expect(await list({ order: 'latest' })).toEqual([late, middle, old]);
      expect(await list({ order: 'latest', limit: 2 })).toEqual([late, middle]);
      expect(await list({ game: 'cisza' })).toEqual([old, middle]);
      expect(await list({ before: 3000 })).toEqual([old, middle]);
      expect(await list({ status: 'playing' })).toEqual([]);
      const { at } = lineOf(middle, 3);
      expect(
        await fresh.housekeeping.list({ ...ALL, status: 'open', before: 2001, order: 'latest', limit: 1 }),
      ).toEqual([{ ...OPEN, touched: 2000, listed: false, table: middle, last: 3, at }]);
      expect(await fresh.housekeeping.list({ ...ALL, status: 'archived' })).toEqual([
        { ...OVER, status: 'archived', touched: 4000, table: packed, last: null, at: 4000 },
      ]);
      expect(await fresh.housekeeping.used(middle)).toMatchObject({ table: middle, touched: 2000, last: 3, at });
      expect(await fresh.housekeeping.used(packed)).toMatchObject({ status: 'archived', last: null, at: 4000 });
      expect(await fresh.housekeeping.used(newTable())).toBeNull();
    });

    test('only the time of a table is touched', async () => {
      const table = await startTable(store, 1, { ...PLAYING, wake: 7 });
      await store.housekeeping.touch(table, -5000);
      expect(await store.listing(table)).toEqual({ ...PLAYING, wake: 7, touched: -5000 });
      await expect(store.housekeeping.touch(newTable(), 1)).rejects.toThrow('there is no table');
      await expect(store.housekeeping.touch(table, 1.5)).rejects.toThrow('whole numbers');
    });

    test('sizes grow with what is kept', async () => {
      const fresh = await freshStore();
      const { housekeeping } = fresh;
      const table = await startTable(fresh, 1);
      const [all, own] = [await housekeeping.bytes(), await housekeeping.bytesOf(table)];
      // Random text: what repeats itself may be kept compressed.
      const body = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
      await fresh.append(changeOf(table, 2, { line: { body } }));
      await fresh.saveSnapshot(table, { seq: 1, version: 1, body: 'żż' });
      expect(await housekeeping.bytesOf(table)).toBe(own + body.length + 4);
      expect(await housekeeping.bytes()).toBeGreaterThan(all + body.length / 2);
    });

    test('blocks are kept in the order of the addresses, and have an end or none', async () => {
      const fresh = await freshStore();
      const { housekeeping } = fresh;
      await housekeeping.block({ address: '2001:db8:0:1::/64', until: null });
      await housekeeping.block({ address: '192.0.2.7', until: 5 });
      await housekeeping.block({ address: '192.0.2.7', until: 9 });
      const kept = [
        { address: '192.0.2.7', until: 9 },
        { address: '2001:db8:0:1::/64', until: null },
      ];
      expect(await housekeeping.blocks()).toEqual(kept);
      expect([await housekeeping.unblock('192.0.2.7'), await housekeeping.unblock('192.0.2.7')]).toEqual([true, false]);
      expect(await housekeeping.blocks()).toEqual(kept.slice(1));
      await expect(housekeeping.block({ address: 'a', until: 1.5 })).rejects.toThrow('whole numbers');
    });

    test('a closed store refuses; opened again it has the blocks, and not what was removed', async () => {
      const place = await makePlace();
      onTestFinished(() => place.remove());
      const first = await place.open();
      const table = await startTable(first, 2);
      await first.housekeeping.block({ address: '192.0.2.7', until: 9 });
      await first.housekeeping.remove(table);
      await first.close();
      await expect(first.housekeeping.blocks()).rejects.toThrow('the store is closed');
      await expect(first.housekeeping.remove(table)).rejects.toThrow('the store is closed');
      const second = await place.open();
      onTestFinished(() => second.close());
      expect(await second.listing(table)).toBeNull();
      expect(await second.housekeeping.blocks()).toEqual([{ address: '192.0.2.7', until: 9 }]);
    });

    test('the keys for push services are made once', async () => {
      const fresh = await freshStore();
      const made = [0, 1, 2].map((n) => ({ publicKey: `public ${n}`, privateKey: `private ${n}` }));
      const got = await Promise.all(made.map((keys) => fresh.pushes.keys(() => keys)));
      expect(made).toContainEqual(got[0]);
      expect(got).toEqual([got[0], got[0], got[0]]);
    });

    test('a browser is found by the key of its person, at whichever table it was added', async () => {
      const [one, two] = [await startTable(store, 1), await startTable(store, 1)];
      const [ada, bo] = [`ada at ${one}`, `bo at ${one}`];
      const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://push.test/${one}/${name}`);
      const { pushes } = store;
      await pushes.add(one, ada, address(b!));
      await pushes.add(one, ada, address(a!));
      await pushes.add(two, ada, address(a!));
      await pushes.add(one, bo, address(c!));
      expect(await pushes.of(ada)).toEqual([address(a!), address(b!)]);
      expect(await pushes.of(bo)).toEqual([address(c!)]);
      expect(await pushes.of('nobody')).toEqual([]);
      // What is told again takes the place of what was known.
      await pushes.add(one, bo, address(c!, 'en'));
      expect(await pushes.of(bo)).toEqual([address(c!, 'en')]);
      await pushes.remove(one, a!);
      expect(await pushes.of(ada)).toEqual([address(a!), address(b!)]);
      await pushes.forget(a!);
      expect(await pushes.of(ada)).toEqual([address(b!)]);
      await pushes.removeAll(one, ada);
      expect(await pushes.of(ada)).toEqual([]);
      expect(await pushes.of(bo)).toHaveLength(1);
      await expect(pushes.add(newTable(), ada, address(a!))).rejects.toThrow('there is no table');
    });

    test('a parcel is there until its time, and only so many are', async () => {
      const { parcels } = await freshStore();
      const parcel = { id: 'one', body: 'sealed', until: 2000 };
      expect(await parcels.put(parcel, 1000, 2)).toBe(true);
      expect(await parcels.put({ ...parcel, body: 'other' }, 1000, 2)).toBe(false);
      expect(await parcels.get('one', 2000)).toEqual(parcel);
      expect(await parcels.get('one', 2001)).toBeNull();
      expect(await parcels.get('two', 1000)).toBeNull();
      expect(await parcels.put({ ...parcel, id: 'two' }, 1000, 2)).toBe(true);
      expect(await parcels.put({ ...parcel, id: 'three', until: 5000 }, 1000, 2)).toBe(false);
      // The time of the others is over.
      expect(await parcels.put({ ...parcel, id: 'three', until: 5000 }, 2001, 2)).toBe(true);
      expect([await parcels.remove('three'), await parcels.remove('three')]).toEqual([true, false]);
    });
  });
}
