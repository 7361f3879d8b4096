/** What `backup` and `restore` share: progress on a terminal, signals, and faults in the user's language. */
import type { FaultKind } from '@horda/server/backups';
import { failed, type ExitCode } from './complaint.ts';
import { openInterruption } from './terminal/interruption.ts';
import { showProgress, type Progress } from './terminal/progress.ts';
import { oneLine, quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

export interface Transfer {
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Runs a transfer. A signal ends it in good order: nothing half done is left. */
export async function transfer(words: Words, run: (transfer: Transfer) => Promise<void>): Promise<ExitCode> {
  const interruption = openInterruption();
  const bar = openBar(words);
  const { BackupFault } = await import('@horda/server/backups');
  try {
    await run({ onProgress: bar.update, signal: interruption.signal });
  } catch (error) {
    if (interruption.signal.aborted) return interruption.exit();
    if (!(error instanceof BackupFault)) throw error;
    throw failed(faultWords(words, error.kind, error.about));
  } finally {
    await bar.stop();
    interruption.close();
  }
  return 0;
}

function faultWords(words: Words, kind: FaultKind, about: string): string {
  const isFolder = kind === 'nothingThere' || kind === 'noAnswer';
  return words.backup.faults[kind](isFolder ? quoted(about) : oneLine(about));
}

/** The total is known with the first progress, and changes where a second part begins. */
function openBar(words: Words): { update(done: number, of: number): void; stop(): Promise<void> } {
  let shown: Promise<Progress> | null = null;
  let total = 0;
  const stop = async (): Promise<void> => (await shown)?.stop();
  return {
    stop,
    update(done, of) {
      if (of !== total) {
        total = of;
        const before = stop();
        shown = before.then(() => showProgress(of, 1, { progress: words.backup.progress, rest: words.sim.rest }));
      }
      void shown?.then((bar) => bar.update(done));
    },
  };
}
