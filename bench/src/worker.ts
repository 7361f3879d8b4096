/** The process of one variant: `node worker.ts <module> <seats>`; does the batches it is told to do, and idles between. */
import type { Batch, Cloner, Order, Player, Report, Variant } from './variant.ts';

/** The number of copies between two looks at the clock. */
const COPIES = 1024;

try {
  const [module, seats] = process.argv.slice(2);
  const { player, cloner } = (await import(module!)) as Variant;
  const play = player(Number(seats));
  const next = { game: 0, state: 0 };
  // Made only when copies are asked for: where games are played nothing else may warm up the code.
  let clone: Cloner | null = null;
  process.on('message', ({ work, ms }: Order) => {
    try {
      if (work === 'clone') clone ??= cloner?.(Number(seats)) ?? null;
      tell({ batch: work === 'play' ? playFor(ms, play, next) : cloneFor(ms, clone, next) });
    } catch (error) {
      fail(error);
    }
  });
  tell({ ready: true });
} catch (error) {
  fail(error);
}

function tell(report: Report): void {
  process.send!(report);
}

function fail(error: unknown): void {
  tell({ failed: error instanceof Error ? error.message : String(error) });
}

function playFor(ms: number, play: Player, next: { game: number }): Batch {
  const spent = stopwatch();
  const end = performance.now() + ms;
  let done = 0;
  let games = 0;
  for (; performance.now() < end; games++) done += play(next.game++);
  return { done, games, seconds: spent() };
}

function cloneFor(ms: number, clone: Cloner | null, next: { state: number }): Batch {
  if (clone === null) throw new Error('it has no states to copy');
  const spent = stopwatch();
  const end = performance.now() + ms;
  let done = 0;
  let sum = 0;
  for (; performance.now() < end; done += COPIES) for (let i = 0; i < COPIES; i++) sum += clone(next.state++);
  // The copies are looked at, so that none of them can be left out as useless.
  if (!Number.isFinite(sum)) throw new Error('a copy is broken');
  return { done, games: 0, seconds: spent() };
}

/** Seconds that this thread has worked, without those it had to wait for a processor: other programs run too. */
function stopwatch(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1e6;
  };
}
