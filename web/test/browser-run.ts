/** Before the first browser test: the page as it is now, built once, and a browser, unpacked once. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from './chromium.ts';
import { BUILT_PAGE, TABLES } from './served-page.ts';

const run = promisify(execFile);
const FURTHER_GAMES = join(import.meta.dirname, 'further-games.ts');

/** What goes wrong here is told by each test that needs it: the tests of the other folders run all the same. */
export async function setup(): Promise<void> {
  const builder = join(import.meta.dirname, '../build.ts');
  const building = run(process.execPath, [
    builder,
    '--if-changed',
    '--out',
    BUILT_PAGE,
    '--games',
    FURTHER_GAMES,
  ]).catch((error: Error) => {
    // Tests of a page of the past would prove nothing.
    rmSync(BUILT_PAGE, { recursive: true, force: true });
    console.error(`the page could not be built\n${error.message}`);
  });
  const unpacking = findChromium().catch((error: Error) => console.error(error.message));
  await Promise.all([building, unpacking]);
}

export function teardown(): void {
  rmSync(TABLES, { recursive: true, force: true });
}
