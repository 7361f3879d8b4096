/**
 * The door of a running server for other programs on its machine: a socket in its data folder, which only the folder's
 * owner can open. Requests and replies are lines of JSON.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupFault, type FaultKind, faultOf } from './fault.ts';

/** `copy` makes a copy that lasts as long as the connection; `replace` puts a complete database in the place of its own. */
export type Request =
  | { readonly do: 'look' }
  | { readonly do: 'copy' }
  | { readonly do: 'replace'; readonly file: string; readonly mayReplace: boolean };

export interface Answer {
  /** How many tables the server has. */
  readonly tables?: number;
  /** The copy, or where the former database is kept. */
  readonly file?: string | null;
}

type Reply =
  | { readonly done: number; readonly of: number }
  | { readonly answer: Answer }
  | { readonly fault: FaultKind; readonly about: string };

type OnProgress = (done: number, of: number) => void;

export interface Control {
  close(): Promise<void>;
}

/** `handle` carries out a request; what it gives to `atEnd` is done when the connection ends. */
export type Handle = (
  request: Request,
  onProgress: OnProgress,
  atEnd: (cleanUp: () => void) => void,
) => Promise<Answer>;

/** Systems allow about a hundred bytes for the path of a socket. */
const LONGEST_PATH = 100;

/** Null: the folder's path is too long for a socket. */
function addressIn(folder: string): string | null {
  if (process.platform === 'win32')
    return `\\\\?\\pipe\\horda-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  const path = join(folder, 'horda.sock');
  return [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= LONGEST_PATH) ?? null;
}

/** Only for the process that holds the folder. Null: the folder's path is too long. */
export async function openControl(folder: string, handle: Handle): Promise<Control | null> {
  const address = addressIn(folder);
  if (address === null) return null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, handle);
  });
  // A killed process leaves its socket behind.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function serve(socket: Socket, handle: Handle): void {
  const say = (reply: Reply): void => void (socket.writable && socket.write(`${JSON.stringify(reply)}\n`));
  const cleanUps: (() => void)[] = [];
  socket.on('error', () => null);
  socket.on('close', () => {
    for (const cleanUp of cleanUps) cleanUp();
  });
  const atEnd = (cleanUp: () => void): void => {
    if (socket.destroyed) cleanUp();
    else cleanUps.push(cleanUp);
  };
  linesOf(socket, (line) => {
    const work = async (): Promise<Answer> =>
      handle(JSON.parse(line) as Request, (done, of) => say({ done, of }), atEnd);
    work().then(
      (answer) => say({ answer }),
      (error: unknown) => {
        const { kind, about } = faultOf(error);
        say({ fault: kind, about });
      },
    );
  });
}

/** An error of the connection is told by its end. */
function linesOf(socket: Socket, hear: (line: string) => void): void {
  createInterface({ input: socket })
    .on('line', hear)
    .on('error', () => null);
}

/** A connection to the server that uses a folder. */
export interface Line {
  ask(request: Request, onProgress?: OnProgress): Promise<Answer>;
  close(): void;
}

/** Null: no server answers there. */
export function callServer(folder: string): Promise<Line | null> {
  const address = addressIn(folder);
  if (address === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once('error', () => resolve(null));
    socket.once('connect', () => resolve(lineOf(socket)));
  });
}

function lineOf(socket: Socket): Line {
  let hear: (reply: Reply | null) => void = () => {};
  socket.on('error', () => null);
  socket.on('close', () => hear(null));
  linesOf(socket, (line) => hear(JSON.parse(line) as Reply));
  return {
    ask: (request, onProgress) =>
      new Promise((resolve, reject) => {
        hear = (reply) => {
          if (reply === null) reject(new BackupFault('other', 'The server ended before it had answered.'));
          else if ('answer' in reply) resolve(reply.answer);
          else if ('fault' in reply) reject(new BackupFault(reply.fault, reply.about));
          else onProgress?.(reply.done, reply.of);
        };
        socket.write(`${JSON.stringify(request)}\n`);
      }),
    close: () => socket.destroy(),
  };
}
