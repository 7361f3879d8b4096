/** Series at this host: taken home as one file, and kept when a file brings one. */
import type { Key } from '../store.ts';
import { Refusal } from '../table/refusal.ts';
import { withFields, Written } from '../written.ts';
import type { Hall, WrittenTable } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import type { TableSecrets } from './new-tables.ts';
import { exportSave } from './saves.ts';
import { HOUSE } from './slices.ts';

/** Longer than any series; a log that names itself as the chapter before must not be followed for ever. */
const MOST_CHAPTERS = 100;

/** The finished games of the series that this table belongs to, the first one first. */
export async function exportSeries(hall: Hall, live: LiveTable, owner = HOUSE.owner): Promise<Written> {
  const { status, made } = live.table;
  const series = status === 'over' || status === 'abandoned' ? [await exportSave(hall, live, owner)] : [];
  let { before } = made;
  while (before !== undefined && series.length < MOST_CHAPTERS) {
    const earlier = await found(hall, before);
    if (earlier === null) break;
    series.unshift(await exportSave(hall, earlier, owner));
    ({ before } = earlier.table.made);
  }
  if (series.length === 0)
    throw new Refusal('notOver', 'the save would show hidden cards: it can be had when the game is over');
  return new Written(`{"horda":1,"series":[${series.map(({ text }) => text).join(',')}]}`);
}

/** Null: the table was removed. */
async function found(hall: Hall, table: string): Promise<LiveTable | null> {
  try {
    return await hall.open(table);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unknownTable') return null;
    throw error;
  }
}

/** At finished tables the maker's key opens everything, and who may watch may watch. */
export async function finishedKeys(
  { services: { secrets } }: Hall,
  { key, watch }: TableSecrets,
): Promise<readonly Key[]> {
  return [
    { hash: await secrets.hashOf(key), role: 'host', seat: null },
    { hash: await secrets.hashOf(watch), role: 'watch', seat: null },
  ];
}

/** Keeps games that have been verified, as finished tables that follow each other; returns the last one. */
export async function keepGames(
  hall: Hall,
  games: readonly WrittenTable[],
  keys: readonly Key[],
): Promise<string | undefined> {
  let last: string | undefined;
  for (const game of games) {
    const first = last === undefined ? game : { ...game, body: withFields(game.body, { before: last }) };
    const table = await hall.createWritten(first, keys);
    await (
      await hall.open(table)
    ).write(({ made: { origin } }) => ({
      record: { type: 'started', seed: origin.kind === 'save' ? origin.seed : null },
    }));
    if (last !== undefined) await continueAt(hall, last, table);
    last = table;
  }
  return last;
}

/** Notes at a finished table where its series goes on. */
export async function continueAt(hall: Hall, table: string, next: string): Promise<void> {
  await (await hall.open(table)).write(async () => ({ record: { type: 'continued', table: next } }));
}
