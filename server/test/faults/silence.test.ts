import { TableClient, type Wire } from '@horda/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MANNERS = { table: 't', key: null, patience: 20, heartbeat: 200, pause: 1 };
/** After this many milliseconds of silence, a client gives up its connection and opens another. */
const SILENCE = 2 * MANNERS.heartbeat + 2 * MANNERS.patience;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wire on which a test triggers the events. */
class SilentWire implements Wire {
  readonly sent: string[] = [];
  readonly #listeners: [type: string, listener: (event: { readonly data: unknown }) => void][] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.push([type, listener]);
  }
  happen(what: 'open' | 'close'): void {
    for (const [type, listener] of this.#listeners) if (type === what) listener({ data: null });
  }
}

/** A client, and the wires that it has asked for, the latest last. */
function start(): { readonly client: TableClient; readonly lines: SilentWire[] } {
  const lines: SilentWire[] = [];
  const client = new TableClient({ ...MANNERS, connect: () => lines[lines.push(new SilentWire()) - 1]! });
  return { client, lines };
}

test('a connection that has gone silent is given up, though nothing tells of its end', () => {
  const { client, lines } = start();
  lines[0]!.happen('open');
  vi.advanceTimersByTime(2 * MANNERS.heartbeat);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(SILENCE - 2 * MANNERS.heartbeat);
  expect(lines).toHaveLength(2);
  // The old connection may still report its end; that must not affect the new one.
  lines[1]!.happen('open');
  lines[0]!.happen('close');
  vi.advanceTimersByTime(MANNERS.heartbeat);
  expect(lines).toHaveLength(2);
  client.close();
});

test('nothing is sent on a connection that is not open yet', () => {
  const { client, lines } = start();
  lines[0]!.happen('open');
  expect(lines[0]!.sent).toHaveLength(1);
  lines[0]!.happen('close');
  vi.advanceTimersByTime(MANNERS.heartbeat);
  expect(lines).toHaveLength(2);
  expect(lines[1]!.sent).toEqual([]);
  client.close();
});
