/** The data folders of earlier releases that are kept for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const KEPT = fileURLToPath(new URL('kept/', import.meta.url));

export interface KeptTable {
  /** The game that is played there, or what else is to be seen at it. */
  readonly what: string;
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  readonly answers: number;
  readonly watch: string;
  /** The keys of the seats; null where no person sits. */
  readonly seats: readonly (string | null)[];
}

export interface Release {
  readonly version: string;
  readonly folder: string;
  readonly tables: readonly KeptTable[];
}

export function keptReleases(): readonly Release[] {
  return readdirSync(KEPT)
    .toSorted()
    .map((version) => {
      const folder = join(KEPT, version);
      const tables = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')) as readonly KeptTable[];
      return { version, folder, tables };
    });
}
