/** Queues lines for the shared store: collects those of a turn of the event loop, and sends a few batches at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { closedStore, takenKey, type PlainChange } from '@horda/tables/store-checks';
import { alreadyThere, insertAll } from './postgres-append.ts';
import { asKnown, type Connections, isConflict, isLost, isTakenKey, reasonOf } from './postgres-connection.ts';

const BATCHES_IN_FLIGHT = 2;
const LARGEST_BATCH = 500;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

interface Task {
  readonly change: PlainChange;
  /** When to give up. */
  readonly deadline: number;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class AppendQueue {
  readonly #connections: Connections;
  readonly #node: string;
  readonly #patience: number;
  #waiting: Task[] = [];
  /** Tables with a line on its way; the table's next line waits, so that lines arrive in order. */
  readonly #busy = new Set<string>();
  readonly #inFlight = new Set<Promise<void>>();
  #scheduled = false;
  #closed = false;

  /** `patience`: how long to wait for a database that went away, in milliseconds. */
  constructor(connections: Connections, node: string, patience: number) {
    this.#connections = connections;
    this.#node = node;
    this.#patience = patience;
  }

  /** Whether the line was written; if not, nothing of the change was. */
  append(change: PlainChange): Promise<boolean> {
    if (this.#closed) return Promise.reject(closedStore());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, deadline: performance.now() + this.#patience, resolve, reject });
      this.#schedule();
    });
  }

  /** Sends what is waiting, and takes no more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#send();
    while (this.#inFlight.size > 0) {
      await Promise.all(this.#inFlight);
      this.#send();
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#send();
    });
  }

  #send(): void {
    while (this.#inFlight.size < BATCHES_IN_FLIGHT) {
      const batch = this.#take();
      if (batch.length === 0) return;
      const sent = this.#settle(batch, Math.min(...batch.map(({ deadline }) => deadline))).then(() => {
        for (const { change } of batch) this.#busy.delete(change.line.table);
        this.#inFlight.delete(sent);
        // In the next turn: callers who waited for these lines may add more until then.
        if (this.#waiting.length > 0) this.#schedule();
      });
      this.#inFlight.add(sent);
    }
  }

  /** The first waiting change of each table that has none on its way. */
  #take(): Task[] {
    const batch: Task[] = [];
    const left: Task[] = [];
    for (const task of this.#waiting) {
      const { table } = task.change.line;
      if (batch.length === LARGEST_BATCH || this.#busy.has(table)) {
        left.push(task);
        continue;
      }
      this.#busy.add(table);
      batch.push(task);
    }
    this.#waiting = left;
    return batch;
  }

  /** Writes a batch, trying again while the database is away; never throws. */
  async #settle(batch: readonly Task[], deadline: number, wasLost = false): Promise<void> {
    const changes = batch.map(({ change }) => change);
    // Whether an earlier attempt may have succeeded without a reply.
    let isUncertain = wasLost;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        const written = await insertAll(this.#connections, this.#node, changes);
        const before =
          isUncertain && written.size < changes.length ? await alreadyThere(this.#connections, changes) : NONE;
        for (const { change, resolve } of batch) {
          const { table } = change.line;
          resolve(written.has(table) || before.has(table));
        }
        return;
      } catch (error) {
        const lost = isLost(error);
        isUncertain ||= lost;
        if (!lost && !isConflict(error)) return this.#apart(batch, error, isUncertain);
        if (performance.now() > deadline) {
          for (const { reject } of batch) reject(isUncertain ? unknownResult(error) : error);
          return;
        }
      }
      await sleep(pause);
    }
  }

  /** One change of the batch cannot be written: tries each on its own, so that the others can. */
  async #apart(batch: readonly Task[], error: unknown, wasLost: boolean): Promise<void> {
    if (batch.length > 1) await Promise.all(batch.map((task) => this.#settle([task], task.deadline, wasLost)));
    else for (const { reject } of batch) reject(isTakenKey(error) ? takenKey() : asKnown(error));
  }
}

const NONE: ReadonlySet<string> = new Set();

function unknownResult(error: unknown): Error {
  return new Error(
    `PostgreSQL cannot be reached, and it is not known whether the line was written: ${reasonOf(error)}`,
    { cause: error },
  );
}
