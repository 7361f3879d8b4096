import { defineConfig } from 'vitest/config';
import { gameIcons } from './web/build/game-icons.ts';

const SKIPPED = ['**/node_modules/**', 'bench/peers/**'];
const BROWSER_TESTS = 'web/test/**/*.test.ts';
const SPEED_TESTS = ['web/test/**/speed.test.ts', 'bench/src/speed.test.ts'];

const inBrowser = {
  globalSetup: 'web/test/browser-run.ts',
  // Another program on the machine can take a browser's time away; what is wrong fails twice.
  retry: 1,
};

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
          exclude: [...SKIPPED, BROWSER_TESTS, ...SPEED_TESTS],
          globalSetup: 'testing/src/postgres-run.ts',
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'browser',
          include: [BROWSER_TESTS],
          exclude: [...SKIPPED, ...SPEED_TESTS],
          // After all others: a page that shares its cores with them would be slow through no fault of its own.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'speed',
          include: SPEED_TESTS,
          // What is measured runs alone, and the best of three counts: the machine may have other work, too.
          retry: 2,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
