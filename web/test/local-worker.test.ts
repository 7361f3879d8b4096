/** The tables of a browser as it really runs them: the built worker, its bots in another one, IndexedDB, several tabs. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FromTables } from '../src/local/messages.ts';
import { usePage } from './running-page.ts';
import { BUILT_PAGE } from './served-page.ts';

const s = usePage();

interface Tables {
  request(method: string, path: string, body?: unknown, key?: string | null): Promise<unknown>;
  /** Answers for a seat until `most` answers were given or the game is over; tells how many lines the table has. */
  play(table: string, key: string, most: number): Promise<{ status: string; seq: number; frames: string[] }>;
}

declare global {
  // oxlint-disable-next-line no-var
  var tables: Tables;
}

/** Puts a small client of the worker into the page. */
async function drive(page: Page): Promise<void> {
  const built = readdirSync(join(BUILT_PAGE, 'assets')).find((name) => /^table-worker-.*\.js$/.test(name));
  await page.evaluate((address) => {
    const worker = new Worker(address, { type: 'module' });
    const listeners = new Set<(message: FromTables) => void>();
    worker.addEventListener('message', ({ data }) => {
      for (const listener of listeners) listener(data as FromTables);
    });
    let ids = 0;
    globalThis.tables = {
      request: (method, path, body = null, key = null) =>
        new Promise((resolve, reject) => {
          const id = ++ids;
          const hear = (message: FromTables): void => {
            if (!('id' in message) || message.id !== id) return;
            listeners.delete(hear);
            if (message.kind === 'reply') resolve(message.value);
            else reject(new Error(message.reason));
          };
          listeners.add(hear);
          worker.postMessage({ kind: 'request', id, method, path, body, key });
        }),
      play: (table, key, most) =>
        new Promise((resolve) => {
          const wire = ++ids;
          const name = Math.random().toString(36).slice(2);
          const frames: string[] = [];
          let [given, status] = [0, ''];
          const send = (frame: object): void =>
            worker.postMessage({ kind: 'frame', wire, text: JSON.stringify(frame) });
          const hear = (message: FromTables): void => {
            if (!('wire' in message) || message.wire !== wire) return;
            if (message.kind === 'opened') send({ type: 'hello', protocol: 1, table, key, seen: 0 });
            if (message.kind !== 'frame') return;
            frames.push(message.text);
            const frame = JSON.parse(message.text);
            status = frame.info?.status ?? status;
            if (frame.now === undefined) return;
            const own = frame.now.view?.asks.find(
              (ask: { own: unknown; answered: boolean }) => ask.own && !ask.answered,
            );
            if (status === 'over' || (own !== undefined && given >= most)) {
              listeners.delete(hear);
              worker.postMessage({ kind: 'close', wire });
              return resolve({ status, seq: frame.now.seq, frames });
            }
            if (own === undefined) return;
            const picks = own.own.options.slice(0, Math.max(1, own.own.min));
            send({ type: 'do', id: `${name}${given++}`, command: { do: 'answer', askedAt: frame.now.askedAt, picks } });
          };
          listeners.add(hear);
          worker.postMessage({ kind: 'open', wire });
        }),
    };
  }, `/assets/${built}`);
}

async function newTable(page: Page): Promise<{ table: string; key: string }> {
  return page.evaluate(async () => {
    const settings = { game: 'cisza', seats: 3, bots: [null, 'greedy', 'greedy'], name: 'Ada', pace: 0 };
    const made = (await tables.request('POST', '/api/tables', settings)) as { table: string; key: string };
    const start = { id: 'start', command: { do: 'start' } };
    await tables.request('POST', `/api/tables/${made.table}/commands`, start, made.key);
    return made;
  });
}

const play = (page: Page, { table, key }: { table: string; key: string }, most: number) =>
  page.evaluate(([id, own, count]) => tables.play(id, own, count), [table, key, most] as const);

test('a game in the worker is played against bots in another one, goes on after a reload, and its save can be verified', async () => {
  const { page, context, complaints } = await s.visit('#/about');
  await drive(page);
  const made = await newTable(page);
  const half = await play(page, made, 5);
  expect(half.status).toBe('playing');
  await page.reload();
  await drive(page);
  const whole = await play(page, made, 1_000);
  expect(whole.status).toBe('over');
  expect(whole.seq).toBeGreaterThan(half.seq);
  const verified = await page.evaluate(async ({ table, key }) => {
    const save = await tables.request('GET', `/api/tables/${table}/save`, null, key);
    return tables.request('POST', '/api/local/verify', { save });
  }, made);
  expect(verified).toMatchObject({ ok: true, fair: [] });
  expect(complaints).toEqual([]);
  await context.close();
});

test('two tabs at one table do not disturb each other', async () => {
  const { page, context, complaints } = await s.visit('#/about');
  const other = await context.newPage();
  await other.goto(`${s.address}/#/about`);
  await Promise.all([drive(page), drive(other)]);
  const made = await newTable(page);
  const [here, there] = await Promise.all([play(page, made, 1_000), play(other, made, 1_000)]);
  expect([here.status, there.status]).toEqual(['over', 'over']);
  expect(here.seq).toBe(there.seq);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a hint comes with its reasons', async () => {
  const { page, context } = await s.visit('#/about');
  await drive(page);
  const made = await newTable(page);
  await play(page, made, 2);
  const told = await page.evaluate(
    ({ table, key }) => tables.request('POST', `/api/tables/${table}/questions`, { question: { ask: 'hint' } }, key),
    made,
  );
  expect(told).toMatchObject({ ask: 'hint', now: [expect.any(Number), expect.any(Number)] });
  expect((told as { later: number[] }).later).toHaveLength(2);
  await context.close();
});
