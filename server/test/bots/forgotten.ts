// A program that uses two pools, closes one while a bot thinks, and forgets the other.
import { openBotPool } from '../../src/bots/pool.ts';
import { jobAt, worker } from './jobs.ts';

const forgotten = openBotPool();
await forgotten.think(jobAt('table', 'greedy'));
const closed = openBotPool({ worker: worker('endless') });
const thought = closed.think(jobAt('table', 'greedy')).catch((error: Error) => error.name);
await closed.close();
console.log(await thought, forgotten.threads, closed.threads);
