/** Each seat ends its thread in a different way; the error at seat 0 contains everything the bot knows. */
import { parentPort } from 'node:worker_threads';
import type { Asked } from '@horda/tables/bots';
import { honest, serve } from './honest.ts';

const WAYS: readonly ((asked: Asked) => unknown)[] = [
  ({ world }) => {
    throw new Error(JSON.stringify(world));
  },
  () => process.exit(0),
  () => {
    throw null;
  },
  (asked) => {
    parentPort?.postMessage(honest(asked));
    return process.exit(0);
  },
];

serve((asked) => WAYS[asked.seat]?.(asked));
