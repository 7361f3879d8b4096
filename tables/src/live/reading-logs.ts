/** Reads long logs without holding anybody up: a slice at a time, so that others get a turn in between. */
import type { Line, Store } from '../store.ts';
import { recordOf } from '../table/fold.ts';
import { readFirst, readNext, type FetchGame, type Games, type Watch } from '../table/history.ts';
import type { Created } from '../table/records.ts';
import type { Table } from '../table/table.ts';
import { nextTurn } from './timers.ts';

/** How many lines are fetched at once. */
const PAGE = 500;
/** How many lines, and answers replayed after undos, are handled in one turn of the event loop. */
export const SLICE = 250;

export interface Source {
  readonly store: Pick<Store, 'lines'>;
  readonly games: Games;
  readonly fetchGame: FetchGame;
}

/** The log of a table after line `after`, page by page. */
export async function* pagesOf(store: Source['store'], id: string, after: number): AsyncGenerator<readonly Line[]> {
  for (let page; ; after = page.at(-1)!.seq) {
    page = await store.lines(id, after, PAGE);
    if (page.length > 0) yield page;
    // A packed log comes as one page.
    if (page.length !== PAGE) return;
  }
}

/**
 * The table that the log leads to, up to line `last`. Starts at `from`, the table after an earlier line, or at the
 * first line if `from` is null.
 */
export async function readLong(
  { store, games, fetchGame }: Source,
  id: string,
  from: Table | null,
  watch: Watch,
  last = Infinity,
): Promise<Table> {
  let table = from;
  let slice = SLICE;
  for await (const page of pagesOf(store, id, from?.seq ?? 0)) {
    for (const line of page) {
      if (line.seq > last) return table!;
      const before = table?.applied ?? 0;
      if (table === null) {
        await fetchGame(recordOf(line) as Created);
        table = readFirst(games, line, watch);
      } else readNext(table, line, watch);
      slice -= 1 + table.applied - before;
      if (slice > 0) continue;
      slice = SLICE;
      await nextTurn();
    }
  }
  return table ?? readFirst(games, undefined, watch);
}
