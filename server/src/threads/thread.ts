/** One thread, which has at most one question at a time. */
import { Worker } from 'node:worker_threads';
import { READY } from '@horda/tables/bots';

/** What became of a question: something that should be an answer, or a failure. */
export interface Outcome {
  readonly reply?: Readonly<Record<string, unknown>>;
  readonly failure?: 'overdue' | 'crashed' | 'illegal';
  /** File and line of a crash. */
  readonly where?: string;
}

/** What can happen to a thread while it has no question. */
export interface Fate {
  /** It has loaded its program and can be asked. */
  ready(): void;
  /** It could not be started, it ended, or it sent a message without having been asked. */
  failed(outcome: Outcome): void;
}

/** How long a thread may load, in milliseconds; on a busy machine it takes seconds. */
const LOADING = 30_000;

export class Thread {
  readonly #fate: Fate;
  #worker: Worker | null = null;
  #id = 0;
  #settle: ((outcome: Outcome) => void) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #loading = true;
  #failed = false;
  #ended: Promise<void> | null = null;

  constructor(file: URL, fate: Fate) {
    this.#fate = fate;
    this.#replaceTimer(() => this.#finish({ failure: 'overdue' }), LOADING);
    try {
      this.#worker = this.#start(file);
    } catch {
      setImmediate(() => this.#finish({ failure: 'crashed' }));
    }
  }

  #start(file: URL): Worker {
    // Threads do not see the server's settings, which hold passwords. Their memory has no limit of its own: at such a
    // limit Node mostly ends the whole process, not just the thread, and the patience is likely to run out first.
    const worker = new Worker(file, { env: {} });
    worker.on('message', (message: unknown) => this.#hear(message));
    worker.on('error', (error) => this.#finish({ failure: 'crashed', ...placeOf(error) }));
    worker.on('messageerror', () => this.#finish({ failure: 'crashed' }));
    worker.on('exit', () => this.#finish({ failure: 'crashed' }));
    return worker;
  }

  /** Not yet ready. */
  get loading(): boolean {
    return this.#loading;
  }

  /** Only for a thread that is ready and has no question. Always resolves; if there is no `reply`, end the thread. */
  ask(question: object, patience: number): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    this.#settle = resolve;
    this.#worker?.ref();
    this.#replaceTimer(() => this.#runOut(), patience);
    try {
      this.#worker?.postMessage({ ...question, id: ++this.#id });
    } catch {
      this.#finish({ failure: 'crashed' });
    }
    return promise;
  }

  /** An idle thread does not keep the process alive. `tooLong` is called after `idleness` milliseconds. */
  rest(idleness: number, tooLong: () => void): void {
    this.#worker?.unref();
    this.#replaceTimer(tooLong, idleness);
  }

  /** Resolves when the thread is gone. A question that it still has is never settled. */
  end(): Promise<void> {
    this.#ended ??= this.#terminate();
    return this.#ended;
  }

  async #terminate(): Promise<void> {
    this.#clearTimer();
    this.#settle = null;
    await this.#worker?.terminate();
  }

  #hear(message: unknown): void {
    if (this.#ended !== null) return;
    if (this.#loading && message === READY) {
      this.#loading = false;
      this.#fate.ready();
      return;
    }
    const { id, ...reply } = (message ?? {}) as Readonly<Record<string, unknown>>;
    if (id === this.#id) this.#finish({ reply });
    else this.#finish({ failure: 'illegal' });
  }

  /** An answer may have come while the server itself was busy; it is heard before `setImmediate` runs. */
  #runOut(): void {
    const id = this.#id;
    setImmediate(() => {
      if (this.#settle !== null && id === this.#id) this.#finish({ failure: 'overdue' });
    });
  }

  #finish(outcome: Outcome): void {
    // A crash is reported twice: as an error and as an exit.
    if (this.#ended !== null || this.#failed) return;
    this.#failed = outcome.failure !== undefined;
    this.#clearTimer();
    const settle = this.#settle;
    this.#settle = null;
    if (settle !== null) settle(outcome);
    else this.#fate.failed(outcome);
  }

  #replaceTimer(what: () => void, after: number): void {
    this.#clearTimer();
    this.#timer = setTimeout(what, after).unref();
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** Where an error was thrown. Its message is left out: it may name cards. */
function placeOf(error: unknown): Pick<Outcome, 'where'> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const where = /^ +at .*?([\w-]+\.[jt]s:\d+)(?::\d+)?\)?$/m.exec(stack)?.[1];
  return where === undefined ? {} : { where };
}
