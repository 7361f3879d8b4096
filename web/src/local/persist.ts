/** Asks the browser not to throw the games of this device away when room gets scarce. */
import { knownTables } from '../app/memory.ts';

/** To be called when a person has asked for a table, before it is remembered: some browsers ask them in turn. */
export async function keepGames(): Promise<void> {
  const isFirst = knownTables().every(({ host }) => host !== 'local');
  // Firefox asks the person; once is enough.
  if (!isFirst && navigator.userAgent.includes('Firefox/')) return;
  try {
    // Missing where the page came without a certificate.
    const { storage } = navigator as { readonly storage?: StorageManager };
    if (storage !== undefined && !(await storage.persisted())) await storage.persist();
  } catch {
    // The games are kept as long as there is room.
  }
}
