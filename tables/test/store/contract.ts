/** The tests that every store must pass. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Key, Line, Listing, Store } from '../../src/store.ts';
import { changeOf, lineOf, newTable, OPEN, startTable } from './making.ts';
import { HOST, OVER, type Place, PLAYING, usePlaces } from './places.ts';
import { compareWithModel } from './property.ts';

export function storeContract(name: string, makePlace: () => Promise<Place>, runs: number): void {
  describe(`the contract of stores: ${name}`, () => {
    let store: Store;
    const { freshPlace, freshStore } = usePlaces(makePlace, (opened) => (store = opened));

    test('lines come back in order, from the number asked for', async () => {
      const table = newTable();
      for (let seq = 1; seq <= 300; seq++) expect(await store.append(changeOf(table, seq))).toBe('written');
      const all = Array.from({ length: 300 }, (_, i) => lineOf(table, i + 1));
      expect(await store.lines(table, 0)).toEqual(all);
      expect(await store.lines(table, 297)).toEqual(all.slice(297));
      expect(await store.lines(table, 300)).toEqual([]);
      expect(await store.lines(table, 7, 20)).toEqual(all.slice(7, 27));
      expect(await store.lines(table, 295, 20)).toEqual(all.slice(295));
      expect(await store.lines(newTable(), 0)).toEqual([]);
    });

    test('a number that is taken, a gap and a first line without a table before it change nothing', async () => {
      const table = await startTable(store, 2);
      const more = { listing: OVER, newKeys: [HOST], droppedKeys: ['x'] };
      for (const seq of [1, 2, 4, 7]) expect(await store.append({ ...changeOf(table, seq), ...more })).toBe('taken');
      expect(await store.append(changeOf(newTable(), 2, { listing: OPEN }))).toBe('taken');
      expect(await store.lines(table, 0)).toEqual([lineOf(table, 1), lineOf(table, 2)]);
      expect(await store.listing(table)).toEqual(OPEN);
      expect(await store.key(table, 'h')).toBeNull();
      await expect(store.append({ line: lineOf(newTable(), 1) })).rejects.toThrow('needs a listing');
      await expect(store.append(changeOf(table, 0))).rejects.toThrow('numbered from 1');
    });

    test('a repeated command is found out, whatever the number of its line', async () => {
      const table = await startTable(store, 1);
      const more = { line: { command: 'anna:17' }, newKeys: [HOST] };
      expect(await store.append(changeOf(table, 2, { line: { command: 'anna:17' } }))).toBe('written');
      for (const seq of [2, 3, 9]) expect(await store.append(changeOf(table, seq, more))).toBe('repeated');
      expect(await store.append(changeOf(table, 3, { line: { command: 'anna:18' } }))).toBe('written');
      expect(await store.seqOf(table, 'anna:17')).toBe(2);
      expect(await store.seqOf(table, 'anna:19')).toBeNull();
      expect(await store.key(table, 'h')).toBeNull();
      // The same command name at another table is another command.
      const elsewhere = await startTable(store, 1);
      expect(await store.append(changeOf(elsewhere, 2, { line: { command: 'anna:17' } }))).toBe('written');
    });

    test('a line, its listing and its keys become true together', async () => {
      const table = newTable();
      const seat: Key = { hash: 's', role: 'seat', seat: 1 };
      await store.append(changeOf(table, 1, { newKeys: [HOST, seat, { hash: 'i', role: 'invite', seat: null }] }));
      expect(await store.key(table, 's')).toEqual(seat);
      expect(await store.key(newTable(), 's')).toBeNull();
      const playing: Listing = { game: 'cisza', status: 'playing', listed: false, wake: 5, touched: 2000 };
      const other: Key = { hash: 't', role: 'seat', seat: 0 };
      await store.append(changeOf(table, 2, { listing: playing, newKeys: [other], droppedKeys: ['i', 'unknown'] }));
      expect(await store.listing(table)).toEqual(playing);
      expect(await store.key(table, 'i')).toBeNull();
      expect(await store.keys(table, 'seat')).toEqual([other, seat]);
      expect(await store.keys(table)).toEqual([HOST, other, seat]);
      // A change without a listing leaves the old one as it was.
      await store.append(changeOf(table, 3));
      expect(await store.listing(table)).toEqual(playing);
    });

    test('a key that exists is refused with all that comes with it; a key that was dropped may come back', async () => {
      const table = newTable();
      const invite: Key = { hash: 'i', role: 'invite', seat: null };
      await store.append(changeOf(table, 1, { newKeys: [HOST, invite] }));
      const [seat, other]: Key[] = [
        { hash: 'i', role: 'seat', seat: 1 },
        { hash: 'o', role: 'seat', seat: 1 },
      ];
      const taking = changeOf(table, 2, { listing: OVER, newKeys: [other!, seat!], droppedKeys: ['h'], vacated: 0 });
      await store.setWebhook(table, 0, 'https://0');
      await expect(store.append(taking)).rejects.toThrow('a key is given only once');
      await expect(store.append(changeOf(table, 2, { newKeys: [invite] }))).rejects.toThrow('only once');
      // One change must not name a key twice either.
      await expect(store.append(changeOf(table, 2, { newKeys: [other!, other!] }))).rejects.toThrow('only once');
      const exchanged = changeOf(table, 2, { newKeys: [seat!], droppedKeys: ['i'] });
      await expect(store.append(exchanged)).rejects.toThrow('only once');
      expect(await store.lines(table, 0)).toHaveLength(1);
      expect(await store.listing(table)).toEqual(OPEN);
      expect([await store.key(table, 'i'), await store.key(table, 'h')]).toEqual([invite, HOST]);
      expect(await store.key(table, 'o')).toBeNull();
      expect(await store.webhook(table, 0)).toBe('https://0');
      // The same key at another table is another key.
      expect(await store.append(changeOf(newTable(), 1, { newKeys: [seat!] }))).toBe('written');
      expect(await store.append(changeOf(table, 2, { droppedKeys: ['i'] }))).toBe('written');
      expect(await store.append(changeOf(table, 3, { newKeys: [seat!] }))).toBe('written');
      expect(await store.key(table, 'i')).toEqual(seat);
    });

    test('two hundred tables written to in one turn', async () => {
      const tables = Array.from({ length: 200 }, newTable);
      for (const seq of [1, 2, 3]) {
        const done = await Promise.all(tables.map((table) => store.append(changeOf(table, seq))));
        expect(new Set(done)).toEqual(new Set(['written']));
      }
      for (const table of tables) expect(await store.lines(table, 0)).toHaveLength(3);
    });

    test('lines of one table asked for at once arrive in the order asked', async () => {
      const table = newTable();
      const done = await Promise.all([1, 2, 3, 4, 5].map((seq) => store.append(changeOf(table, seq))));
      expect(done).toEqual(Array(5).fill('written'));
      expect(await Promise.all([6, 6, 7].map((seq) => store.append(changeOf(table, seq))))).toEqual([
        'written',
        'taken',
        'written',
      ]);
      expect((await store.lines(table, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    test('a change that fails does not disturb those asked for in the same turn', async () => {
      const [a, b, c] = [newTable(), newTable(), newTable()];
      const results = await Promise.allSettled([
        store.append(changeOf(a, 1)),
        store.append({ ...changeOf(b, 1), newKeys: [{ ...HOST, role: 'thief' as 'host' }] }),
        store.setWake(newTable(), 5),
        store.append(changeOf(c, 1, { line: { body: 'a\0b' } })),
        store.append(changeOf(c, 1)),
      ]);
      const states = results.map(({ status }) => status);
      expect(states).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
      expect(await store.lines(a, 0)).toHaveLength(1);
      expect(await store.listing(b)).toBeNull();
      expect(await store.lines(c, 0)).toEqual([lineOf(c, 1)]);
    });

    test('all that Unicode has but NUL and halves of characters, however long', async () => {
      const table = await startTable(store, 1);
      const bodies = [
        'Zażółć gęślą jaźń',
        '🧟‍♀️ {a,"b\\c",NULL}',
        '\u0001\u2028\ufffe\'"; --',
        'ż🧟'.repeat(700_000),
        '',
      ];
      for (const [i, body] of bodies.entries()) {
        const written = changeOf(table, i + 2, { line: { body, command: `łoś 🦌 ${i} '"\\{},` } });
        expect(await store.append(written)).toBe('written');
        expect((await store.lines(table, i + 1))[0]).toEqual(written.line);
        expect(await store.seqOf(table, written.line.command!)).toBe(i + 2);
      }
      for (const text of ['a\0', '\ud83e']) {
        await expect(store.append(changeOf(table, 7, { line: { body: text } }))).rejects.toThrow('cannot be stored');
        await expect(store.append(changeOf(table, 7, { line: { command: text } }))).rejects.toThrow('cannot be stored');
        await expect(store.append(changeOf(text, 1))).rejects.toThrow('cannot be stored');
        await expect(store.setWebhook(table, 0, text)).rejects.toThrow('cannot be stored');
        await expect(store.redact(table, () => text)).rejects.toThrow('cannot be stored');
        // Looking it up finds nothing.
        expect(await store.lines(text, 0)).toEqual([]);
        expect(await store.key(table, text)).toBeNull();
      }
      await expect(store.append(changeOf(table, 7, { line: { at: 1.5 } }))).rejects.toThrow('whole numbers');
    });

    test('the lobby has open, listed tables, the latest first', async () => {
      const fresh = await freshStore();
      const [old, late] = [await startTable(fresh, 1), await startTable(fresh, 2, { ...OPEN, touched: 3000 })];
      await startTable(fresh, 1, { ...OPEN, listed: false });
      await startTable(fresh, 1, { ...OPEN, status: 'playing' });
      const middle = await startTable(fresh, 1, { ...OPEN, touched: 2000, wake: 7 });
      expect((await fresh.lobby(10)).map(({ table }) => table)).toEqual([late, middle, old]);
      expect(await fresh.lobby(2)).toEqual([
        { ...OPEN, table: late, touched: 3000 },
        { ...OPEN, table: middle, touched: 2000, wake: 7 },
      ]);
    });

    test('tables are due by their wake, which can be moved alone', async () => {
      const fresh = await freshStore();
      const [a, b, c] = [
        await startTable(fresh, 1, { ...PLAYING, wake: 30 }),
        await startTable(fresh, 1, { ...PLAYING, wake: 10 }),
        await startTable(fresh, 1, PLAYING),
      ];
      expect(await fresh.due(9, 10)).toEqual([]);
      expect(await fresh.due(30, 10)).toEqual([b, a]);
      expect(await fresh.due(30, 1)).toEqual([b]);
      await Promise.all([fresh.setWake(b, null), fresh.setWake(c, 20)]);
      expect(await fresh.due(30, 10)).toEqual([c, a]);
      expect(await fresh.listing(c)).toEqual({ ...PLAYING, wake: 20 });
      await expect(fresh.setWake(newTable(), 1)).rejects.toThrow('there is no table');
    });

    test('the wake of a table that is not being played cannot be moved', async () => {
      const fresh = await freshStore();
      const open = await startTable(fresh, 1);
      const over = await startTable(fresh, 1, { ...OVER, wake: 7 });
      const archived = await startTable(fresh, 1, OVER);
      await fresh.archive(archived, 2000);
      for (const table of [open, over, archived]) await fresh.setWake(table, 5);
      expect(await fresh.due(6, 10)).toEqual([]);
      expect(await fresh.listing(over)).toEqual({ ...OVER, wake: 7 });
    });

    test('a finished table is packed, reads as before and never grows again', async () => {
      const fresh = await freshStore();
      const table = await startTable(fresh, 20, OVER);
      await fresh.append(
        changeOf(table, 21, { line: { command: 'last' }, newKeys: [HOST], listing: { ...OVER, wake: 9 } }),
      );
      const open = await startTable(fresh, 1);
      expect(await fresh.finished(1000, 10)).toEqual([]);
      expect(await fresh.finished(1001, 10)).toEqual([table]);
      expect(await fresh.finished(1001, 0)).toEqual([]);
      const before = await fresh.lines(table, 0);
      await fresh.archive(table, 5000);
      expect(await fresh.lines(table, 0)).toEqual(before);
      expect(await fresh.lines(table, 19)).toEqual(before.slice(19));
      expect((await fresh.lines(table, 5, 3)).slice(0, 3)).toEqual(before.slice(5, 8));
      expect(await fresh.seqOf(table, 'last')).toBe(21);
      expect(await fresh.key(table, 'h')).toEqual(HOST);
      expect(await fresh.listing(table)).toEqual({ ...OVER, status: 'archived', touched: 5000 });
      expect(await fresh.finished(9000, 10)).toEqual([]);
      expect(await fresh.due(9000, 10)).toEqual([]);
      for (const seq of [1, 21, 22]) expect(await fresh.append(changeOf(table, seq))).toBe('taken');
      expect(await fresh.append(changeOf(table, 22, { line: { command: 'last' } }))).toBe('repeated');
      await fresh.archive(table, 6000);
      expect((await fresh.listing(table))?.touched).toBe(5000);
      await expect(fresh.archive(open, 6000)).rejects.toThrow('not finished');
      await expect(fresh.archive(newTable(), 6000)).rejects.toThrow('there is no table');
    });

    test('a line that comes while its table is packed is kept', async () => {
      const table = await startTable(store, 50, OVER);
      const [, added] = await Promise.all([store.archive(table, 5000), store.append(changeOf(table, 51))]);
      expect((await store.listing(table))?.status).toBe('archived');
      expect(await store.lines(table, 0)).toHaveLength(added === 'written' ? 51 : 50);
    });

    test('bodies are replaced, in packed logs too, all or none', async () => {
      const table = await startTable(store, 4, OVER);
      const bodies = async () => (await store.lines(table, 0)).map(({ body }) => body);
      await store.redact(table, ({ seq }) => (seq === 2 ? 'gone' : null));
      expect(await bodies()).toEqual(['{"n":1}', 'gone', '{"n":3}', '{"n":4}']);
      const failing = ({ seq }: Line) => {
        if (seq === 3) throw new Error('unreadable');
        return 'x';
      };
      await expect(store.redact(table, failing)).rejects.toThrow('unreadable');
      await store.archive(table, 5000);
      await store.redact(table, ({ seq }) => [null, null, 'gone', ''][seq - 1]!);
      await expect(store.redact(table, failing)).rejects.toThrow('unreadable');
      expect(await bodies()).toEqual(['{"n":1}', 'gone', 'gone', '']);
      await expect(store.redact(newTable(), () => null)).rejects.toThrow('there is no table');
    });

    test.each([false, true])('edits of a log asked for at once all count (packed: %s)', async (isPacked) => {
      const table = await startTable(store, 3, OVER);
      if (isPacked) await store.archive(table, 5000);
      const marks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'];
      await Promise.all(marks.map((mark) => store.redact(table, ({ seq, body }) => (seq === 2 ? body + mark : null))));
      const [first, second] = (await store.lines(table, 0)).map(({ body }) => body);
      expect(first).toBe('{"n":1}');
      expect(second!.slice(7).split('').toSorted()).toEqual(marks);
    });

    test('the webhook of a seat goes with the line that frees it, or stays', async () => {
      const table = await startTable(store, 1);
      for (const seat of [0, 1]) await store.setWebhook(table, seat, `https://${seat}`);
      const webhooks = () => Promise.all([store.webhook(table, 0), store.webhook(table, 1)]);
      expect(await store.append(changeOf(table, 1, { vacated: 0 }))).toBe('taken');
      expect(await webhooks()).toEqual(['https://0', 'https://1']);
      expect(await store.append(changeOf(table, 2, { vacated: 0 }))).toBe('written');
      expect(await webhooks()).toEqual([null, 'https://1']);
    });

    test('snapshots and webhooks are kept beside the log', async () => {
      const table = await startTable(store, 1);
      expect(await store.snapshot(table)).toBeNull();
      await store.saveSnapshot(table, { seq: 1, version: 2, body: '{}' });
      await store.saveSnapshot(table, { seq: 3, version: 2, body: '{"ż":"🧟"}' });
      expect(await store.snapshot(table)).toEqual({ seq: 3, version: 2, body: '{"ż":"🧟"}' });
      await Promise.all([store.setWebhook(table, 0, 'https://a'), store.setWebhook(table, 1, 'https://b')]);
      await store.setWebhook(table, 0, 'https://c');
      await store.setWebhook(table, 1, null);
      expect([await store.webhook(table, 0), await store.webhook(table, 1)]).toEqual(['https://c', null]);
      const unknown = newTable();
      await expect(store.saveSnapshot(unknown, { seq: 1, version: 1, body: '' })).rejects.toThrow('there is no table');
      await expect(store.setWebhook(unknown, 0, 'https://a')).rejects.toThrow('there is no table');
      await expect(store.setWebhook(unknown, 0, null)).rejects.toThrow('there is no table');
    });

    test('tables are counted by their status', async () => {
      const fresh = await freshStore();
      expect(await fresh.counts()).toEqual({ open: 0, playing: 0, over: 0, archived: 0 });
      await startTable(fresh, 2);
      await startTable(fresh, 1);
      await fresh.archive(await startTable(fresh, 1, OVER), 1);
      await startTable(fresh, 1, OVER);
      expect(await fresh.counts()).toEqual({ open: 2, playing: 0, over: 1, archived: 1 });
    });

    test('closing writes what was asked for; a closed store refuses all; opened again it has everything', async () => {
      const place = await freshPlace();
      const first = await place.open();
      await first.check();
      const table = await startTable(first, 3);
      const last = first.append(changeOf(table, 4, { newKeys: [HOST] }));
      await first.close();
      await first.close();
      expect(await last).toBe('written');
      const closed = [first.check(), first.append(changeOf(table, 5)), first.lines(table, 0), first.lobby(1)];
      for (const asked of [...closed, first.setWake(table, 1), first.archive(table, 1)])
        await expect(asked).rejects.toThrow('the store is closed');
      const second = await place.open();
      onTestFinished(() => second.close());
      expect(await second.lines(table, 0)).toEqual([1, 2, 3, 4].map((seq) => lineOf(table, seq)));
      expect(await second.listing(table)).toEqual(OPEN);
      expect(await second.key(table, 'h')).toEqual(HOST);
      await second.check();
    });

    test('random operations have the outcome that a simple model has', () => compareWithModel(store, runs));
  });
}
