/** Floods of frames at one table while somebody plays at another. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOCKET } from '@horda/protocol/api';
import type { ServerFrame } from '@horda/protocol';
import { WebSocket } from 'ws';

interface Opened {
  readonly table: string;
  readonly key: string;
}

/** The replies to a client that sent as fast as it could, and the code with which its socket was closed. */
export interface Flood {
  readonly frame: string;
  readonly reasons: readonly string[];
  readonly code: number;
}

/** A server in its own process with the usual limits, so that it does not share a thread with the flooding clients. */
export async function startOpenServer(data: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const module = fileURLToPath(new URL('../secrets/loud-server.ts', import.meta.url));
  const child = fork(module, [JSON.stringify({ data })], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [address] = (await once(child, 'message')) as [string];
  return {
    address,
    async stop() {
      child.send('end');
      await once(child, 'exit');
    },
  };
}

async function openTable(address: string): Promise<Opened> {
  const body = JSON.stringify({ game: 'cisza', seats: 2, name: 'Ada' });
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await reply.json()) as Opened;
}

async function openSocket(address: string, { table, key }: Opened): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`);
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, key, seen: 0 }));
  await once(socket, 'message');
  return socket;
}

/** Says something; returns how long the acknowledgement took, in milliseconds. */
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

/** Sends as fast as it can until the socket is closed; returns the replies and the code. */
async function flood(address: string, at: Opened, frame: string): Promise<Flood> {
  const socket = await openSocket(address, at);
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
  return { frame, reasons, code: (await closed)[0] };
}

const FRAMES = [
  JSON.stringify({ type: 'ask', id: 'q', question: { ask: 'history', from: 0, to: 9 } }),
  JSON.stringify({ type: 'do', id: 'x', command: { do: 'start' } }),
  '{"type":"ping"}',
  'nonsense',
  `"${'x'.repeat(15_000)}"`,
];

/** Runs two floods of each kind at one table; measures how long talk at another takes before and during them. */
export async function floodBeside(
  address: string,
): Promise<{ readonly floods: readonly Flood[]; readonly calm: readonly number[]; readonly under: readonly number[] }> {
  const [attacked, other] = [await openTable(address), await openTable(address)];
  const player = await openSocket(address, other);
  const calm: number[] = [];
  for (let i = 0; i < 20; i++) calm.push(await say(player, `calm${i}`));
  let isOver = false;
  const flooding = Promise.all([...FRAMES, ...FRAMES].map((frame) => flood(address, attacked, frame)));
  void flooding.finally(() => (isOver = true));
  const under: number[] = [];
  for (let i = 0; i < 5 || (!isOver && i < 60); i++) under.push(await say(player, `under${i}`));
  const floods = await flooding;
  player.close();
  return { floods, calm, under };
}
