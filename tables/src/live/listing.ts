/** The index of tables, as their logs change it. */
import type { Listing } from '../store.ts';
import type { Table } from '../table/table.ts';

/** How long a node may be silent about a table with bots or clocks before another one looks after it. */
export const LEASE = 15_000;

/** The new entry in the index; null: it stays as it is. */
export function newListing(before: Table, after: Table): Listing | null {
  if (before.status === after.status) return null;
  const { made, at, status } = after;
  const indexed = status === 'abandoned' ? 'over' : status;
  return { game: made.game, status: indexed, listed: made.listed, wake: firstLook(after), touched: at };
}

/** Once a game with bots or clocks has begun, there is always a time at which some node must look at it. */
function firstLook({ status, at, made, chairs }: Table): number | null {
  const needed = made.clock.kind !== 'none' || chairs.some(({ bot }) => bot !== null);
  return status === 'playing' && needed ? at + LEASE : null;
}
