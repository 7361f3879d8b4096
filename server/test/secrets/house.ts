/** A whole server in this process: hall, HTTP and sockets as they are, around a store, a clock and chance of its own. */
import type { Duplex } from 'node:stream';
import { EventEmitter } from 'node:events';
import type { RegisteredGame } from '@horda/games';
import { openAsk, type AnyState, type Seat } from '@horda/kernel';
import { nodeSecrets, secretsFrom } from '../../src/secrets.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import type { BotPool, Job } from '@horda/tables/bots';
import { openApp } from '../../src/http/app.ts';
import { Connection } from '../../src/http/connection.ts';
import { NO_LIMITS } from '../../src/http/limits.ts';
import { openMetrics } from '../../src/http/metrics.ts';
import { Hall } from '@horda/tables/live/hall';
import type { LiveTable } from '@horda/tables/live/live-table';
import { nextLate } from '@horda/tables/table/clock';
import type { Created } from '@horda/tables/table/records';
import { openMemory, type MemoryStore } from '@horda/tables/test/memory-store';
import { fixedChance, type FixedChance } from './fixed-chance.ts';

export interface House {
  readonly hall: Hall;
  readonly store: MemoryStore;
  /** What keys, seeds and worlds are drawn from. */
  readonly chance: FixedChance;
  /** All that bots were given to think about. */
  readonly jobs: Job[];
  /** What would have been logged for the operator: nothing, if all goes well. */
  readonly faults: readonly string[];
  clock: number;
  connect(): FakeSocket;
  /** An HTTP request, and all of the reply that could tell something. */
  request(options: InjectOptions): Promise<{ readonly status: number; readonly text: string; readonly body: string }>;
  /** Until nothing is under way any more at the table. */
  quiet(live: LiveTable): Promise<void>;
  close(): Promise<void>;
}

/** The other end of a socket. */
export class FakeSocket extends EventEmitter {
  readonly heard: string[] = [];
  readonly bufferedAmount = 0;
  readyState = 1;

  /** What the server does with its end. */
  send(text: string): void {
    this.heard.push(text);
  }
  close(code: number, reason: string): void {
    this.#end(`closed: ${code} ${reason}`);
  }
  terminate(): void {
    this.#end('cut off');
  }
  ping(): void {}

  /** What the visitor does. */
  say(frame: object | string): void {
    if (this.readyState === 1)
      this.emit('message', Buffer.from(typeof frame === 'string' ? frame : JSON.stringify(frame)), false);
  }
  hangUp(): void {
    this.#end('hung up');
  }

  #end(how: string): void {
    if (this.readyState !== 1) return;
    this.heard.push(how);
    this.readyState = 3;
    this.emit('close');
  }
}

/** What small frames are written to: unmasked, of one piece, the bytes of each in the characters of a text. */
function wireOf(line: FakeSocket) {
  return {
    write(text: string): void {
      for (let at = 0; at < text.length;) {
        const short = text.charCodeAt(at + 1);
        const long = (text.charCodeAt(at + 2) << 8) | text.charCodeAt(at + 3);
        const [from, size] = short < 126 ? [at + 2, short] : [at + 4, long];
        line.send(Buffer.from(text.slice(from, from + size), 'latin1').toString());
        at = from + size;
      }
    },
  };
}

/** Headers that depend on the true time: requests are counted by the minute. */
const TIMED: ReadonlySet<string> = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

