import { defineConfig } from 'vitest/config';
import { gameIcons } from './web/build/game-icons.ts';

const SKIPPED = ['**/node_modules/**', 'bench/peers/**'];
const BROWSER_TESTS = 'web/test/**/*.test.ts';

export default defineConfig({
  test: {
    // Guards against what never ends, not measures: a busy machine may need ten times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // Modules keep no state, so that test files can share a process; it saves a third of a second a file.
    isolate: false,
    setupFiles: 'testing/src/properties-run.ts',
    projects: [
      {
        extends: true,
        // Drawings of the page are tested without a browser, too.
        plugins: [gameIcons()],
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [...SKIPPED, BROWSER_TESTS],
          globalSetup: 'testing/src/postgres-run.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          exclude: SKIPPED,
          globalSetup: 'web/test/browser-run.ts',
          // After all others: they would only take each other's time.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
