/** The players of a study's games: worker threads, or this thread for short studies. */
import { Worker } from 'node:worker_threads';
import { playBatch, type Batch, type Study } from './study.ts';

export interface Player {
  /** Plays one batch at a time; null: the player was stopped before the batch was complete. */
  play(from: number, to: number): Promise<Batch | null>;
  stop(): void;
}

/** Up to these numbers of games, a study is over before threads would even have started. */
const SHORT = { thinking: 20, random: 50_000 };

export function isShort({ games, bots }: Study): boolean {
  return games <= (isQuick(bots) ? SHORT.random : SHORT.thinking);
}

function isQuick(bots: Study['bots']): boolean {
  return bots.every((bot) => bot === 'random');
}

/** At most `jobs` players. Slow bots get threads, so that this thread can show progress and be stopped. */
export function crewOf(study: Study, jobs: number): readonly Player[] {
  if (jobs === 1 && (isQuick(study.bots) || isShort(study))) return [playerHere(study)];
  return Array.from({ length: Math.min(jobs, study.games) }, () => playerInThread(study));
}

function playerHere(study: Study): Player {
  let stopped = false;
  return {
    async play(from, to) {
      // Yield to the event loop before each batch, so that progress can be drawn and the run interrupted.
      await new Promise((resolve) => setImmediate(resolve));
      return stopped ? null : playBatch(study, from, to);
    },
    stop: () => void (stopped = true),
  };
}

function playerInThread(study: Study): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: study });
  let stopped = false;
  let finish: (batch: Batch | null) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  worker.on('message', (batch: Batch) => finish(batch));
  worker.on('error', (error) => fail(error));
  return {
    play(from, to) {
      if (stopped) return Promise.resolve(null);
      worker.postMessage({ from, to });
      return new Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    },
    stop() {
      stopped = true;
      finish(null);
      void worker.terminate();
    },
  };
}
