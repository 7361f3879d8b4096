/** A module called `*.baked.ts` is worked out once, by the build: the page gets its values, and not their ingredients. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export function baked(): Plugin {
  return {
    name: 'baked',
    async load(id) {
      if (!id.endsWith('.baked.ts')) return null;
      const values = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
