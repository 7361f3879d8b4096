/** The service worker is built last, because it knows every other file by name. */
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import { filesIn } from './files.ts';

const SOURCE = resolve(import.meta.dirname, '../src/offline/service-worker.ts');

export async function buildServiceWorker(folder: string, version: string): Promise<void> {
  const files = filesIn(folder).map((path) => relative(folder, path).split(sep).join('/'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    define: { HORDA_FILES: JSON.stringify(files), HORDA_VERSION: JSON.stringify(version) },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { entryFileNames: 'service-worker.js', format: 'iife' } },
    },
  });
}
