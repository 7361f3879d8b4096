import { parentPort } from 'node:worker_threads';
import { playBlock, type Study } from './simulate.ts';

parentPort?.on('message', ({ study, block }: { study: Study; block: number }) => {
  parentPort?.postMessage({ block, tally: playBlock(study, block) });
});
