import { parentPort, workerData } from 'node:worker_threads';
import { playSeries, type SeriesStudy } from './series.ts';

parentPort?.on('message', (n: number) => {
  parentPort?.postMessage(playSeries(workerData as SeriesStudy, n));
});
