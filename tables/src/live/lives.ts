/**
 * How long tables live. A table that nobody uses is announced to end (`expiring`), and removed when its time has come;
 * every line puts it off. `touched` in the index is when a table counts as last used: whoever looks for tables to end
 * finds those whose `touched` is old enough, and moves it for those that turn out to have longer.
 */
import type { Status } from '../store.ts';
import type { Created, TableRecord } from '../table/records.ts';

/** In milliseconds since the last line. */
export interface Lives {
  /** Of tables that have not begun. */
  readonly open: number;
  /** Of imported games and forks at which nothing has happened. */
  readonly unused: number;
  /** Of games that go on. */
  readonly idle: number;
  /** Of finished games. */
  readonly over: number;
}

export const DAY = 24 * 3_600_000;
/** A hundred years. */
export const FOREVER = 36_525 * DAY;
export const ALL_FOREVER: Lives = { open: FOREVER, unused: FOREVER, idle: FOREVER, over: FOREVER };

const LONGEST_NOTICE = 7 * DAY;

/** How long before its end a table is announced to end. */
export function noticeOf(life: number): number {
  return Math.min(LONGEST_NOTICE, Math.floor(life / 4));
}

/** The life of tables of a status in general. */
export function lifeOf({ open, idle, over }: Lives, status: Status): number {
  return { open, playing: idle, over, archived: over }[status];
}

/** How old `touched` is when a table of this status is due. A packed log takes no more lines, so nothing is announced. */
function ageWhenDue(lives: Lives, status: Status): number {
  const life = lifeOf(lives, status);
  return status === 'archived' ? life : life - noticeOf(life);
}

/** Tables of this status that were touched before this time are due. */
export function dueBefore(lives: Lives, status: Status, now: number): number {
  return now - ageWhenDue(lives, status) + 1;
}

/** What `touched` must be for a table to fall due at `time`. */
export function touchedToBeDue(lives: Lives, status: Status, time: number): number {
  return time - ageWhenDue(lives, status);
}

/** What `touched` is for a table that was just made. */
export function firstTouched(lives: Lives, origin: Created['origin']['kind'], at: number): number {
  if (origin === 'new' || lives.unused >= lives.open) return at;
  return touchedToBeDue(lives, 'open', at + lives.unused - noticeOf(lives.unused));
}

/** When a packed table that was touched then will be removed; null: not soon. */
export function packedExpires({ over }: Lives, touched: number, now: number): number | null {
  const end = touched + over;
  return end - now <= noticeOf(over) ? end : null;
}

export type Fate =
  | { readonly do: 'remove' }
  /** It has longer: it is due again later. */
  | { readonly do: 'keep'; readonly touched: number }
  | { readonly do: 'announce'; readonly until: number; readonly touched: number };

/** What becomes of a table that is due. `last`: its last line, unless its log is packed. */
export function fateOf(
  lives: Lives,
  status: Status,
  last: { readonly at: number; readonly record: TableRecord } | null,
  now: number,
): Fate {
  if (last === null) return { do: 'remove' };
  const { at, record } = last;
  const due = (time: number): number => touchedToBeDue(lives, status, time);
  if (record.type === 'expiring')
    return record.until <= now ? { do: 'remove' } : { do: 'keep', touched: due(record.until) };
  const isUnused = record.type === 'created' && record.origin.kind !== 'new';
  const life = isUnused ? Math.min(lives.unused, lives.open) : lifeOf(lives, status);
  const announced = at + life - noticeOf(life);
  if (announced > now) return { do: 'keep', touched: due(announced) };
  const until = now + noticeOf(life);
  return { do: 'announce', until, touched: due(until) };
}
