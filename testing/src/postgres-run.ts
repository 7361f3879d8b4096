/** One PostgreSQL server for a test run that may need it. */
import type { TestProject } from 'vitest/node';
import { startShared } from './postgres.ts';

/** Folders whose tests use `freshDatabase`. */
const FOLDERS = /^[\\/](server|bench)[\\/]/;

/** Vitest calls this before the first test, and the function it returns after the last. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const paths = vitest.state.getPaths().map((path) => path.slice(vitest.config.root.length));
  if (!paths.some((path) => FOLDERS.test(path))) return undefined;
  const server = await startShared();
  return () => server.stop();
}
