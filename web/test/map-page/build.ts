/** Builds the page with the map alone. */
import { resolve } from 'node:path';
import { build } from 'vite';

export async function buildMapPage(out: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { target: 'es2023', outDir: resolve(out), emptyOutDir: true, assetsInlineLimit: 0 },
  });
}
