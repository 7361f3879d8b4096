import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOCKET } from '@horda/protocol/api';
import type { ServerFrame } from '@horda/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

/** A process of its own with the usual limits, so that floods and those who suffer from them do not share a thread. */
let child: ChildProcess;
let address: string;
const data = mkdtempSync(join(tmpdir(), 'horda-limits-'));
beforeAll(async () => {
  const module = fileURLToPath(new URL('../secrets/loud-server.ts', import.meta.url));
  child = fork(module, [JSON.stringify({ data })], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  [address] = (await once(child, 'message')) as [string];
});
afterAll(async () => {
  child.send('end');
  await once(child, 'exit');
  rmSync(data, { recursive: true });
});

async function openTable(): Promise<{ table: string; key: string }> {
  const body = JSON.stringify({ game: 'cisza', seats: 2, name: 'Ada' });
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await reply.json()) as { table: string; key: string };
}

async function openSocket({ table, key }: { table: string; key: string }): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`);
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, key, seen: 0 }));
  await once(socket, 'message');
  return socket;
}

/** A line of talk, until it is acknowledged: how long that took, in milliseconds. */
function say(socket: WebSocket, id: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const hear = (text: Buffer): void => {
      const frame = JSON.parse(text.toString()) as ServerFrame;
      if (frame.type !== 'accepted' || frame.id !== id) return;
      socket.off('message', hear);
      resolve(performance.now() - started);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'do', id, command: { do: 'say', text: 'one after the other' } }));
  });
}

/** A socket that sends as fast as it can until it is closed: what it was told, and the code. */
async function flood(at: { table: string; key: string }, frame: string): Promise<{ reasons: string[]; code: number }> {
  const socket = await openSocket(at);
  const reasons: string[] = [];
  socket.on('message', (text: Buffer) => {
    const told = JSON.parse(text.toString()) as ServerFrame;
    if (told.type === 'error') reasons.push(told.reason);
  });
  const closed = once(socket, 'close') as Promise<[number]>;
  while (socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 20; i++) socket.send(frame);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { reasons, code: (await closed)[0] };
}

// Another program on the machine can take the time away; what is wrong fails every time.
test('floods are told to slow down and then cut off, and another table does not feel them', { retry: 2 }, async () => {
  const [attacked, other] = [await openTable(), await openTable()];
  const player = await openSocket(other);
  const calm: number[] = [];
  for (let i = 0; i < 20; i++) calm.push(await say(player, `calm${i}`));
  const look = { type: 'ask', id: 'q', question: { ask: 'history', from: 0, to: 9 } };
  const command = { type: 'do', id: 'x', command: { do: 'start' } };
  const frames = [
    JSON.stringify(look),
    JSON.stringify(command),
    '{"type":"ping"}',
    'nonsense',
    `"${'x'.repeat(15_000)}"`,
  ];
  let floods = 0;
  const flooding = Promise.all(
    frames
      .flatMap((frame) => [frame, frame])
      .map(async (frame) => {
        const result = await flood(attacked, frame);
        floods++;
        return { frame, ...result };
      }),
  );
  const under: number[] = [];
  for (let i = 0; floods < frames.length * 2 && i < 60; i++) under.push(await say(player, `under${i}`));
  const results = await flooding;
  for (const { code } of results) expect(code).toBe(4008);
  for (const { frame, reasons } of results.filter(({ frame: each }) => each.startsWith('{')))
    expect([frame, new Set(reasons)]).toEqual([frame, new Set(['tooFast'])]);
  const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
  // Both share a machine with the floods; a table that had to wait for them would wait for seconds.
  expect(under.length).toBeGreaterThan(3);
  expect(middle(under)).toBeLessThan(250 + 3 * middle(calm));
  expect(Math.max(...under)).toBeLessThan(2_000);
  player.close();
});
