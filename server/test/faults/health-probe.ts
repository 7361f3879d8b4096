/** Asks `/healthz` again and again from a thread of its own, and tells how long it took at most since it was last asked. */
import { parentPort, workerData } from 'node:worker_threads';

const { address } = workerData as { readonly address: string };
let longest = 0;
parentPort!.on('message', () => {
  parentPort!.postMessage(longest);
  longest = 0;
});
for (;;) {
  const started = performance.now();
  await (await fetch(`${address}/healthz`)).text();
  longest = Math.max(longest, performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, 2));
}
