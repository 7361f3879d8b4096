/** Loaded into every server before its own code (`node --import`): tells the parent what the process has used. */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

export type Reading = {
  /** Processor time of all threads since the start of the process, in seconds. */
  readonly cpu: number;
  /** Seconds that the main thread was ready to run but had no processor; 0 where the system does not tell. */
  readonly waited: number;
  /** Memory now, and at its highest, in MB. */
  readonly rss: number;
  readonly peakRss: number;
};

/** What a server says once it can be reached: its port on 127.0.0.1. */
export type Ready = { readonly port: number };

if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message === 'read') process.send!({ reading: read() });
  });
  process.on('disconnect', () => process.exit());
}

function read(): Reading {
  const { user, system } = process.cpuUsage();
  return {
    cpu: (user + system) / 1e6,
    waited: waited(),
    rss: process.memoryUsage.rss() / 2 ** 20,
    peakRss: process.resourceUsage().maxRSS / 2 ** 10,
  };
}

function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e9;
  } catch {
    return 0;
  }
}
