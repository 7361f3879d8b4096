/** The built web client as files. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names in here change with what is inside. */
const HASHED = `assets${sep}`;
const A_YEAR = 31_536_000;

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** What is not there stays unknown: a page in place of a missing script would only hide the fault. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFiles, {
    root: folder,
    // The build has put `.br` and `.gz` beside what gains by it.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = relative(folder, path).startsWith(HASHED);
      // Everything else is asked for again every time, so that a new version is seen at once.
      reply.header('cache-control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    },
  });
}
