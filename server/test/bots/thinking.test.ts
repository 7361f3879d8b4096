import { BroadcastChannel } from 'node:worker_threads';
import { BOT_NAMES, BOTS, think, type BotName } from '@horda/bots';
import { apply, determinize, nextOpen, seeded, seedOf, type AnyState } from '@horda/kernel';
import { afterEach, expect, test } from 'vitest';
import type { Asked } from '@horda/tables/bots';
import { openBotPool, type BotThreads, type PoolOptions } from '../../src/bots/pool.ts';
import { Thread } from '../../src/threads/thread.ts';
import { cisza, jobOf, midGame, newTable, worker } from './jobs.ts';

const lines: string[] = [];
let pool: BotThreads;

function open(options: PoolOptions = {}): BotThreads {
  pool = openBotPool({ log: (line) => lines.push(line), ...options });
  return pool;
}

afterEach(async () => {
  lines.length = 0;
  await pool.close();
});

/** Plays a table to its end with bots from the pool; returns the number of answers. Throws `Refused` at a wrong one. */
async function play(table: string, s: AnyState, bot: BotName): Promise<number> {
  let answers = 0;
  while (s.kernel.asks.length > 0) {
    const { seat, options } = nextOpen(s);
    const picks = await pool.think(jobOf(s, `${table} ${s.kernel.tick}`, bot));
    apply(cisza, s, { tick: s.kernel.tick, seat, picks: picks.map((i) => options[i]!) });
    answers++;
  }
  return answers;
}

test('bots play whole games of two to six', async () => {
  open({ threads: 2 });
  const games = BOT_NAMES.flatMap((bot) =>
    [0, 1, 2, 3, 4].map((n) => {
      const s = newTable(n);
      return { s, seats: cisza.seats(s), answers: play(`${bot} ${n}`, s, bot) };
    }),
  );
  const answers = await Promise.all(games.map((each) => each.answers));
  expect(new Set(games.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  for (const { s } of games) expect(cisza.outcome(s)).not.toBeNull();
  // All answers are the bots' own: none was replaced by a random one.
  expect(pool.answered).toBe(answers.reduce((sum, each) => sum + each));
  expect([pool.overdue, pool.crashed, pool.illegal, pool.waiting]).toEqual([0, 0, 0, 0]);
  expect(lines).toEqual([]);
});

test('from a world a bot in a thread decides as it would from the truth with the same dice', async () => {
  open();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const thread = new Thread(new URL('../../src/threads/worker.ts', import.meta.url), {
    ready: resolve,
    failed: reject,
  });
  await ready;
  for (let n = 0; n < 10; n++) {
    const truth = midGame(n, 8 + 5 * n);
    const seed = seedOf(`dice ${n}`);
    for (const bot of BOT_NAMES) {
      const { table: _, ...question } = jobOf(truth, `world ${n}`, bot);
      const { reply } = await thread.ask({ ...question, seed, reasons: false }, 20_000);
      expect(reply?.['picks']).toEqual(think(BOTS[bot], cisza, truth, nextOpen(truth), seeded(seed)));
    }
  }
  await thread.end();
});

test('advice from a thread tells what the seat has and where the answer leads', async () => {
  open({ threads: 1 });
  const truth = midGame(4, 20);
  const { seat, options } = nextOpen(truth);
  const { shelters } = cisza.view(truth, seat) as { shelters: { survivors: unknown[]; zombies: unknown[] }[] };
  const { survivors, zombies } = shelters[seat]!;
  const { picks, now, later } = await pool.advise(jobOf(truth, 'advice', 'greedy'));
  expect(options[picks[0]!]).toBeDefined();
  expect(now).toEqual([survivors.length, zombies.length]);
  expect(later).toHaveLength(2);
  expect(pool.answered).toBe(1);
  // `think` asks for no reasons and returns none.
  expect(await pool.think(jobOf(truth, 'no advice', 'greedy'))).toHaveLength(picks.length);
});

interface Hidden {
  readonly deck: readonly string[];
  readonly kinds: readonly string[];
  readonly shelters: readonly { readonly hand: readonly string[] }[];
}

interface Heard {
  readonly asked: Asked;
  readonly workerData: unknown;
  readonly env: Record<string, string>;
}

/** What a thread is sent for the open question of `truth`. */
async function overhear(truth: AnyState, table: string): Promise<Heard> {
  const channel = new BroadcastChannel('what a bot gets');
  const heard = new Promise<Heard>((resolve) => {
    channel.onmessage = (message) => resolve((message as { data: Heard }).data);
  });
  await pool.think(jobOf(truth, table, 'greedy'));
  try {
    return await heard;
  } finally {
    channel.close();
  }
}

test('nothing but a world reaches a thread', async () => {
  open({ worker: worker('echo') });
  // With five or six players there are enough hidden cards that no two worlds are alike by accident.
  for (const n of [3, 4, 8, 9]) {
    const truth = midGame(n, 15);
    const { seat } = nextOpen(truth);
    const heard = await overhear(truth, `table ${n}`);
    expect(Object.keys(heard.asked).toSorted()).toEqual(['bot', 'game', 'id', 'reasons', 'seat', 'seed', 'world']);
    expect([heard.workerData, heard.env]).toEqual([undefined, {}]);
    const { world } = heard.asked;
    expect(world).toEqual(determinize(cisza, truth, seat, seedOf(`table ${n}`)));
    expect(cisza.view(world, seat)).toEqual(cisza.view(truth, seat));

    const [secret, drawn] = [truth, world].map((s) => s as unknown as Hidden) as [Hidden, Hidden];
    expect(drawn.shelters[seat]!.hand).toEqual(secret.shelters[seat]!.hand);
    expect(drawn.deck).not.toEqual(secret.deck);
    expect(drawn.kinds).not.toEqual(secret.kinds);
    const others = ({ shelters }: Hidden): unknown => shelters.filter((_, i) => i !== seat).map(({ hand }) => hand);
    expect(others(drawn)).not.toEqual(others(secret));
    const text = JSON.stringify(heard);
    expect(text).not.toContain(JSON.stringify(truth.kernel.rng).slice(1, -1));
    expect(text).not.toContain(JSON.stringify(secret.deck).slice(1, -1));
    expect(text).not.toContain(JSON.stringify(secret.kinds).slice(1, -1));
  }
});

test('two tables that a seat cannot tell apart send the same, dice aside', async () => {
  open({ worker: worker('echo'), threads: 1 });
  const truth = midGame(4, 20);
  const other = determinize(cisza, truth, nextOpen(truth).seat, seedOf('another truth'));
  const [here, there] = [await overhear(truth, 'same'), await overhear(other, 'same')];
  expect(there.asked.world).toEqual(here.asked.world);
  expect(there.asked.seed).not.toEqual(here.asked.seed);
});
