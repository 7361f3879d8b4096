import { defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { licences } from './build/licences.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the page works under any path.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameIcons(), licences()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The page may load nothing from `data:` addresses but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
