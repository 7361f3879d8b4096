import { defineConfig } from 'vitest/config';
import { gameIcons } from './web/build/game-icons.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SKIPPED = ['**/node_modules/**', 'bench/peers/**'];
const BROWSER_TESTS = 'web/test/**/*.test.ts';

/** What takes longest begins first, so that no worker is left alone with it at the end. A wrong list only costs time. */
const SLOWEST = [
  'games/gear-up/test/contract',
  'games/long-night/test/contract',
  'server/test/secrets/',
  'server/test/bots/pool',
  'server/test/faults/',
  'cli/test/',
  'tools/src/new-game',
  'web/test/package.test',
  'web/test/static.test',
  'web/test/friends.test',
  'web/test/gear-up.test',
  'web/test/zombicide.test',
  'web/test/long-night.test',
  'web/test/play.test',
  'web/test/zombiaki.test',
  'web/test/zombicide-campaign',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOWEST.findIndex((part) => moduleId.includes(part));
      return at === -1 ? SLOWEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Guards against what never ends, not measures: a busy machine may need ten times as long as an idle one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // One more than the two cores that a run is meant for: some tests wait for clocks, threads and other programs.
    maxWorkers: 3,
    // Modules keep no state, so that test files can share a process; it saves a third of a second a file.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
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
