/** A real server on a free port with its own folder, and helpers to call it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TableClient, type ClientOptions, type ServerFrame } from '@horda/protocol';
import { SOCKET } from '@horda/protocol/api';
import { seededSecrets } from '@horda/tables/test/seeded-secrets';
import { WebSocket, type ClientOptions as SocketOptions } from 'ws';
import { NO_LIMITS, serve, type Running, type ServeOptions } from '../../src/server.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // Tests may inspect any reply.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface TestServer {
  readonly running: Running;
  readonly data: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    key?: string | null,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  socket(options?: SocketOptions): Promise<TestSocket>;
  client(table: string, key: string | null, options?: Partial<ClientOptions>): TableClient;
  close(): Promise<void>;
}

/** `seed`: determines ids, keys and deals. A second server on the same data needs another seed. */
export async function startServer(options: Partial<ServeOptions> = {}, seed = 'a server'): Promise<TestServer> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'horda-serve-'));
  const usual = { host: '127.0.0.1', port: 0, data, database: null, origins: [], trustProxy: false } as const;
  const asked = { ...usual, log: 'silent', limits: NO_LIMITS, ...options } as const;
  const running = await serve(asked, seededSecrets(seed));
  const { address } = running;
  const url = `${address.replace('http', 'ws')}${SOCKET}`;
  const clients: TableClient[] = [];
  return {
    running,
    data,
    async call(method, path, body, key = null, headers = {}) {
      const response = await fetch(address + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    socket: (more = {}) => openSocket(url, more),
    client(table, key, more = {}) {
      const connect = () => new globalThis.WebSocket(url);
      // What clients add to chance is alike in every run, as the server's secrets are.
      const client = new TableClient({ table, key, connect, entropy: `entropy ${clients.length}`, ...more });
      clients.push(client);
      return client;
    },
    async close() {
      for (const client of clients) client.close();
      await running.close();
      if (options.data === undefined) rmSync(data, { recursive: true });
    },
  };
}

/** A bare socket: sends anything, and keeps everything it receives. */
export interface TestSocket {
  readonly frames: ServerFrame[];
  readonly raw: WebSocket;
  /** How many bytes have come over the wire so far. */
  readonly bytes: number;
  send(frame: unknown): void;
  /** The next frame that has not been taken yet. */
  next(): Promise<ServerFrame>;
  readonly closed: Promise<number>;
}

function openSocket(url: string, options: SocketOptions): Promise<TestSocket> {
  const raw = new WebSocket(url, options);
  let wire: Socket | null = null;
  raw.on('upgrade', ({ socket }) => void (wire = socket));
  const frames: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  let taken = 0;
  raw.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as ServerFrame;
    frames.push(frame);
    if (waiting.length > 0) waiting.shift()!(frames[taken++]!);
  });
  const closed = new Promise<number>((resolve) => raw.on('close', resolve));
  const socket: TestSocket = {
    frames,
    raw,
    get bytes() {
      return wire?.bytesRead ?? 0;
    },
    send: (frame) => raw.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: () =>
      taken < frames.length ? Promise.resolve(frames[taken++]!) : new Promise((resolve) => waiting.push(resolve)),
    closed,
  };
  return new Promise((resolve, reject) => {
    raw.on('open', () => resolve(socket));
    raw.on('error', reject);
  });
}
