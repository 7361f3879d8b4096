import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../../app/memory.ts';
import { findTable } from './find-table.ts';

/** What each key opens at the table of these tests. */
const KEYS: Readonly<Record<string, { readonly seat: number | null; readonly host: boolean }>> = {
  ada: { seat: 0, host: false },
  bob: { seat: 1, host: false },
  maker: { seat: null, host: true },
  invite: { seat: null, host: false },
  watch: { seat: null, host: false },
};

beforeEach(() => {
  for (const storage of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    vi.stubGlobal(storage, {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  }
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: { readonly authorization?: string } }) => {
    const opened = KEYS[headers.authorization?.replace('Bearer ', '') ?? ''];
    const info = { game: 'cisza' };
    return Promise.resolve(
      opened === undefined
        ? Response.json({ error: { reason: 'wrongKey', message: 'no' } }, { status: 401 })
        : Response.json({ ...opened, info }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const know = (key: string): void => remember({ host: 'online', table: 't', game: 'cisza', key });

test('a link to another seat asks before it takes the place of the own one', async () => {
  know('ada');
  expect(await findTable('t', 'seat', 'bob')).toEqual({ kind: 'kept', opens: 'seat', key: 'ada', game: 'cisza' });
  expect(await findTable('t', 'seat', 'bob', true)).toEqual({ kind: 'seat', key: 'bob', game: 'cisza' });
  expect(await findTable('t', 'seat', 'ada')).toEqual({ kind: 'seat', key: 'ada', game: 'cisza' });
});

test('who has a seat is led to it by an invitation and by a link for spectators', async () => {
  know('ada');
  for (const [as, key] of [
    ['guest', 'invite'],
    ['watcher', 'watch'],
  ] as const)
    expect(await findTable('t', as, key)).toEqual({ kind: 'seat', key: 'ada', game: 'cisza' });
});

test('a host who does not play is asked before the key that starts the game is given up', async () => {
  know('maker');
  const kept = { kind: 'kept', opens: 'host', key: 'maker', game: 'cisza' };
  expect(await findTable('t', 'watcher', 'watch')).toEqual(kept);
  expect(await findTable('t', 'guest', 'invite')).toEqual(kept);
  expect(await findTable('t', 'seat', 'bob')).toEqual(kept);
  expect(await findTable('t', 'watcher', 'watch', true)).toEqual({ kind: 'watcher', game: 'cisza' });
});

test('a key that opens nothing more, or only a look, is replaced without a question', async () => {
  for (const before of ['freed', 'watch']) {
    know(before);
    expect(await findTable('t', 'seat', 'bob')).toEqual({ kind: 'seat', key: 'bob', game: 'cisza' });
  }
});

test('a dead link is said to be dead, whatever is known of the table', async () => {
  know('ada');
  expect(await findTable('t', 'seat', 'freed')).toEqual({ kind: 'closed', reason: 'wrongKey' });
});
