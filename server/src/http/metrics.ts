/** Counts for Prometheus. Labels are kinds of things, never tables, people or cards. */
import type { Reason } from '@horda/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotThreads } from '../bots/pool.ts';
import type { Replays } from '../threads/replays.ts';
import type { Meter } from '@horda/tables/live/services';
import type { Sizes } from '../admin/sizes.ts';

export interface Metrics extends Meter {
  text(): Promise<string>;
  readonly contentType: string;
  /** `read` is called whenever the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void;
  /** How much the store holds; `read` is called whenever the metrics are requested. */
  watchStore(read: () => Promise<Sizes>): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const written = new Counter({
    name: 'horda_records_total',
    help: 'Records written',
    labelNames: ['type'],
    registers,
  });
  const refused = new Counter({
    name: 'horda_refusals_total',
    help: 'Refused messages',
    labelNames: ['reason'],
    registers,
  });
  const conflicts = new Counter({
    name: 'horda_conflicts_total',
    help: 'Lines that another node wrote first',
    registers,
  });
  const seconds = new Histogram({
    name: 'horda_write_seconds',
    help: 'Time until a line was on disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const writtenOf = childrenOf(written, 'type');
  const refusedFor = childrenOf(refused, 'reason');
  return {
    accepted: (type: string) => writtenOf(type).inc(),
    refused: (reason: Reason) => refusedFor(reason).inc(),
    written: (time: number) => seconds.observe(time),
    conflict: () => conflicts.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    watchStore(read) {
      const bytes: Gauge = new Gauge({
        name: 'horda_store_bytes',
        help: 'Bytes that the tables take in the store',
        registers,
        // A store that cannot be read must not take the other numbers with it.
        collect: () =>
          read().then(
            (sizes) => bytes.set(sizes.bytes),
            () => bytes.set(Number.NaN),
          ),
      });
      const tables: Gauge<'status'> = new Gauge({
        name: 'horda_tables',
        help: 'Tables in the store',
        labelNames: ['status'],
        registers,
        collect: () =>
          read().then(
            (sizes) => {
              for (const [status, count] of Object.entries(sizes.tables)) tables.set({ status }, count);
            },
            () => tables.reset(),
          ),
      });
    },
  };
}

/** The counters for a label's values, each looked up only once: prom-client builds a text from the labels each time. */
function childrenOf<L extends string>(counter: Counter<L>, label: L): (value: string) => Counter.Internal {
  const children = new Map<string, Counter.Internal>();
  return (value) => {
    let child = children.get(value);
    if (child === undefined) {
      child = counter.labels({ [label]: value } as Record<L, string>);
      children.set(value, child);
    }
    return child;
  };
}

export function watchThreads({ gauge }: Metrics, pool: BotThreads, replays: Pick<Replays, 'waiting'>): void {
  gauge('horda_bots_waiting', 'Bots that wait for a thread', () => pool.waiting);
  gauge('horda_bot_threads', 'Threads in which bots think', () => pool.threads);
  gauge('horda_bots_overdue', 'Bots that thought too long, so far', () => pool.overdue);
  gauge('horda_replays_waiting', 'Saved games that wait to be played again', () => replays.waiting);
}
