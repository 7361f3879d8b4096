import { defineConfig } from 'vite';
import { baked } from './build/baked.ts';
import { gameIcons } from './build/game-icons.ts';
import { licences } from './build/licences.ts';
import { scriptOf } from './build/words-apart.ts';

/** Scripts of a game are called after it, so that one can tell whose they are. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const game = /\/games\/([\w-]+)\//.exec(facadeModuleId ?? '')?.[1];
  return `assets/${game === undefined || game === name ? name : `${game}-${name}`}-[hash].js`;
}

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the page works under any path.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [baked(), gameIcons(), licences()],
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The page may load nothing from `data:` addresses but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: scriptOf }] },
      },
    },
  },
});
