/** Keeps the clients of all tables to their pace, and measures: moves, updates, and how long an acknowledgement takes. */
import { draw, seeded, seedOf } from '@horda/kernel';
import { type Client, indexOf, type Referee, SEATS } from './driver.ts';

/** `paced`: each table moves at a fixed rate. `full`: a table moves as soon as it may. */
export type Pace = 'paced' | 'full';

/** Between two moves at one table, in milliseconds. */
const INTERVAL = 200;

/** What was counted between two moments. */
export interface Count {
  readonly ms: number;
  readonly moves: number;
  readonly updates: number;
  readonly games: number;
  /** From the sending of a move to its acknowledgement, in milliseconds, of each move acknowledged. */
  readonly latencies: Float32Array;
}

export interface Controls {
  readonly referee: Referee;
  /** Lets the tables move from now on. */
  play(pace: Pace): void;
  /** Resets the counts. */
  start(): void;
  /** What was counted since the start. */
  count(): Count;
  /** No table moves any more; resolves when every move that was sent is acknowledged. */
  hold(): Promise<void>;
}

export function makeReferee(tables: number): Controls {
  const dice = seeded(seedOf('load'));
  const sentAt = new Float64Array(tables * SEATS).fill(-1);
  /** When a table may move next, while the tables are paced. */
  const due = new Float64Array(tables);
  let waiting: { client: Client; send: () => void }[] = [];
  let pace: Pace | null = null;
  let inFlight = 0;
  let fault: string | null = null;
  let since = 0;
  let counted = { moves: 0, updates: 0, games: 0 };
  let latencies: number[] = [];

  function sendNow(client: Client, send: () => void): void {
    if (pace === null) return void waiting.push({ client, send });
    if (sentAt[indexOf(client)] !== -1) return referee.failed('a client moves before its last move is acknowledged');
    inFlight++;
    sentAt[indexOf(client)] = performance.now();
    send();
  }

  function resting(): number {
    return new Set(waiting.map(({ client }) => client.table)).size;
  }

  const referee: Referee = {
    mayMove(client, send) {
      if (pace !== 'paced') return sendNow(client, send);
      const now = performance.now();
      const at = Math.max(now, due[client.table]!);
      due[client.table] = at + INTERVAL;
      if (at <= now) sendNow(client, send);
      else setTimeout(() => sendNow(client, send), at - now);
    },
    accepted(client) {
      const at = sentAt[indexOf(client)]!;
      if (at === -1) return referee.failed('a move was acknowledged that was never sent');
      sentAt[indexOf(client)] = -1;
      inFlight--;
      counted.moves++;
      latencies.push(performance.now() - at);
    },
    updated: () => void counted.updates++,
    begun: () => void counted.games++,
    failed: (reason) => void (fault ??= reason),
    draw: (below) => draw(dice, below),
  };

  return {
    referee,
    play(next) {
      pace = next;
      const now = performance.now();
      for (let table = 0; table < tables; table++) due[table] = now + (draw(dice, 1000) / 1000) * INTERVAL;
      const held = waiting;
      waiting = [];
      for (const { client, send } of held) referee.mayMove(client, send);
    },
    start() {
      counted = { moves: 0, updates: 0, games: 0 };
      latencies = [];
      since = performance.now();
    },
    count() {
      if (fault !== null) throw new Error(fault);
      return { ms: performance.now() - since, ...counted, latencies: Float32Array.from(latencies) };
    },
    async hold() {
      pace = null;
      const patience = performance.now() + 10_000;
      // A table between two games has nothing in flight and nobody waiting; it comes to rest, too.
      for (let ready = resting(); inFlight > 0 || ready < tables; ready = resting()) {
        if (fault !== null) throw new Error(fault);
        if (performance.now() > patience)
          throw new Error(`${inFlight} moves are not acknowledged, at ${tables - ready} tables nobody may move`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
