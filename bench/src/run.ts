/** By hand: `node bench/src/run.ts [game] [seconds]`. Progress goes to standard error, the result to standard output. */
import { benchmark } from './bench.ts';

try {
  const [game = 'cisza', seconds] = process.argv.slice(2);
  const result = await benchmark(game, seconds === undefined ? {} : { seconds: Number(seconds) });
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
