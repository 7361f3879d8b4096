/** Connections that are no sockets of the protocol: how many one address may hold open. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorAddress } from './limits.ts';

/**
 * Of the connections of one address, at most `most` stay open: a further one ends the one that has been without a new
 * request for longest, so that connections which send nothing keep nobody out. A WebSocket has limits of its own and no
 * longer counts.
 */
export function limitConnections(server: Server, most: number): void {
  /** The connections of each address, the one with the latest request last. */
  const open = new Map<string, Set<Socket>>();
  const addressOf = new WeakMap<Socket, string>();

  const add = (socket: Socket, address: string): void => {
    const own = open.get(address) ?? new Set();
    open.set(address, own.add(socket));
    if (own.size <= most) return;
    const [first] = own;
    remove(first!);
    first!.destroy();
  };
  const remove = (socket: Socket): void => {
    const address = addressOf.get(socket) ?? '';
    const own = open.get(address);
    if (own?.delete(socket) && own.size === 0) open.delete(address);
  };

  server.on('connection', (socket) => {
    const address = visitorAddress(socket.remoteAddress ?? 'gone');
    addressOf.set(socket, address);
    add(socket, address);
    socket.once('close', () => remove(socket));
  });
  server.on('request', ({ socket }) => {
    remove(socket);
    add(socket, addressOf.get(socket)!);
  });
  server.on('upgrade', ({ socket }) => remove(socket));
}
