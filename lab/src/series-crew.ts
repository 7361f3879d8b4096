/** Many series at once, in threads: one series takes minutes, so each thread plays one at a time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PlayedSeries, SeriesStudy } from './series.ts';
import type { Conduct } from './simulate.ts';

export { playSeries, type Attempt, type PlayedSeries, type SeriesStudy } from './series.ts';

/** Plays a whole study with at most `jobs` threads; if it is interrupted, the result has the finished series alone. */
export async function simulateSeries(
  study: SeriesStudy,
  jobs: number,
  { progress = () => {}, signal }: Pick<Conduct, 'progress' | 'signal'> = {},
): Promise<readonly PlayedSeries[]> {
  const played: PlayedSeries[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./series-worker.ts', import.meta.url), { workerData: study });
    const stop = (): void => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    const gone = once(worker, 'exit').then(() => null);
    try {
      while (next < study.seeds && signal?.aborted !== true) {
        worker.postMessage(next++);
        const said = await Promise.race([once(worker, 'message') as Promise<[PlayedSeries]>, gone]);
        if (said === null) return;
        played.push(said[0]);
        progress(played.length);
      }
    } finally {
      signal?.removeEventListener('abort', stop);
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, study.seeds) }, work));
  return played.toSorted((a, b) => a.n - b.n);
}
