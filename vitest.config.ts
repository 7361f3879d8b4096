import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/peers/**'],
    globalSetup: 'testing/src/postgres-run.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    maxWorkers: 2,
    // Modules keep no state, so that test files can share a process; it saves a third of a second a file.
    isolate: false,
  },
});