/** `seed`: what all its chance follows from. */
export async function openHouse(games: readonly RegisteredGame[], seed: string): Promise<House> {
  const store = openMemory();
  const chance = fixedChance(seed);
  const jobs: Job[] = [];
  const faults: string[] = [];
  const metrics = openMetrics();
  const house = { clock: 1_700_000_000_000 };
  const hall = new Hall({
    store,
    games: (id) => games.find(({ game }) => game.id === id),
    pool: firstOptions(jobs),
    secrets: secretsFrom(chance.draw),
    fetchGame: async () => {},
    attends: () => true,
    now: () => house.clock,
    grace: 0,
    idle: Infinity,
    log: { info: () => {}, error: (what, about) => faults.push(`${what} ${JSON.stringify(about)}`) },
    meter: metrics,
    awaited: () => {},
  });
  const app: FastifyInstance = await openApp({
    hall,
    games,
    metrics,
    logger: pino({ level: 'silent' }),
    limits: NO_LIMITS,
    origins: [],
    trustProxy: false,
    client: 'there is none',
    isReady: async () => true,
  });
  return Object.assign(house, {
    hall,
    store,
    chance,
    jobs,
    faults,
    connect() {
      const line = new FakeSocket();
      new Connection(hall, line as unknown as WebSocket, wireOf(line) as unknown as Duplex, NO_LIMITS);
      return line;
    },
    async request(options: InjectOptions) {
      const { statusCode, headers, body } = await app.inject(options);
      const told = Object.entries(headers).filter(([name]) => !TIMED.has(name));
      return { status: statusCode, text: `${statusCode} ${JSON.stringify(told)} ${body}`, body };
    },
    async quiet(live: LiveTable) {
      let [before, calm] = [-1, 0];
      while (calm < 3) {
        // Clocks ring by true timers.
        const rings = (nextLate(live.table)?.at ?? Infinity) <= house.clock;
        await new Promise((resolve) => (rings ? setTimeout(resolve, 2) : setImmediate(resolve)));
        calm = store.written === before && !rings ? calm + 1 : 0;
        before = store.written;
      }
    },
    async close() {
      await hall.close();
      await app.close();
    },
  });
}

/** Bots that pick what stands first, at once. */
function firstOptions(jobs: Job[]): BotPool {
  return {
    async think(job) {
      jobs.push(job);
      const { min, max, options } = openAsk(job.world, job.seat)!;
      const count = Math.min(Math.max(1, min), max, options.length);
      return Array.from({ length: count }, (_, i) => i);
    },
    async advise(job) {
      return { picks: await this.think(job), now: [], later: [] };
    },
  };
}

/** The keys of a table, by what they open. */
export interface Keys {
  readonly seats: string[];
  readonly invite: string;
  readonly watch: string;
}

/** A key that tests can tell from all others. */
export function keyNamed(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9]/g, '-')
    .padEnd(22, '_')
    .slice(0, 22);
}

/** Puts a table into the store that goes on from `state`, with a person in every seat. */
export async function putTable(
  { store, clock }: House,
  id: string,
  made: Pick<Created, 'game' | 'version' | 'options' | 'seats' | 'clock'>,
  state: AnyState,
): Promise<Keys> {
  const { seats } = made;
  const keys: Keys = {
    seats: Array.from({ length: seats }, (_, seat: Seat) => keyNamed(`seat${seat}-${id}`)),
    invite: keyNamed(`invite-${id}`),
    watch: keyNamed(`watch-${id}`),
  };
  const record: Created = {
    ...made,
    type: 'created',
    bots: keys.seats.map(() => null),
    listed: false,
    hints: true,
    pace: 0,
    origin: { kind: 'fork', state },
    people: keys.seats.map((_, seat) => ({ name: `player ${seat}`, entropy: '' })),
    host: 0,
  };
  const line = { table: id, seq: 1, at: clock, command: null, body: JSON.stringify(record) };
  await store.append({
    line,
    listing: { game: made.game, status: 'open', listed: false, wake: null, touched: clock },
    newKeys: [
      ...keys.seats.map((key, seat) => ({ hash: nodeSecrets.hashOf(key), role: 'seat', seat }) as const),
      { hash: nodeSecrets.hashOf(keys.invite), role: 'invite', seat: null },
      { hash: nodeSecrets.hashOf(keys.watch), role: 'watch', seat: null },
    ],
  });
  return keys;
}
