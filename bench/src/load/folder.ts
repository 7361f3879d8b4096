/** A folder for the data of a measurement, on the same disk as the checkout. */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PARENT = fileURLToPath(new URL('../../.horda/', import.meta.url));
/** What Linux says of folders that are in memory. */
const IN_MEMORY = 0x01021994;

/** Removed with all that is in it when the work is done, or when the process ends. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(PARENT, { recursive: true });
  const folder = await mkdtemp(join(PARENT, 'load-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    if ((await statfs(folder)).type === IN_MEMORY)
      throw new Error(`${PARENT} is in memory, where nothing is durable: run this from a checkout on a disk`);
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
