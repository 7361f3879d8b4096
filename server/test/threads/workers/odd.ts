/** A thread that does with an import what its body says; it tells when it was begun, and how many have been. */
import { parentPort } from 'node:worker_threads';
import { READY } from '@horda/tables/bots';

let begun = 0;
parentPort?.on('message', ({ id, readImport }: { readonly id: number; readonly readImport: string }) => {
  begun++;
  if (readImport === 'die') throw new Error('dead');
  if (readImport === 'leave') process.exit(0);
  if (readImport === 'hang') for (;;);
  parentPort?.postMessage({ id, done: { body: readImport, begun } });
});
parentPort?.postMessage(READY);
