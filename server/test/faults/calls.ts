/** Calls of the HTTP part of the protocol, and sockets. */
import type { Command, NewTable, ServerFrame, Wire } from '@horda/protocol';
import { ROUTES, SOCKET, type RouteName } from '@horda/protocol/api';
import { WebSocket } from 'ws';

interface PostedCommand {
  readonly id: string;
  readonly command: Command;
}

export interface MadeTable {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly invite: string;
  readonly watch: string;
}

/** The server refused, for `reason`. */
export class Declined extends Error {
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.name = 'Declined';
    this.reason = reason;
  }
}

export function create(address: string, asked: Partial<NewTable>): Promise<MadeTable> {
  return call(address, 'create', '', null, { game: 'cisza', ...asked }) as Promise<MadeTable>;
}

export async function join(
  address: string,
  made: MadeTable,
  body: { name: string; seat?: number },
): Promise<{ seat: number; key: string }> {
  return (await call(address, 'join', made.table, made.invite, body)) as { seat: number; key: string };
}

/** Sends a command without a socket. */
export async function command(
  address: string,
  table: string,
  key: string,
  posted: PostedCommand,
): Promise<ServerFrame> {
  return (await call(address, 'command', table, key, posted)) as ServerFrame;
}

export type Welcome = Extract<ServerFrame, { type: 'welcome' }>;

/** Everything that a key shows of a table. */
export async function readTable(address: string, table: string, key: string): Promise<Welcome> {
  return (await call(address, 'read', table, key, null)) as Welcome;
}

async function call(
  address: string,
  name: RouteName,
  table: string,
  key: string | null,
  body: object | null,
): Promise<unknown> {
  const { method, path } = ROUTES[name];
  const reply = await fetch(`${address}${path.replace('{id}', table).replace('{seen}', '0')}`, {
    method,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: body === null ? null : JSON.stringify(body),
  });
  const said = (await reply.json()) as { error?: { reason: string; message: string } };
  if (said.error !== undefined) throw new Declined(said.error.reason, `${name}: ${said.error.message}`);
  return said;
}

export function dial(address: string): Wire {
  return new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`) as Wire;
}

/** A wire that waits until there is a server to dial. */
export function dialWhenThere(address: () => string | null): Wire {
  const listeners: [type: 'message', listener: (event: { readonly data: unknown }) => void][] = [];
  let wire: Wire | null = null;
  const waiting = setInterval(() => {
    const where = address();
    if (where === null) return;
    clearInterval(waiting);
    wire = dial(where);
    for (const [type, listener] of listeners) wire.addEventListener(type, listener);
  }, 5);
  return {
    send: (text) => wire?.send(text),
    close: () => {
      clearInterval(waiting);
      wire?.close();
    },
    addEventListener: (...one: [string, (event: { readonly data: unknown }) => void]) =>
      void listeners.push(one as (typeof listeners)[number]),
  };
}
