/** Those who play the games of a study: threads, or this thread where the games are short. */
import { Worker } from 'node:worker_threads';
import { playBatch, type Batch, type Study } from './study.ts';

export interface Player {
  /** Plays one batch after the other; null: it was stopped before the batch was whole. */
  play(from: number, to: number): Promise<Batch | null>;
  stop(): void;
}

/** Fewer games of bots that think, or so many of bots that do not, are done before threads have even started. */
const SHORT = { thinking: 20, random: 50_000 };

export function isShort({ games, bots }: Study): boolean {
  return games <= (isQuick(bots) ? SHORT.random : SHORT.thinking);
}

function isQuick(bots: Study['bots']): boolean {
  return bots.every((bot) => bot === 'random');
}

/** At most `jobs` players. Bots that think long get threads, so that this one can show progress and be stopped. */
export function crewOf(study: Study, jobs: number): readonly Player[] {
  if (jobs === 1 && (isQuick(study.bots) || isShort(study))) return [playerHere(study)];
  return Array.from({ length: Math.min(jobs, study.games) }, () => playerInThread(study));
}

function playerHere(study: Study): Player {
  let stopped = false;
  return {
    async play(from, to) {
      // A breath before each batch, so that a progress bar can be drawn and the run be interrupted.
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
