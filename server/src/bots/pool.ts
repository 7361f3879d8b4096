/** Threads in which bots think, so that a slow one delays nobody. */
import { availableParallelism } from 'node:os';
import { findGame } from '@horda/games';
import { openAsk, type AnyGame, type Ask, type Choice, type Seed } from '@horda/kernel';
import { adviceIn, anyAnswer } from '@horda/tables/answers';
import { PoolClosed, type Advice, type BotPool, type Job } from '@horda/tables/bots';
import { nodeSecrets } from '../secrets.ts';
import { Thread, type Thought } from './thread.ts';
import { Turns } from './turns.ts';

/** With what the operator wants to know of it. */
export interface BotThreads extends BotPool {
  /** Jobs that no thread has yet. */
  readonly waiting: number;
  readonly threads: number;
  /** Answers that are the bots' own; those counted below were replaced by random ones. */
  readonly answered: number;
  readonly overdue: number;
  /** Threads that ended by themselves. */
  readonly crashed: number;
  /** Answers that were not offered. */
  readonly illegal: number;
  /** Ends all threads; who still waits for an answer gets `PoolClosed`. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Started when there is work, and kept. */
  readonly threads?: number;
  /** So many while jobs have to wait. */
  readonly mostThreads?: number;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number;
  /** How long a thread above `threads` is kept without work, in milliseconds. */
  readonly idleness?: number;
  /** What runs in the threads. */
  readonly worker?: URL;
  /** For the dice of bots. */
  readonly newSeed?: () => Seed;
  /** Gets a line for each failure; it names the game and the bot and nothing of the table. */
  readonly log?: (line: string) => void;
}

export function openBotPool(options: PoolOptions = {}): BotThreads {
  return new Pool(options);
}

/** How long a job waits, in milliseconds, before another thread is started for it. */
const TOO_LONG = 100;

interface Pending {
  readonly job: Job;
  readonly game: AnyGame;
  readonly ask: Ask<Choice>;
  readonly reasons: boolean;
  readonly resolve: (advice: Advice) => void;
  readonly reject: (error: PoolClosed) => void;
}

class Pool implements BotThreads {
  readonly #usual: number;
  readonly #most: number;
  readonly #patience: number;
  readonly #idleness: number;
  readonly #worker: URL;
  readonly #newSeed: () => Seed;
  readonly #log: (line: string) => void;
  readonly #turns = new Turns<Pending>();
  readonly #threads = new Set<Thread>();
  /** The one that worked last is taken first, so that those not needed stay idle. */
  readonly #idle: Thread[] = [];
  readonly #running = new Set<Pending>();
  /** Threads that were told to end and may not have done so yet. */
  readonly #ending = new Set<Promise<void>>();
  #grown = -Infinity;
  #growing: NodeJS.Timeout | null = null;
  #closed: Promise<void> | null = null;
  answered = 0;
  overdue = 0;
  crashed = 0;
  illegal = 0;

