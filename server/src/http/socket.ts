/** Accepts WebSockets: only from known origins, and not too many from one address. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET } from '@horda/protocol/api';
import { LONGEST_FRAME } from '@horda/protocol/schemas';
import { WebSocketServer, type PerMessageDeflateOptions } from 'ws';
import type { Hall } from '@horda/tables/live/hall';
import type { Askers } from './askers.ts';
import type { Blocks } from '../admin/blocks.ts';
import { Connection, Outgoing } from './connection.ts';
import { visitorAddress, type Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { PACKED_FROM } from './packing.ts';

const ALIVE_EVERY = 30_000;

/**
 * A question with hundreds of options shrinks to a tenth; most frames are small, and not worth the time. Each frame is
 * compressed by itself, so that a socket needs little memory and the size of a frame says nothing about the one before.
 * What people wrote is never compressed together with cards: see `Outlet`.
 */
const PACKING: PerMessageDeflateOptions = {
  threshold: PACKED_FROM,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 13,
  zlibDeflateOptions: { level: 3, memLevel: 7 },
};

export interface SocketOptions {
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly limits: Limits;
  readonly askers: Askers;
  readonly blocks: Blocks;
}

export interface Sockets {
  readonly open: number;
  close(): Promise<void>;
}

export function openSockets(server: Server, hall: Hall, options: SocketOptions): Sockets {
  const { origins, trustProxy, limits, askers, blocks } = options;
  const accepting = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: PACKING });
  const connections = new Set<Connection>();
  const outgoing = new Outgoing();
  const perAddress = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = visitorAddress(addressOf(request, trustProxy));
    const already = perAddress.get(address) ?? 0;
    if (pathOf(request) !== SOCKET) return refuse(socket, '404 Not Found');
    if (blocks.has(address)) return refuse(socket, '403 Forbidden');
    if (isForeign(request, origins, trustProxy)) return refuse(socket, '403 Forbidden');
    if (already >= limits.sockets) return refuse(socket, '429 Too Many Requests');
    accepting.handleUpgrade(request, socket, head, (opened) => {
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      const connection = new Connection(hall, opened, socket, address, limits, outgoing, askers.at(address));
      connections.add(connection);
      opened.on('close', () => {
        connections.delete(connection);
        const left = perAddress.get(address)! - 1;
        if (left === 0) perAddress.delete(address);
        else perAddress.set(address, left);
      });
    });
  });

  blocks.onBlocked = (isBlocked) => {
    for (const connection of connections) if (isBlocked(connection.address)) connection.turnAway();
  };

  const timer = setInterval(() => {
    for (const connection of connections) connection.checkAlive();
  }, ALIVE_EVERY);
  timer.unref();

  return {
    get open() {
      return connections.size;
    },
    async close() {
      clearInterval(timer);
      for (const connection of connections) connection.dismiss();
      await new Promise((resolve) => accepting.close(resolve));
    },
  };
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0]!;
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  // Only what the host's own proxy added can be believed; a visitor may have written the rest.
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)!.trim() : undefined;
  return last ?? socket.remoteAddress ?? 'unknown';
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
