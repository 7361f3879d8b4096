import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files under a folder, in an order that is the same everywhere; `wanted` is asked about every name. */
export function filesIn(folder: string, wanted: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => wanted(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, wanted) : [path];
    });
}
