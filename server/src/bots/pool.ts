/** Threads in which bots think, so that a slow one delays nobody. */
import { availableParallelism } from 'node:os';
import { findGame } from '@horda/games';
import { openAsk, type AnyGame, type Ask, type Choice, type Seed } from '@horda/kernel';
import { adviceIn, anyAnswer } from '@horda/tables/answers';
import { PoolClosed, type Advice, type BotPool, type Job, type Question } from '@horda/tables/bots';
import { nodeSecrets } from '../secrets.ts';
import { Thread, type Outcome } from '../threads/thread.ts';
import { Turns } from '../threads/turns.ts';

/** The pool, with the counts that the operator wants to see. */
export interface BotThreads extends BotPool {
  /** How many jobs wait for a thread. */
  readonly waiting: number;
  readonly threads: number;
  /** How many answers are the bots' own. The failures counted below were replaced by random answers. */
  readonly answered: number;
  readonly overdue: number;
  /** Threads that ended by themselves. */
  readonly crashed: number;
  /** Answers that were not offered. */
  readonly illegal: number;
  /** Ends all threads; jobs that have no answer yet reject with `PoolClosed`. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many threads to keep; each is started when there is work for it. */
  readonly threads?: number;
  /** The most threads while jobs have to wait. */
  readonly mostThreads?: number;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number;
  /** How long a thread above `threads` is kept without work, in milliseconds. */
  readonly idleness?: number;
  /** The program that runs in the threads; it must know the same games. */
  readonly worker?: URL;
  /** For the dice of bots. */
  readonly newSeed?: () => Seed;
  /** Finds the game of a job; by default, in the list of games. */
  readonly games?: (id: string) => { readonly game: AnyGame } | undefined;
  /** Gets a line for each failure, which names the game and the bot but says nothing about the table. */
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
  readonly #games: NonNullable<PoolOptions['games']>;
  readonly #threads = new Set<Thread>();
  /** The thread that worked last is taken first, so that surplus threads stay idle and end. */
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
    this.#worker = options.worker ?? new URL('../threads/worker.ts', import.meta.url);
    this.#newSeed = options.newSeed ?? nodeSecrets.newSeed;
    this.#games = options.games ?? findGame;
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
    const game = this.#games(job.game)?.game;
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

  /** Gives jobs to idle threads while there are both, and starts missing threads. */
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

  /** Starts one more thread when the next job has waited too long; gives it time to help before starting another. */
  #growLater(): void {
    const { since } = this.#turns;
    if (since === null || this.#growing !== null || this.#threads.size >= this.#most) return;
    const due = Math.max(since, this.#grown) + TOO_LONG;
    const wait = (): void => {
      this.#growing = null;
      this.#grow();
    };
    // This timer need not keep the process alive: while jobs wait, a busy thread does.
    this.#growing = setTimeout(wait, Math.max(0, Math.ceil(due - performance.now()))).unref();
  }

  #grow(): void {
    const { since } = this.#turns;
    const now = performance.now();
    if (since !== null && Math.max(since, this.#grown) + TOO_LONG <= now) {
      this.#grown = now;
      // Loading threads slow each other down: one at a time helps sooner.
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
      failed: (outcome) => this.#lose(thread, outcome),
    });
    this.#threads.add(thread);
  }

  /** If threads cannot even be loaded, jobs must not wait for ever: the next one is answered at once. */
  #lose(thread: Thread, outcome: Outcome): void {
    this.#dismiss(thread);
    if (thread.loading && this.#turns.since !== null) {
      this.#settle(this.#turns.next(), outcome);
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
    const question: Question = { game, bot, seat, world, seed: this.#newSeed(), reasons };
    const outcome = await thread.ask(question, this.#patience);
    if (this.#closed !== null) return;
    this.#running.delete(pending);
    const own = this.#settle(pending, outcome);
    // The thread may have ended right after its answer.
    if (own && this.#threads.has(thread)) this.#rest(thread);
    else this.#dismiss(thread);
    this.#handOut();
  }

  /** Gives the bot's own answer, or else a random one. */
  #settle({ job, game, ask, resolve }: Pending, outcome: Outcome): boolean {
    this.#turns.done(job.table, performance.now());
    const advice = this.#judge(job, ask, outcome);
    resolve(advice ?? anyAnswer(game, job.world, ask, this.#newSeed()));
    return advice !== null;
  }

  /** The bot's answer if it is valid, otherwise null. */
  #judge(job: Job, ask: Ask<Choice>, outcome: Outcome): Advice | null {
    const advice = adviceIn(ask, outcome.reply ?? {});
    if (advice !== null) {
      this.answered++;
      return advice;
    }
    const failure = outcome.failure ?? 'illegal';
    this[failure]++;
    const where = outcome.where === undefined ? '' : ` in ${outcome.where}`;
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
