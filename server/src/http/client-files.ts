/** The built web client as files. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** File names in this folder contain a hash of the content. */
const HASHED = `assets${sep}`;
const A_YEAR = 31_536_000;

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** A missing file gives 404: a page in place of a missing script would only hide the fault. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFiles, {
    root: folder,
    // The build has put `.br` and `.gz` beside the files that compress well.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = relative(folder, path).startsWith(HASHED);
      // Browsers check everything else every time, so that a new version shows at once.
      reply.header('cache-control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    },
  });
}
