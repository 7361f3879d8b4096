/** Ctrl-C or another signal to end: the command still reports what is finished. */
import type { ExitCode } from '../complaint.ts';

export interface Interruption {
  /** Aborted when the command should end. */
  readonly signal: AbortSignal;
  /** The usual exit code after a signal; 0: no signal came. */
  exit(): ExitCode;
  /** From now on a signal ends the command at once. */
  close(): void;
}

/** The convention of shells: 128 plus the number of the signal. */
const EXIT = { SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A signal that comes twice counts once: a terminal and a parent process may both send it. */
export function openInterruption(): Interruption {
  const controller = new AbortController();
  let by: (typeof SIGNALS)[number] | null = null;
  const interrupt = (signal: NodeJS.Signals): void => {
    by ??= signal as (typeof SIGNALS)[number];
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  return {
    signal: controller.signal,
    exit: () => (by === null ? 0 : EXIT[by]),
    close() {
      for (const signal of SIGNALS) process.off(signal, interrupt);
    },
  };
}
