/** Lines are tried on a copy of the table: what the rules refuse, or fail on, has no effect. */
import { Refused } from '@horda/kernel';
import type { Line } from '../store.ts';
import { fold } from '../table/fold.ts';
import type { TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { copyTable, type Table } from '../table/table.ts';
import type { Log } from './services.ts';

/** The table after a line that is not written yet. */
export function tryLine(log: Log, table: Table, line: Line, record: TableRecord): Table {
  const next = copyTable(table);
  try {
    fold(next, line, record);
    return next;
  } catch (error) {
    if (error instanceof Refused) throw new Refusal(error.reason, error.message);
    const { made, id } = table;
    // Logs only where the rules failed: the error message may name cards.
    const where = error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? error.name) : 'unknown';
    log.error('the rules failed', { table: id, game: made.game, seq: line.seq, where });
    throw new Refusal('fault', 'the rules failed on this; nothing was changed');
  }
}
