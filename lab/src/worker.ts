import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type Study } from './study.ts';

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(playBatch(workerData as Study, from, to));
});
