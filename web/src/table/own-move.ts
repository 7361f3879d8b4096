import type { TableSession } from './session.ts';

/** The line of the reader's last answer; null: there is none, or nobody plays here. */
export function ownMove({ entries, seat, info }: TableSession): number | null {
  if (seat === null || info.status !== 'playing') return null;
  return (
    entries.findLast((entry) => entry.type === 'answered' && entry.seat === seat && entry.bot === null)?.seq ?? null
  );
}
