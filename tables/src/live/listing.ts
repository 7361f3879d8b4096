/** The index of tables, as their logs change it. */
import type { Listing } from '../store.ts';
import type { Table } from '../table/table.ts';

/** How long a node may be silent about a table with bots or clocks before another one looks after it. */
export const LEASE = 15_000;

/** What the index must say from now on; null: what it says already. */
export function newListing(before: Table, after: Table): Listing | null {
  if (before.status === after.status) return null;
  const { made, at, status } = after;
  const indexed = status === 'abandoned' ? 'over' : status;
  return { game: made.game, status: indexed, listed: made.listed, wake: firstLook(after), touched: at };
}

/** From the start of a game on there is always a time at which a node looks at it, if bots or clocks may need that. */
function firstLook({ status, at, made, chairs }: Table): number | null {
  const needed = made.clock.kind !== 'none' || chairs.some(({ bot }) => bot !== null);
  return status === 'playing' && needed ? at + LEASE : null;
}