  constructor(options: PoolOptions) {
    this.#usual = Math.max(1, options.threads ?? availableParallelism() - 1);
    this.#most = Math.max(this.#usual, options.mostThreads ?? 8);
    this.#patience = options.patience ?? 10_000;
    this.#idleness = options.idleness ?? 30_000;
    this.#worker = options.worker ?? new URL('./thinker.ts', import.meta.url);
    this.#newSeed = options.newSeed ?? nodeSecrets.newSeed;
    this.#log = options.log ?? console.error;
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  get threads(): number {
    return this.#threads.size;
  }

  async think(job: Job): Promise<readonly number[]> {
    return (await this.#take(job, false)).picks;
  }

  advise(job: Job): Promise<Advice> {
    return this.#take(job, true);
  }

  async #take(job: Job, reasons: boolean): Promise<Advice> {
    if (this.#closed !== null) throw new PoolClosed();
    const game = findGame(job.game)?.game;
    const ask = openAsk(job.world, job.seat);
    if (game === undefined || ask === null) throw new Error('there is no such question for a bot');
    const { promise, resolve, reject } = Promise.withResolvers<Advice>();
    this.#turns.add(job.table, { job, game, ask, reasons, resolve, reject }, performance.now());
    this.#handOut();
    return promise;
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    if (this.#growing !== null) clearTimeout(this.#growing);
    for (const { reject } of [...this.#running, ...this.#turns.clear()]) reject(new PoolClosed());
    this.#running.clear();
    for (const thread of this.#threads) this.#dismiss(thread);
    await Promise.all(this.#ending);
  }

  /** Gives jobs to threads as long as there are both, and starts those that are missing. */
  #handOut(): void {
    while (this.#turns.since !== null) {
      const thread = this.#idle.pop();
      if (thread === undefined) break;
      void this.#put(this.#turns.next(), thread);
    }
    const missing = Math.min(this.#turns.ready - this.#loading, this.#usual - this.#threads.size);
    for (let n = 0; n < missing; n++) this.#hire();
    this.#growLater();
  }

  get #loading(): number {
    return [...this.#threads].filter(({ loading }) => loading).length;
  }

  /** One more thread when the job that is next has waited too long; then time for it to help before the one after it. */
  #growLater(): void {
    const { since } = this.#turns;
    if (since === null || this.#growing !== null || this.#threads.size >= this.#most) return;
    const due = Math.max(since, this.#grown) + TOO_LONG;
    const wait = (): void => {
      this.#growing = null;
      this.#grow();
    };
    // Whatever there is to wait for, a busy thread keeps the process alive.
    this.#growing = setTimeout(wait, Math.ceil(due - performance.now())).unref();
  }

  #grow(): void {
    const { since } = this.#turns;
    const now = performance.now();
    if (since !== null && Math.max(since, this.#grown) + TOO_LONG <= now) {
      this.#grown = now;
      // Threads that load take time from each other: one at a time is sooner of help.
      if (this.#loading === 0) this.#hire();
    }
    this.#growLater();
  }

  /** A thread gets no job before it is ready: another one may be free sooner. */
  #hire(): void {
    const thread = new Thread(this.#worker, {
      ready: () => {
        this.#rest(thread);
        this.#handOut();
      },
      failed: (thought) => this.#lose(thread, thought),
    });
    this.#threads.add(thread);
  }

  /** If threads cannot even be loaded, no job may wait for them for ever: the next one is answered at once. */
  #lose(thread: Thread, thought: Thought): void {
    this.#dismiss(thread);
    if (thread.loading && this.#turns.since !== null) {
      this.#settle(this.#turns.next(), thought);
    } else {
      this.crashed++;
      this.#log('a thread of the bots failed without work');
    }
    this.#handOut();
  }

  #dismiss(thread: Thread): void {
    this.#threads.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    const end = thread.end();
    this.#ending.add(end);
    void end.then(() => this.#ending.delete(end));
  }

  async #put(pending: Pending, thread: Thread): Promise<void> {
    this.#running.add(pending);
    const { job, reasons } = pending;
    const { game, bot, seat, world } = job;
    const thought = await thread.think({ game, bot, seat, world, seed: this.#newSeed(), reasons }, this.#patience);
    if (this.#closed !== null) return;
    this.#running.delete(pending);
    const own = this.#settle(pending, thought);
    // It may have answered and ended in one breath.
    if (own && this.#threads.has(thread)) this.#rest(thread);
    else this.#dismiss(thread);
    this.#handOut();
  }

  /** Gives the bot's own answer, or else any. */
  #settle({ job, game, ask, resolve }: Pending, thought: Thought): boolean {
    this.#turns.done(job.table, performance.now());
    const advice = this.#judge(job, ask, thought);
    resolve(advice ?? anyAnswer(game, job.world, ask, this.#newSeed()));
    return advice !== null;
  }

  /** The answer, if it is one that can be given. */
  #judge(job: Job, ask: Ask<Choice>, thought: Thought): Advice | null {
    const advice = adviceIn(ask, thought);
    if (advice !== null) {
      this.answered++;
      return advice;
    }
    const failure = thought.failure ?? 'illegal';
    this[failure]++;
    const where = thought.where === undefined ? '' : ` in ${thought.where}`;
    this.#log(`bot ${job.bot} of ${job.game} is ${failure}${where}: answered at random`);
    return null;
  }

  #rest(thread: Thread): void {
    this.#idle.push(thread);
    thread.rest(this.#idleness, () => {
      if (this.#threads.size > this.#usual) this.#dismiss(thread);
    });
  }
}
