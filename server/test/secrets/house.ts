/** A whole server in this process: the real hall, HTTP and sockets, with its own store, clock and chance. */
import type { Duplex } from 'node:stream';
import { EventEmitter } from 'node:events';
import type { RegisteredGame } from '@horda/games';
import { openAsk, type AnyState, type Seat } from '@horda/kernel';
import { Import } from '@horda/protocol/schemas';
import { nodeSecrets, secretsFrom } from '../../src/secrets.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import type { BotPool, Job } from '@horda/tables/bots';
import { openApp } from '../../src/http/app.ts';
import { Askers } from '../../src/http/askers.ts';
import { Connection, Outgoing } from '../../src/http/connection.ts';
import { NO_LIMITS, USUAL_PATIENCE } from '../../src/http/limits.ts';
import { openMetrics } from '../../src/http/metrics.ts';
import { Hall } from '@horda/tables/live/hall';
import { ALL_FOREVER } from '@horda/tables/live/lives';
import { Blocks } from '../../src/admin/blocks.ts';
import { Push, PUSH_AFTER } from '../../src/push/push.ts';
import { ParcelDesk } from '../../src/push/routes.ts';
import type { LiveTable } from '@horda/tables/live/live-table';
import { readImport } from '@horda/tables/live/read-import';
import { HOUSE, Slices } from '@horda/tables/live/slices';
import { sealedGame } from '@horda/tables/replaying';
import { nextLate } from '@horda/tables/table/clock';
import type { Created } from '@horda/tables/table/records';
import { openMemory, type MemoryStore } from '@horda/tables/test/memory-store';
import { fixedChance, type FixedChance } from './fixed-chance.ts';

export interface House {
  readonly hall: Hall;
  readonly store: MemoryStore;
  /** What keys, seeds and worlds are drawn from. */
  readonly chance: FixedChance;
  /** Everything that bots were given to think about. */
  readonly jobs: Job[];
  /** What would have been logged for the operator: nothing, if all goes well. */
  readonly faults: readonly string[];
  clock: number;
  connect(): FakeSocket;
  /** Makes an HTTP request; returns every part of the reply that could reveal something. */
  request(options: InjectOptions): Promise<{ readonly status: number; readonly text: string; readonly body: string }>;
  /** Waits until nothing is under way at the table. */
  quiet(live: LiveTable): Promise<void>;
  close(): Promise<void>;
}

/** The other end of a socket. */
export class FakeSocket extends EventEmitter {
  readonly heard: string[] = [];
  readonly bufferedAmount = 0;
  readyState = 1;

  /** The server's side: sends a frame. */
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

  /** The visitor's side: sends a frame to the server. */
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

/** The stream that small frames are written to: unmasked, in one piece, each character a byte. */
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

/** Headers that depend on the real time: requests are counted per minute. */
const TIMED: ReadonlySet<string> = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

/** `seed`: determines everything random. */
export async function openHouse(games: readonly RegisteredGame[], seed: string): Promise<House> {
  const store = openMemory();
  const chance = fixedChance(seed);
  const jobs: Job[] = [];
  const faults: string[] = [];
  const metrics = openMetrics();
  const house = { clock: 1_700_000_000_000 };
  const find = (id: string): RegisteredGame | undefined => games.find(({ game }) => game.id === id);
  const hall = new Hall({
    store,
    games: find,
    pool: firstOptions(jobs),
    seal: async (_, save) => sealedGame(find, save),
    slices: new Slices(),
    secrets: { ...secretsFrom(chance.draw), newSeed: chance.seed },
    fetchGame: async () => {},
    attends: () => true,
    lives: ALL_FOREVER,
    checkRoom: async () => {},
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
    patience: USUAL_PATIENCE,
    origins: [],
    trustProxy: false,
    word: null,
    client: 'there is none',
    isReady: async () => true,
    askers: new Askers(NO_LIMITS, () => house.clock),
    readImport: async (_, body) => readImport(find, Import.parse(JSON.parse(body))),
    blocks: new Blocks(store.housekeeping, () => house.clock, hall.services.log),
    admin: null,
    push: await Push.open({
      store,
      log: hall.services.log,
      post: async () => 201,
      contact: 'mailto:host@horda.invalid',
      after: PUSH_AFTER,
      titleOf: (game) => game,
    }),
    parcels: new ParcelDesk(store, () => house.clock),
  });
  return Object.assign(house, {
    hall,
    store,
    chance,
    jobs,
    faults,
    connect() {
      const line = new FakeSocket();
      const wire = wireOf(line) as unknown as Duplex;
      new Connection(hall, line as unknown as WebSocket, wire, '192.0.2.1', NO_LIMITS, new Outgoing(), HOUSE);
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
        // Clocks use real timers.
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

/** Bots that pick the first options at once. */
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

/** Puts a table that continues from `state` into the store, with a person in every seat. */
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
