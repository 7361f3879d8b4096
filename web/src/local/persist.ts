/** Asks the browser not to delete the games on this device when storage runs low. */
import { knownTables } from '../app/memory.ts';

/** Call this when a person creates a table, before it is remembered: some browsers then ask for permission. */
export async function keepGames(): Promise<void> {
  const isFirst = knownTables().every(({ host }) => host !== 'local');
  // Firefox asks the person; once is enough.
  if (!isFirst && navigator.userAgent.includes('Firefox/')) return;
  try {
    // `storage` is missing on pages without `https:`.
    const { storage } = navigator as { readonly storage?: StorageManager };
    if (storage !== undefined && !(await storage.persisted())) await storage.persist();
  } catch {
    // Without permission the games are kept as long as there is room.
  }
}
