/** A progress bar for long work, shown only on a terminal and kept out of the output. */
import { openMeter, type Meter } from './meter.ts';

export interface Progress extends Pick<Meter, 'begin' | 'update'> {
  stop(): void;
}

export interface ProgressWords {
  /** What is counted. */
  readonly progress: string;
  /** How long the rest will take. */
  rest(seconds: number): string;
}

const SILENT: Progress = { begin: () => {}, update: () => {}, stop: () => {} };

/** The bar is redrawn this often, even without progress. */
const EVERY_MS = 1000;

export async function showProgress(total: number, workers: number, words: ProgressWords): Promise<Progress> {
  if (!process.stderr.isTTY) return SILENT;
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: `{bar} {percentage} %  {value} / {total} ${words.progress}  {rest}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    // With seven digits on both sides and hours to wait it still fits into 80 columns.
    barsize: 20,
    barCompleteChar: '#',
    barIncompleteChar: '.',
  });
  const clock = (): number => performance.now();
  const meter = openMeter(total, workers, clock, (done, rest) =>
    bar.update(done, { rest: rest === null ? '' : words.rest(rest) }),
  );
  bar.start(total, 0, { rest: '' });
  const timer = setInterval(() => meter.draw(), EVERY_MS);
  return {
    begin: () => meter.begin(),
    update: (done) => meter.update(done),
    stop() {
      clearInterval(timer);
      bar.stop();
    },
  };
}
