/** As any web server hands out a folder, under a path of its site: without headers of ours, without anything else behind it. */
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

export interface FileServer {
  /** Ends with a slash. */
  readonly address: string;
  /** Paths that it was asked for and does not have. */
  readonly missing: readonly string[];
  close(): Promise<void>;
}

export async function serveFolder(folder: string, path: `/${string}/`): Promise<FileServer> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost').pathname;
    const name = asked.startsWith(path) ? normalize(asked.slice(path.length)) : '..';
    const file = join(folder, name === '.' ? 'index.html' : name);
    if (name.startsWith('..') || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      missing.push(asked);
      return void response.writeHead(404).end();
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    missing,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
