/** A thread in which whole games are played again, so that nobody else waits: saves are sealed, imports verified. */
import type { ReadImport } from '@horda/tables/live/read-import';
import type { Seal, SealedGame } from '@horda/tables/replaying';
import { Refusal } from '@horda/tables/table/refusal';
import { Thread, type Outcome } from './thread.ts';
import { Turns } from './turns.ts';
import type { Replay, Replayed } from './work-for.ts';

export interface Replays {
  readonly seal: Seal;
  /** Verifies the import in the body of a request. */
  readonly readImport: (owner: string, body: string) => Promise<ReadImport>;
  /** How many games wait for the thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface ReplayOptions {
  /** The program that runs in the thread. */
  readonly worker?: URL;
  /** How long one game may take, in milliseconds. */
  readonly patience?: number;
  /** How long the thread is kept without work, in milliseconds. */
  readonly idleness?: number;
  /** Gets a line for each failure, which says nothing about the game. */
  readonly log?: (line: string) => void;
}

/** How many games of one owner, and of all, may wait. */
const MOST_OF_ONE = 4;
const MOST = 32;

export function openReplays(options: ReplayOptions = {}): Replays {
  return new ReplayThread(options);
}

interface Pending {
  readonly owner: string;
  readonly job: Replay;
  readonly resolve: (done: unknown) => void;
  readonly reject: (refusal: Refusal) => void;
}

class ReplayThread implements Replays {
  readonly #worker: URL;
  readonly #patience: number;
  readonly #idleness: number;
  readonly #log: (line: string) => void;
  readonly #turns = new Turns<Pending>();
  /** How many games each owner has here, waiting or being played. */
  readonly #counts = new Map<string, number>();
  #thread: Thread | null = null;
  #running: Pending | null = null;
  #isReady = false;
  #ending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ worker, patience = 30_000, idleness = 300_000, log = console.error }: ReplayOptions) {
    this.#worker = worker ?? new URL('./worker.ts', import.meta.url);
    this.#patience = patience;
    this.#idleness = idleness;
    this.#log = log;
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  readonly seal = (owner: string, save: string): Promise<SealedGame> =>
    this.#take(owner, { seal: save }) as Promise<SealedGame>;

  readonly readImport = (owner: string, body: string): Promise<ReadImport> =>
    this.#take(owner, { readImport: body }) as Promise<ReadImport>;

  async #take(owner: string, job: Replay): Promise<unknown> {
    if (this.#isClosed) throw closing();
    const count = this.#counts.get(owner) ?? 0;
    if (count >= MOST_OF_ONE)
      throw new Refusal('tooFast', `${count} saved games are being played again for you; wait for them`);
    if (this.#turns.waiting >= MOST)
      throw new Refusal('tooFast', 'many saved games are being played again; try again in a minute');
    this.#counts.set(owner, count + 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#turns.add(owner, { owner, job, resolve, reject }, performance.now());
    this.#handOut();
    return promise;
  }

  #handOut(): void {
    if (this.#isClosed || this.#running !== null || this.#turns.since === null) return;
    if (this.#thread === null) this.#hire();
    else if (this.#isReady) void this.#put(this.#turns.next(), this.#thread);
  }

  #hire(): void {
    const thread: Thread = new Thread(this.#worker, {
      ready: () => {
        this.#isReady = true;
        this.#handOut();
      },
      // If the thread cannot even be loaded, games must not wait for ever: the next one is refused at once.
      failed: (outcome) => {
        this.#dismiss(thread);
        if (this.#turns.since !== null) this.#settle(this.#turns.next(), outcome);
        this.#handOut();
      },
    });
    this.#thread = thread;
  }

  async #put(pending: Pending, thread: Thread): Promise<void> {
    this.#running = pending;
    const outcome = await thread.ask(pending.job, this.#patience);
    if (this.#isClosed) return;
    this.#running = null;
    if (outcome.failure !== undefined) this.#dismiss(thread);
    else thread.rest(this.#idleness, () => this.#dismiss(thread));
    this.#settle(pending, outcome);
    this.#handOut();
  }

  #settle({ owner, resolve, reject }: Pending, { reply, failure, where }: Outcome): void {
    this.#turns.done(owner, performance.now());
    const left = this.#counts.get(owner)! - 1;
    if (left === 0) this.#counts.delete(owner);
    else this.#counts.set(owner, left);
    const replayed = reply as Replayed | undefined;
    if (replayed !== undefined && 'done' in replayed) return resolve(replayed.done);
    if (replayed !== undefined) return reject(new Refusal(replayed.refused.reason, replayed.refused.message));
    this.#log(`a saved game is ${failure}${where === undefined ? '' : ` in ${where}`}: refused`);
    const why = failure === 'overdue' ? 'it took too long' : 'the attempt failed';
    reject(new Refusal('fault', `the game could not be played again: ${why}; nothing was changed, try again later`));
  }

  #dismiss(thread: Thread): void {
    if (this.#thread === thread) [this.#thread, this.#isReady] = [null, false];
    this.#ending = Promise.all([this.#ending, thread.end()]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of [...(this.#running === null ? [] : [this.#running]), ...this.#turns.clear()])
      reject(closing());
    if (this.#thread !== null) this.#dismiss(this.#thread);
    await this.#ending;
  }
}

const closing = (): Refusal => new Refusal('closing', 'the server is about to stop; try again in a moment');
