/** The worst log on a real server with a disk: what each request costs there, and how long `/healthz` takes meanwhile. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PROTOCOL, type ServerFrame } from '@horda/protocol';
import { SOCKET } from '@horda/protocol/api';
import type { Line } from '@horda/tables/store';
import { LISTING, longestSave, worstLog } from '@horda/tables/test/worst-log';
import { WebSocket } from 'ws';
import { nodeSecrets } from '../../src/secrets.ts';
import { openStore } from '../../src/storage/open.ts';

/** `/healthz` may take no longer on an idle machine, whatever is asked for, in milliseconds. */
export const MOST_HEALTH = 200;
/** How many lines are written at once. */
const AT_ONCE = 2_000;

const KEYS = [nodeSecrets.newSecret(), nodeSecrets.newSecret()] as const;

interface Cost {
  readonly what: string;
  /** Answers that the rules were given on the serving thread. */
  readonly answers: number;
  /** The longest time for which the serving thread was busy in one piece, in milliseconds of its own time. */
  readonly piece: number;
  /** Until it was answered, in milliseconds, and the longest that `/healthz` took meanwhile. */
  readonly ms: number;
  readonly health: number;
}

interface Bench {
  readonly address: string;
  /** Does something and notes what it costs. Each time a visitor of another address does it. */
  measure(what: string, work: (from: string) => Promise<void>): Promise<void>;
}

