/** What a run has shown, in words. */
import type { FuzzReport } from './fuzz.ts';
import type { Memory } from './server.ts';

/** What may be kept for as long as the process lives, in bytes: compiled code, buffers of the first use. */
const SLACK = 8e6;

/** How much more memory, in bytes, the last quarter of a run needs than the one before it; 0: not more than by chance. */
export function growth(memory: readonly Memory[]): number {
  const quarter = Math.floor(memory.length / 4);
  if (quarter === 0) return 0;
  const [third, last] = [memory.slice(-2 * quarter, -quarter), memory.slice(-quarter)].map((readings) =>
    median(readings.map(({ heap }) => heap)),
  );
  return Math.max(0, last! - third! - SLACK);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

export function reportText(report: FuzzReport, seconds: number): string {
  const list = (counts: ReadonlyMap<string | number, number>): string =>
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  const megabytes = (kind: keyof Memory): string =>
    report.memory.map((each) => (each[kind] / 1e6).toFixed(0)).join(' ');
  return `${[
    `${report.sent} messages in ${(seconds / 60).toFixed(1)} minutes, to ${report.tables} tables over ${report.sockets} sockets`,
    `frames: ${list(report.kinds)}`,
    `replies: ${list(report.replies)}`,
    `sockets closed, by code: ${list(report.closes)}; messages on them without a reply: ${report.unanswered}`,
    `requests: ${list(report.requests)}`,
    `logs: ${report.lines} lines, ${report.accepted} by commands; each was acknowledged or its socket closed before that, and nothing else has changed a table`,
    `heap of the server, in MB: ${megabytes('heap')}; resident: ${megabytes('rss')}; ${growth(report.memory) === 0 ? 'flat' : `GROWN by ${growth(report.memory)} bytes`}`,
    report.errors === '' ? 'the server has logged no error' : `ERRORS: ${report.errors.slice(0, 2_000)}`,
  ].join('\n')}\n`;
}
