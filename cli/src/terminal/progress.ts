/** A bar for long work: on a terminal only, and beside the output. */

export interface Progress {
  update(done: number): void;
  stop(): void;
}

const SILENT: Progress = { update: () => {}, stop: () => {} };

export async function showProgress(total: number, unit: string): Promise<Progress> {
  if (!process.stderr.isTTY) return SILENT;
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: `{bar} {percentage} %  {value} / {total} ${unit}  ETA {eta_formatted}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barCompleteChar: '#',
    barIncompleteChar: '.',
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
