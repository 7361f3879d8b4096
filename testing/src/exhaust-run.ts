/** Plays until everything has occurred, or lists what has not: `node testing/src/exhaust-run.ts cisza`. */
import { parseArgs } from 'node:util';
import { countOf, runCommand, showProgress } from './command.ts';
import { exhaust, Stumbled } from './exhaust.ts';
import { gameNamed, goalsOf, invariantsOf } from './probes.ts';
import { seedFrom } from './tables.ts';

const USAGE = 'usage: node testing/src/exhaust-run.ts GAME [--seed S] [--games N] [--all]';

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: '100000' },
      all: { type: 'boolean', default: false },
    },
  });
  const { game } = gameNamed(positionals[0]);
  const started = performance.now();
  const again = (games: number): string =>
    `again: node testing/src/exhaust-run.ts ${game.id} --seed ${values.seed} --games ${games}`;
  try {
    const found = exhaust(game, await goalsOf(game.id), {
      seed: seedFrom(values.seed),
      games: countOf('games', values.games),
      invariants: await invariantsOf(game.id),
      progress: (games, missing) => showProgress(`${games} games, ${missing} goals left`),
    });
    showProgress('');
    if (values.all) for (const [label, times] of found.seen) console.log(`${times}\t${label}`);
    const { games, decisions, goals, missing, most } = found;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${game.id}: ${goals - missing.length} of ${goals} goals reached in ${games} games, ${decisions} answers, ` +
        `${seconds} s; at most ${most.options} options (${most.prompt})`,
    );
    for (const label of missing) console.log(`  missing: ${label}`);
    if (missing.length > 0) console.log(again(games));
    return missing.length === 0;
  } catch (error) {
    if (!(error instanceof Stumbled)) throw error;
    showProgress('');
    console.log(`${game.id}: ${error.message}\n${again(error.game)}`);
    return false;
  }
}

await runCommand(USAGE, main);
