/** Reads long logs without holding anybody up: a slice at a time, so that others get a turn in between. */
import type { Line, Store } from '../store.ts';
import { fold, isLong, recordOf } from '../table/fold.ts';
import { readFirst, type FetchGame, type Games, type Watch } from '../table/history.ts';
import type { Created } from '../table/records.ts';
import type { Table } from '../table/table.ts';
import { Portions, type Slices } from './slices.ts';
import { foldLong } from './trial.ts';

/** How many lines are fetched at once. */
const PAGE = 500;

export interface Source {
  readonly store: Pick<Store, 'lines'>;
  readonly games: Games;
  readonly fetchGame: FetchGame;
  readonly slices: Slices;
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
 * first line if `from` is null. A line counts as one answer, besides those that it makes the rules apply.
 */
export async function readLong(
  { store, games, fetchGame, slices }: Source,
  id: string,
  from: Table | null,
  watch: Watch,
  last = Infinity,
): Promise<Table> {
  let table = from;
  const portions = new Portions(slices, id);
  for await (const page of pagesOf(store, id, from?.seq ?? 0)) {
    for (const line of page) {
      if (line.seq > last) return table!;
      if (portions.isSpent) await portions.more();
      if (table === null) {
        await fetchGame(recordOf(line) as Created);
        table = readFirst(games, line, watch);
      } else await readNextLong(table, line, watch, portions);
    }
  }
  return table ?? readFirst(games, undefined, watch);
}

async function readNextLong(table: Table, line: Line, watch: Watch, portions: Portions): Promise<void> {
  const record = recordOf(line);
  const proposed = table.proposal !== null;
  if (isLong(table, record)) await foldLong(table, line, record, portions);
  else {
    const before = table.applied;
    fold(table, line, record);
    portions.use(1 + table.applied - before);
  }
  watch(table, line, record, proposed);
}
