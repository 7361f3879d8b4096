/**
 * Sends a server everything that nobody should send, and checks that it survives. All random choices here follow from
 * the seed; the server itself chooses ids, keys, cards and the order of replies.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { draw, seeded, seedOf } from '@horda/kernel';
import { openStore } from '@horda/server/storage/open';
import { checkLog, checkPlace } from './check.ts';
import { CLOSING, makeFrames, move } from './frames.ts';
import { openHttp, type Http } from './http.ts';
import type { Dice } from './odd.ts';
import { anyone, openPlaces, type Place } from './place.ts';
import { makeRequest, perform } from './requests.ts';
import type { Memory } from './server.ts';
import { type Counts, FuzzSocket } from './socket.ts';

export interface FuzzOptions {
  readonly messages: number;
  readonly seed: string;
  /** An empty folder for the server's data. */
  readonly data: string;
  progress?(sent: number, memory: Memory): void;
}

export interface FuzzReport extends Counts {
  /** All that was sent: frames and requests. */
  sent: number;
  requests: Map<string, number>;
  tables: number;
  /** Lines of the tables under fire that commands have led to, all of them acknowledged or cut off before. */
  accepted: number;
  lines: number;
  memory: readonly Memory[];
  /** What the server has logged: only errors are. */
  errors: string;
}

const PER_SOCKET = 60;
const REQUESTS = 50;
/** Tables are left after this many rounds, so that their logs stay short and new tables begin. */
const ROUNDS = 15;
const READINGS = 20;
/** One in this many sockets sends three times as much, so that the server may close it. */
const STUBBORN = 25;

export async function fuzz({ messages, seed, data, progress }: FuzzOptions): Promise<FuzzReport> {
  const dice: Dice = seeded(seedOf(seed));
  const report: FuzzReport = {
    kinds: new Map(),
    replies: new Map(),
    sockets: 0,
    closes: new Map(),
    unanswered: 0,
    sent: 0,
    requests: new Map(),
    tables: 0,
    accepted: 0,
    lines: 0,
    memory: [],
    errors: '',
  };
  const server = await startServer(data, report);
  const all: Place[] = [];
  const memory: Memory[] = [];
  const frames = makeFrames(dice);
  try {
    while (report.sent < messages) {
      const places = await openPlaces(server.http, dice);
      all.push(...places);
      const sockets: FuzzSocket[] = places.flatMap((place) =>
        [...place.keys.keys()].map((who) => new FuzzSocket(server.port, place, who, report)),
      );
      await Promise.all(sockets.map((socket) => socket.enter(true)));
      for (let round = 0; round < ROUNDS && report.sent < messages; round++) {
        await fire(server, places, sockets, frames, report, dice);
        await Promise.all(places.map((place) => checkPlace(server.http, place)));
        if (report.sent * READINGS >= memory.length * messages) {
          memory.push(await server.memory());
          progress?.(report.sent, memory.at(-1)!);
        }
      }
      for (const socket of sockets) socket.leave();
      await Promise.all(sockets.map((socket) => socket.drained()));
      for (const place of places) await checkPlace(server.http, place);
    }
    memory.push(await server.memory());
  } catch (error) {
    // What the server has said is mostly the reason.
    throw new Error(`after ${report.sent} messages; the server said: ${report.errors}`, { cause: error });
  } finally {
    await server.end();
  }
  await checkLogs(data, all, report);
  await checkReplay(data, all, report);
  return Object.assign(report, { memory, tables: all.length });
}

/** One salvo from all sides at once; over when each message has its reply. */
async function fire(
  { port, http }: Server,
  places: readonly Place[],
  sockets: FuzzSocket[],
  frames: ReturnType<typeof makeFrames>,
  report: FuzzReport,
  dice: Dice,
): Promise<void> {
  const entering = sockets.map(async (socket, i) => {
    if (!socket.isTired) return;
    socket.leave();
    const { place } = socket;
    sockets[i] = new FuzzSocket(port, place, draw(dice, 4) === 0 ? anyone(dice, place) : socket.who, report);
    await Promise.all([socket.drained(), sockets[i].enter(draw(dice, 12) > 0)]);
  });
  await Promise.all(entering);
  for (const socket of sockets) {
    const count = draw(dice, STUBBORN) === 0 ? 3 * PER_SOCKET : PER_SOCKET;
    for (let i = 0; i < count; i++) {
      const { place, who } = socket;
      const message = (i === 0 ? move(dice, place, who) : null) ?? frames(place, who, places);
      if (!socket.send(message)) break;
      report.sent++;
      if (CLOSING.includes(message.kind)) break;
    }
  }
  const requests = Array.from({ length: REQUESTS }, () => makeRequest(dice, places[draw(dice, places.length)]!));
  report.sent += requests.length;
  const performing = requests.map(async (request) => {
    const outcome = await perform(http, request);
    const what = `${request.broken === null ? request.kind : 'broken'} ${outcome}`;
    report.requests.set(what, (report.requests.get(what) ?? 0) + 1);
  });
  await Promise.all([...performing, ...sockets.map((socket) => socket.drained())]);
}

async function checkLogs(data: string, places: readonly Place[], report: FuzzReport): Promise<void> {
  const store = await openStore({ data, database: null });
  for (const place of places) {
    const lines = await store.lines(place.table, 0);
    checkLog(place, lines);
    report.lines += lines.length;
    report.accepted += lines.filter(({ command }) => command !== null).length;
  }
  await store.close();
}

/** A new server that reads the logs shows what the old one has shown. */
async function checkReplay(data: string, places: readonly Place[], report: FuzzReport): Promise<void> {
  const server = await startServer(data, report);
  try {
    for (const place of places) await checkPlace(server.http, place);
  } finally {
    await server.end();
  }
}

interface Server {
  readonly port: number;
  readonly http: Http;
  memory(): Promise<Memory>;
  end(): Promise<void>;
}

async function startServer(data: string, report: FuzzReport): Promise<Server> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [data], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (report.errors += chunk.toString()));
  let ending = false;
  child.on('exit', (code, signal) => {
    if (!ending) throw new Error(`the server has ended (${signal ?? code}):\n${report.errors}`);
  });
  const { port } = (await said(child)) as { port: number };
  const http = openHttp(port);
  return {
    port,
    http,
    memory() {
      child.send('memory');
      return said(child) as Promise<Memory>;
    },
    async end() {
      ending = true;
      http.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.send('end');
      await once(child, 'exit');
    },
  };
}

async function said(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}
