import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openAsk } from '@horda/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { PoolClosed, type Job } from '@horda/tables/bots';
import { openBotPool, type BotThreads, type PoolOptions } from '../../src/bots/pool.ts';
import { jobAt, jobFor, worker } from './jobs.ts';

const lines: string[] = [];
let pool: BotThreads;

function open(options: PoolOptions): BotThreads {
  pool = openBotPool({ log: (line) => lines.push(line), ...options });
  return pool;
}

afterEach(async () => {
  lines.length = 0;
  await pool.close();
});

async function expectLegal(job: Job): Promise<void> {
  const picks = await pool.think(job);
  const { options, min, max } = openAsk(job.world, job.seat)!;
  expect(picks.length).toBeGreaterThanOrEqual(min);
  expect(picks.length).toBeLessThanOrEqual(max);
  expect(new Set(picks).size).toBe(picks.length);
  for (const pick of picks) expect(options[pick]).toBeDefined();
}

/** Starting threads may take long on a busy machine. */
const PATIENCE = { timeout: 60_000 };

test('no thread is started before there is work', () => {
  expect(open({ threads: 4 }).threads).toBe(0);
});

test('a slow bot delays no other table', async () => {
  open({ worker: worker('pondering'), threads: 2, mostThreads: 2, patience: 120_000 });
  await Promise.all([pool.think(jobAt('before', 'random')), pool.think(jobAt('beside', 'random'))]);
  const jobs = Array.from({ length: 20 }, (_, i) => jobAt(`table ${i}`, 'random'));
  const slow = pool.think(jobAt('slow', 'greedy')).catch((error: unknown) => error);
  await Promise.all(jobs.map((job) => pool.think(job)));
  expect([pool.answered, pool.overdue]).toEqual([22, 0]);
  await pool.close();
  expect(await slow).toBeInstanceOf(PoolClosed);
});

test('where all threads have slow bots, others get a new one', async () => {
  open({ worker: worker('pondering'), threads: 1, patience: 120_000 });
  const slow = pool.think(jobAt('slow', 'greedy')).catch((error: unknown) => error);
  await Promise.all(Array.from({ length: 20 }, (_, i) => pool.think(jobAt(`table ${i}`, 'random'))));
  expect([pool.answered, pool.overdue]).toEqual([20, 0]);
  expect(pool.threads).toBeGreaterThan(1);
  await pool.close();
  expect(await slow).toBeInstanceOf(PoolClosed);
});

