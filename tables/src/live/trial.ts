/** Lines are tried on a copy of the table: what the rules refuse, or fail on, has no effect. */
import { Refused } from '@horda/kernel';
import type { Line } from '../store.ts';
import { fold, foldInSteps, isLong } from '../table/fold.ts';
import type { TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { copyTable, type Table } from '../table/table.ts';
import type { Log, Services } from './services.ts';
import { Portions, type Slices } from './slices.ts';

/** The table after a line that is not written yet. */
export function tryLine(log: Log, table: Table, line: Line, record: TableRecord): Table {
  try {
    const next = copyTable(table);
    fold(next, line, record);
    return next;
  } catch (error) {
    throw refusalFor(error, log, table, line);
  }
}

/** The same for any line, also for a long one. */
export async function tryLong(
  { log, slices }: Pick<Services, 'log' | 'slices'>,
  table: Table,
  line: Line,
  record: TableRecord,
): Promise<Table> {
  try {
    return await tableAfter(slices, table, line, record);
  } catch (error) {
    throw refusalFor(error, log, table, line);
  }
}

/** The table after a line. A long line is applied in portions, between which everybody else has a turn. */
export async function tableAfter(slices: Slices, table: Table, line: Line, record: TableRecord): Promise<Table> {
  const next = copyTable(table);
  if (isLong(table, record)) await foldLong(next, line, record, new Portions(slices, table.id));
  else fold(next, line, record);
  return next;
}

/** Applies a long line to the table itself. */
export async function foldLong(table: Table, line: Line, record: TableRecord, portions: Portions): Promise<void> {
  for (const _ of foldInSteps(table, line, record)) {
    portions.use(1);
    if (portions.isSpent) await portions.more();
  }
}

function refusalFor(error: unknown, log: Log, { made, id }: Table, { seq }: Line): Refusal {
  if (error instanceof Refused) return new Refusal(error.reason, error.message);
  // Logs only where the rules failed: the error message may name cards.
  const where = error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? error.name) : 'unknown';
  log.error('the rules failed', { table: id, game: made.game, seq, where });
  return new Refusal('fault', 'the rules failed on this; nothing was changed');
}
