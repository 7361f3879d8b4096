/** Makes tables from files: a saved game goes on, or its series does. */
import { withFields } from '../written.ts';
import type { Hall } from './hall.ts';
import { newOrigin, newSecrets, openWritten, promisedIn, type MadeTable } from './new-tables.ts';
import type { ReadImport } from './read-import.ts';
import { continueAt, finishedKeys, keepGames } from './series.ts';

/** `read`: an import that has been verified, where that holds nobody up. */
export async function makeFromSave(hall: Hall, read: ReadImport): Promise<MadeTable> {
  const { game, finished, table, isNext, seat } = read;
  const origin = isNext ? await newOrigin(hall.services.secrets) : null;
  const body = origin === null ? table : withFields(table, { origin });
  const told = { seat, commitment: origin === null ? null : promisedIn(origin) };
  const secrets = newSecrets(hall);
  const games = finished.map((each) => ({ game, listed: false, origin: 'save', body: each }) as const);
  const before = await keepGames(hall, games, await finishedKeys(hall, secrets));
  const first = { game, listed: false, origin: isNext ? 'new' : 'save', body } as const;
  if (before === undefined) return openWritten(hall, first, told, secrets);
  const begun = await openWritten(hall, { ...first, body: withFields(body, { before }) }, told, secrets);
  await continueAt(hall, before, begun.table);
  return begun;
}