test('another thread is started for each slow bot, up to the most', async () => {
  open({ worker: worker('endless'), threads: 1, mostThreads: 3 });
  const thoughts = [1, 2, 3, 4].map((n) => pool.think(jobAt(`slow ${n}`, 'greedy')));
  const told = thoughts.map((each) => expect(each).rejects.toThrow(PoolClosed));
  expect([pool.threads, pool.waiting]).toEqual([1, 4]);
  await vi.waitFor(() => expect([pool.threads, pool.waiting]).toEqual([3, 1]), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect([pool.threads, pool.waiting]).toEqual([3, 1]);
  await pool.close();
  await Promise.all(told);
});

test('a thread that is no longer needed ends, the usual ones stay', async () => {
  open({ worker: worker('slow'), threads: 1, idleness: 200 });
  const slow = pool.think(jobAt('slow', 'greedy'));
  await pool.think(jobAt('quick', 'random'));
  expect(pool.threads).toBe(2);
  await slow;
  await vi.waitFor(() => expect(pool.threads).toBe(1), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(pool.threads).toBe(1);
  await pool.think(jobAt('quick', 'random'));
  expect([pool.answered, pool.crashed]).toEqual([3, 0]);
});

test('tables take turns, however much one of them wants', async () => {
  open({ worker: worker('slow'), threads: 1, mostThreads: 1 });
  const order: string[] = [];
  const put = async (table: string, n: number): Promise<void> => {
    await pool.think(jobAt(table, 'random'));
    order.push(`${table}${n}`);
  };
  const greedy = [1, 2, 3, 4].map((n) => put('a', n));
  const modest = [put('b', 1), put('b', 2), put('c', 1)];
  expect(pool.waiting).toBe(7);
  await Promise.all([...greedy, ...modest]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('a table has one job done at a time, and gets no thread more for having several', async () => {
  open({ worker: worker('slow'), threads: 4 });
  const order: string[] = [];
  const put = (name: string, bot: 'random' | 'greedy'): Promise<unknown> =>
    pool.think(jobAt('table', bot)).then(() => order.push(name));
  const thoughts = [put('slow', 'greedy'), put('second', 'random')];
  await vi.waitFor(() => expect(pool.waiting).toBe(1), PATIENCE);
  thoughts.push(put('third', 'random'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([pool.threads, pool.waiting]).toEqual([1, 2]);
  await Promise.all(thoughts);
  expect(order).toEqual(['slow', 'second', 'third']);
});

test('a bot that does not come to an end is replaced by chance, and its thread by another', async () => {
  open({ worker: worker('endless'), threads: 1, mostThreads: 1, patience: 2000 });
  const endless = expectLegal(jobFor(0));
  const behind = expectLegal(jobFor(1, 'random'));
  await endless;
  await behind;
  await expectLegal(jobAt('cisza', 'random'));
  expect([pool.threads, pool.overdue, pool.answered, pool.crashed]).toEqual([1, 1, 2, 0]);
  expect(lines).toEqual(['bot greedy of cisza is overdue: answered at random']);
});

test('a bot that was replaced picks anything that is legal', async () => {
  open({ worker: worker('stillborn') });
  const picked = new Set<number>();
  let thoughts = 0;
  // Random picks may need many tries to cover all options, but not endlessly many.
  for (; picked.size < 4 && thoughts < 60; thoughts++) for (const pick of await pool.think(jobFor(0))) picked.add(pick);
  expect(picked).toEqual(new Set([0, 1, 2, 3]));
  expect(pool.crashed).toBe(thoughts);
});

test('a crash costs the bot its answer and nobody else anything', async () => {
  open({ worker: worker('crashing'), threads: 1, mostThreads: 1 });
  const WAYS = { thrown: 0, exit: 1, thrownNull: 2 };
  for (const seat of Object.values(WAYS)) {
    await expectLegal(jobFor(seat));
    await expectLegal(jobFor(seat, 'random'));
  }
  expect([pool.crashed, pool.answered, pool.threads]).toEqual([3, 3, 1]);
  const crash = 'bot greedy of cisza is crashed';
  expect(lines[0]).toMatch(/^bot greedy of cisza is crashed in crashing\.ts:\d+: answered at random$/);
  for (const line of lines) expect(line).toMatch(new RegExp(`^${crash}( in crashing\\.ts:\\d+)?: answered at random$`));
});

test('a thread that ends after its answer has answered, and is replaced', async () => {
  open({ worker: worker('crashing'), threads: 1 });
  expect(await pool.think(jobFor(3))).toEqual([0, 1]);
  // The next job may still meet the thread that is ending.
  await expectLegal(jobFor(3, 'random'));
  await vi.waitFor(() => expect(pool.crashed).toBe(1), PATIENCE);
  expect(await pool.think(jobFor(3, 'random'))).toEqual([0, 1]);
  expect([pool.threads, pool.crashed]).toEqual([1, 1]);
});

test('what cannot be started at all is a crash like any other', async () => {
  open({ worker: new URL('https://localhost/worker.ts') });
  await expectLegal(jobFor(0));
  await expectLegal(jobAt('cisza', 'greedy'));
  expect([pool.crashed, pool.threads]).toEqual([2, 0]);
});

test('what cannot be sent is a crash like any other', async () => {
  open({ worker: worker('slow') });
  const job = jobFor(0, 'random');
  const unsendable = (() => 0) as unknown as Job['world']['kernel']['rng'];
  await expectLegal({ ...job, world: { ...job.world, kernel: { ...job.world.kernel, rng: unsendable } } });
  expect(pool.crashed).toBe(1);
});

test('an answer that was not offered is replaced', async () => {
  open({ worker: worker('lying'), threads: 1 });
  await expectLegal(jobFor(0));
  expect([pool.answered, pool.illegal]).toEqual([1, 0]);
  const LIES = 15;
  for (let seat = 1; seat <= LIES; seat++) {
    await expectLegal(jobFor(seat));
    expect(pool.illegal).toBe(seat);
  }
  expect([pool.answered, pool.crashed, pool.overdue]).toEqual([1, 0, 0]);
  expect(lines).toEqual(Array.from({ length: LIES }, () => 'bot greedy of cisza is illegal: answered at random'));
});

test('a question that is not open, or of an unknown game, is refused at once', async () => {
  open({ worker: worker('slow') });
  const job = jobFor(3);
  await expect(pool.think({ ...job, seat: 2 })).rejects.toThrow('no such question');
  await expect(pool.think({ ...job, game: 'chess' })).rejects.toThrow('no such question');
  expect([pool.threads, pool.waiting]).toEqual([0, 0]);
});

test('closing ends every thread and tells all who wait', async () => {
  open({ worker: worker('endless'), threads: 2, mostThreads: 2 });
  const thoughts = [1, 2, 3, 4].map((n) => pool.think(jobAt(`table ${n}`, 'greedy')));
  thoughts.push(pool.think(jobAt('table 1', 'random')));
  const told = thoughts.map((each) => expect(each).rejects.toThrow(PoolClosed));
  await vi.waitFor(() => expect([pool.threads, pool.waiting]).toEqual([2, 3]), PATIENCE);
  await Promise.all([pool.close(), pool.close(), ...told]);
  expect([pool.threads, pool.waiting, pool.crashed]).toEqual([0, 0, 0]);
  await expect(pool.think(jobAt('late', 'random'))).rejects.toThrow(PoolClosed);
  expect(lines).toEqual([]);
});

test('neither a closed pool nor a forgotten one keeps a program from ending', async () => {
  open({});
  const program = fileURLToPath(new URL('./forgotten.ts', import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], PATIENCE);
  expect(stderr).toBe('');
  expect(stdout).toBe('PoolClosed 1 0\n');
});
