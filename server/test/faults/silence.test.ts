import { setTimeout as sleep } from 'node:timers/promises';
import { TableClient, type Wire } from '@horda/protocol';
import { expect, test } from 'vitest';

const MANNERS = { table: 't', key: null, patience: 20, heartbeat: 200, pause: 1 };

/** A wire of which a test tells what happens on it. */
class Line implements Wire {
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

test('a connection that has gone silent is given up, though nothing tells of its end', async () => {
  const lines: Line[] = [];
  const client = new TableClient({ ...MANNERS, connect: () => lines[lines.push(new Line()) - 1]! });
  lines[0]!.happen('open');
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  // Its end may yet be told: the new connection is not given up for it.
  lines.at(-1)!.happen('open');
  const { length } = lines;
  lines[0]!.happen('close');
  await sleep(10);
  expect(lines).toHaveLength(length);
  client.close();
});

test('nothing is sent on a connection that is not open yet', async () => {
  const lines: Line[] = [];
  const client = new TableClient({ ...MANNERS, connect: () => lines[lines.push(new Line()) - 1]! });
  lines[0]!.happen('open');
  expect(lines[0]!.sent).toHaveLength(1);
  lines[0]!.happen('close');
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await sleep(50);
  expect(lines.slice(1).flatMap(({ sent }) => sent)).toEqual([]);
  client.close();
});
