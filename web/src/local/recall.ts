/** Finds tables of this browser whose keys the page has forgotten: the database holds the keys too. */
import { knownTable, remember, type KnownTable } from '../app/memory.ts';
import { fetchLocalKeys } from './local-api.ts';

/** Null: there is no such table here. */
export async function recallTable(table: string): Promise<KnownTable | null> {
  const known = knownTable('local', table);
  if (known !== null) return known;
  try {
    const { game, key, keys, invite, watch } = await fetchLocalKeys(table);
    remember({
      host: 'local',
      table,
      game,
      key,
      keys,
      ...(invite === null ? {} : { invite }),
      ...(watch === null ? {} : { watch }),
    });
  } catch {
    // The code that opens the table reports the reason.
  }
  return knownTable('local', table);
}
