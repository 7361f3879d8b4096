/** What is carried to another device: keys to tables on the server, results, settings. Local tables stay where they are. */
import { knownTable, knownTables, readTables, remember, type KnownTable } from '../../app/memory.ts';
import { keepResults, keptResults, readResults, type Result } from '../../app/results.ts';
import { readSettings, type Settings } from '../../app/settings-kept.ts';

export interface Luggage {
  readonly horda: 1;
  readonly kind: 'device';
  readonly settings: Settings;
  readonly tables: readonly KnownTable[];
  readonly results: readonly Result[];
}

/** Notifications are allowed by each device for itself. */
const OWN = { notices: false, push: false } as const;

export function packLuggage(settings: Settings): Luggage {
  const tables = knownTables().filter(({ host }) => host === 'online');
  return {
    horda: 1,
    kind: 'device',
    settings: { ...readSettings(settings, settings), ...OWN },
    tables,
    results: keptResults(),
  };
}

/** Null: this is something else. */
export function readLuggage(content: unknown, now: Settings): Luggage | null {
  if (typeof content !== 'object' || content === null) return null;
  const { horda, kind, settings, tables, results } = content as Partial<Record<keyof Luggage, unknown>>;
  if (horda !== 1 || kind !== 'device') return null;
  const { notices, push } = now;
  return {
    horda,
    kind,
    settings: { ...readSettings(settings, now), notices, push },
    tables: readTables(tables).filter(({ host }) => host === 'online'),
    results: readResults(results),
  };
}

/** Adds to what this browser knows; nothing is lost. Returns how many tables and results are new here. */
export function unpackLuggage({ tables, results }: Luggage): { readonly tables: number; readonly results: number } {
  const before = new Set(keptResults().map(({ host, table }) => `${host} ${table}`));
  const newTables = tables.filter(({ host, table }) => knownTable(host, table) === null);
  // The latest is remembered last, so that it stands first.
  for (const table of newTables.toReversed()) remember(table);
  keepResults(results);
  return {
    tables: newTables.length,
    results: results.filter((each) => !before.has(`${each.host} ${each.table}`)).length,
  };
}