/** `told` gets each line of the table of costs. */
export async function worst(data: string, told: (cost: Cost) => void) {
  const tables = await prepare(data);
  const child = fork(fileURLToPath(new URL('counting-server.ts', import.meta.url)), [JSON.stringify({ data })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = (await once(child, 'message')) as [string];
  const probe = new Worker(new URL('health-probe.ts', import.meta.url), { workerData: { address } });
  const costs: Cost[] = [];
  const measure: Bench['measure'] = async (what, work) => {
    const { answers: before } = await countOf(child);
    await longestOf(probe);
    const started = performance.now();
    await work(`192.0.2.${costs.length}`);
    const ms = Math.round(performance.now() - started);
    const { answers, piece } = await countOf(child);
    const health = Math.round(await longestOf(probe));
    const cost = { what, answers: answers - before, piece: Math.round(piece), ms, health };
    costs.push(cost);
    told(cost);
  };
  try {
    await measure('nothing, for two seconds', () => new Promise((resolve) => setTimeout(resolve, 2_000)));
    await requests({ address, measure }, tables);
  } finally {
    await probe.terminate();
    child.send('end');
    await once(child, 'exit');
  }
  const faults = costs
    .filter(({ health }) => health > MOST_HEALTH)
    .map(({ what, health }) => `${what}: /healthz took ${health} ms`);
  const most = (of: 'health' | 'piece'): number => Math.max(...costs.map((cost) => cost[of]));
  return { piece: most('piece'), health: most('health'), idle: costs[0]!.health, faults };
}

async function countOf(child: ChildProcess): Promise<Pick<Cost, 'answers' | 'piece'>> {
  child.send('count');
  return ((await once(child, 'message')) as [Pick<Cost, 'answers' | 'piece'>])[0];
}

async function longestOf(probe: Worker): Promise<number> {
  probe.postMessage(null);
  return ((await once(probe, 'message')) as [number])[0];
}

interface Tables {
  readonly whole: string;
  readonly beforeLargeUndo: string;
  readonly proposal: number;
  readonly beforeLastUndo: string;
  readonly import: string;
}

/** Writes the tables to the disk: the whole log, and parts of it that end before something dear. */
async function prepare(data: string): Promise<Tables> {
  const { lines, largeUndo, lastUndo } = worstLog();
  const store = await openStore({ data, database: null });
  const keep = async (part: readonly Line[]): Promise<string> => {
    const table = nodeSecrets.newSecret();
    const newKeys = KEYS.map((key, seat) => ({ hash: nodeSecrets.hashOf(key) as string, role: 'seat' as const, seat }));
    for (let at = 0; at < part.length; at += AT_ONCE)
      await Promise.all(
        part
          .slice(at, at + AT_ONCE)
          .map((line) =>
            store.append({ line: { ...line, table }, listing: LISTING, ...(line.seq === 1 ? { newKeys } : {}) }),
          ),
      );
    return table;
  };
  const whole = await keep(lines);
  const beforeLargeUndo = await keep(lines.slice(0, largeUndo - 1));
  const beforeLastUndo = await keep(lines.slice(0, lastUndo - 1));
  await store.close();
  const save = { horda: 1, ...longestSave() };
  return {
    whole,
    beforeLargeUndo,
    proposal: largeUndo - 1,
    beforeLastUndo,
    import: JSON.stringify({ save, name: 'Ada', bots: [null, 'random'], pace: 10_000 }),
  };
}

async function requests({ address, measure }: Bench, tables: Tables): Promise<void> {
  const { whole, beforeLargeUndo, beforeLastUndo, proposal } = tables;
  const call = caller(address);
  const since = (table: string, seen: number, from?: string) =>
    call('GET', `/api/tables/${table}/since/${seen}`, { from }) as Promise<Seen>;
  const ask = (question: object, from: string) =>
    call('POST', `/api/tables/${whole}/questions`, { body: { question }, from });
  const act = (table: string, command: object, key = KEYS[0]) =>
    call('POST', `/api/tables/${table}/commands`, { body: { id: nodeSecrets.newSecret(), command }, key });

  await measure('load of 50,000 lines', async () => void (await since(whole, 50_000)));
  await measure('load of two such logs at once', async () => {
    await Promise.all([since(beforeLargeUndo, 35_000), since(beforeLastUndo, 49_000)]);
  });
  const { answers } = (await since(whole, 50_000)).now;
  await measure('since/0', async () => void (await since(whole, 0)));
  await measure('hello', (from) => hellos(address, from, whole, 1, 1));
  await measure('50 × 38 hellos at once', (from) => hellos(address, from, whole, 50, 38));
  await measure('1,000 × 1 hellos at once', (from) => hellos(address, from, whole, 1_000, 1));
  await measure('look', async (from) => void (await ask({ ask: 'look', at: 8_999 }, from)));
  await measure('100 looks at once', async (from) => {
    const moments = Array.from({ length: 100 }, (_, n) => (n * 256 + 255) % answers);
    await Promise.all(moments.map((at) => ask({ ask: 'look', at }, from)));
  });
  await measure(
    'history of old lines',
    async (from) => void (await ask({ ask: 'history', from: 1, to: 36_000 }, from)),
  );
  await measure('fork', async (from) => {
    await call('POST', `/api/tables/${whole}/forks`, { body: { at: 8_999, name: 'Ada' }, from });
  });
  const { askedAt } = (await since(beforeLastUndo, 49_000)).now;
  await measure('undo', async () => void (await act(beforeLastUndo, { do: 'undo', askedAt })));
  await measure('undo of 26,000 answers', async () => {
    await act(beforeLargeUndo, { do: 'vote', proposal, yes: true });
  });
  await act(whole, { do: 'propose', what: 'abandon' });
  const { info } = await since(whole, 50_000);
  await act(whole, { do: 'vote', proposal: info.proposal!.seq, yes: true }, KEYS[1]);
  await measure('save', async (from) => void (await call('GET', `/api/tables/${whole}/save`, { from })));
  await measure('series', async (from) => void (await call('GET', `/api/tables/${whole}/series`, { from })));
  const importFrom = async (from: string) =>
    (await call('POST', '/api/imports', { body: tables.import, from })) as { table: string; key: string };
  let imported = { table: '', key: '' };
  await measure('import of 20,000 answers', async (from) => void (imported = await importFrom(from)));
  await measure('start of an imported game', async () => {
    const body = { id: 'start', command: { do: 'start' } };
    await call('POST', `/api/tables/${imported.table}/commands`, { body, key: imported.key });
  });
  await measure('four imports at once', async (from) => {
    await Promise.all([importFrom(from), importFrom(from), importFrom(from), importFrom(from)]);
  });
}

type Seen = Extract<ServerFrame, { type: 'welcome' }>;

interface Asked {
  readonly body?: object | string;
  readonly key?: string;
  readonly from?: string | undefined;
}

/** Requests that must succeed. */
function caller(address: string) {
  return async (method: string, path: string, { body, key = KEYS[0], from = '192.0.2.254' }: Asked) => {
    const reply = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'x-forwarded-for': from,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok || text.startsWith('{"type":"refused"')) throw new Error(`${path}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as object;
  };
}

/** Says hello `times` times on each of some sockets at once; each must be answered, if only with `tooFast`. */
async function hellos(address: string, from: string, table: string, sockets: number, times: number): Promise<void> {
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, key: KEYS[0], seen: 0 });
  const url = `${address.replace('http', 'ws')}${SOCKET}`;
  const open = Array.from({ length: sockets }, () => new WebSocket(url, { headers: { 'x-forwarded-for': from } }));
  await Promise.all(open.map((socket) => once(socket, 'open')));
  const answered = open.map(
    (socket) =>
      new Promise<void>((resolve) => {
        let left = times;
        socket.on('message', (text: Buffer) => {
          // A `present` answers no hello.
          if (!text.subarray(0, 18).includes('present') && --left === 0) resolve();
        });
        socket.on('close', () => resolve());
      }),
  );
  for (const socket of open) for (let n = 0; n < times; n++) socket.send(hello);
  await Promise.all(answered);
  for (const socket of open) socket.terminate();
}
