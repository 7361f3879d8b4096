import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOCKET } from '@horda/protocol/api';
import type { ServerFrame } from '@horda/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

/** Words that occur nowhere else. */
const NAMES = ['Zyrafka', 'Kwiczol'];
const TALK = 'pomidorowa o szesnastej';
const ENTROPY = 'rzuconeKostkiBabci';
const HOOK = 'http://127.0.0.1:9/tajny-adres';
const TYPED = 'ukrytyKluczWZlymMiejscu';

test('logs and numbers hold no name, no talk, no key, no address and no card', async () => {
  const data = mkdtempSync(join(tmpdir(), 'horda-loud-'));
  const module = fileURLToPath(new URL('loud-server.ts', import.meta.url));
  const child = fork(module, [JSON.stringify({ data })], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [address] = (await once(child, 'message')) as [string];
  const keys: string[] = [];

  async function call(
    method: string,
    path: string,
    body: unknown,
    key: string | null,
  ): Promise<Record<string, string>> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, string>;
  }

  const asked = { game: 'cisza', seats: 2, name: NAMES[0], entropy: ENTROPY, pace: 0 };
  const made = await call('POST', '/api/tables', asked, null);
  const { table = '', key = '', invite = '', watch = '' } = made;
  const seat = await call('POST', `/api/tables/${table}/seats`, { name: NAMES[1], entropy: `${ENTROPY}2` }, invite);
  keys.push(key, invite, watch, seat['key']!);

  // Good and bad requests, with keys in the right and in the wrong places.
  await call('PUT', `/api/tables/${table}/me/webhook`, { url: HOOK }, seat['key']!);
  await call('PUT', `/api/tables/${table}/me/webhook`, { url: `http://${TYPED}:x@example.org/` }, key);
  await call('POST', `/api/tables/${table}/commands`, `{"key":"${key}","name":"${NAMES[0]}"`, key);
  await call('POST', `/api/tables/${table}/commands`, { id: key, command: { do: TYPED } }, key);
  await call('GET', `/api/tables/${table}/since/${key}`, undefined, key);
  await call('GET', `/api/tables/${key}/since/0`, undefined, `${key}${TYPED}`);
  await call('GET', `/nowhere/${TYPED}?key=${key}`, undefined, null);
  await fetch(`${address}/%E0%A4%A?key=${key}`);
  // Something that is not valid HTTP, with a key in it.
  const raw = connect(Number(new URL(address).port), '127.0.0.1');
  raw.write(`GET / HTTP/1.1\r\nAuthorization: Bearer ${key}\r\nbroken header ${TYPED}\r\n\r\n`);
  raw.on('error', () => {});
  await once(raw.resume(), 'close');

  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`);
  const heard: ServerFrame[] = [];
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as ServerFrame));
  await once(socket, 'open');
  const say = async (frame: object | string): Promise<ServerFrame> => {
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    const [text] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(text.toString()) as ServerFrame;
  };
  await say(`{"type":"hello","key":"${key}","${TYPED}":1}`);
  await say(`not JSON ${key} ${TYPED}`);
  await say({ type: 'hello', protocol: 1, table, key: watch.toUpperCase().padEnd(22, 'x'), seen: 0 });
  await say({ type: 'hello', protocol: 1, table, key, seen: 0 });
  await say({ type: 'do', id: 'a', command: { do: 'say', text: TALK } });
  await say({ type: 'do', id: 'b', command: { do: 'start' } });
  await say({ type: 'do', id: 'c', command: { do: 'handOver', bot: 'greedy' } });
  const second = { id: 'd', command: { do: 'handOver', bot: 'random' } };
  await call('POST', `/api/tables/${table}/commands`, second, seat['key']!);
  while (!heard.some((frame) => frame.type === 'update' && frame.info?.status === 'over'))
    await once(socket, 'message', { signal: AbortSignal.timeout(20_000) });
  const numbers = await (await fetch(`${address}/metrics`)).text();
  const save = (await call('GET', `/api/tables/${table}/save`, undefined, key)) as unknown as {
    seed: number[];
    fair: { secret: string };
  };
  const personal = JSON.stringify(await call('GET', `/api/tables/${table}/me`, undefined, key));
  socket.close();
  child.send('end');
  await once(child, 'exit');
  rmSync(data, { recursive: true });

  // There was something to find, and something was logged.
  expect(personal).toContain(NAMES[0]);
  expect(personal).toContain(TALK);
  expect(output).toContain('listening');
  expect(output).toContain('closed');
  expect(numbers).toContain('horda_records_total{type="answered"}');
  expect(numbers).toContain('horda_refusals_total{reason="badMessage"}');
  const told = output + numbers;
  const secrets = [...NAMES, TALK, ENTROPY, 'tajny-adres', TYPED, ...keys, save.fair.secret, ...save.seed.map(String)];
  const bytes = [...Buffer.from(key.slice(0, 8))].join(',');
  expect([...secrets, bytes].filter((secret) => told.includes(secret))).toEqual([]);
  // Names of cards and choices, as they appear in views and records.
  expect(
    ['"hand"', '"deck"', '"picks"', '"card"', 'megaphone', 'shotgun', 'barricade'].filter((word) =>
      told.includes(word),
    ),
  ).toEqual([]);
  expect(numbers).not.toContain(table);
});
