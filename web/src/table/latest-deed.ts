/** What those who only look on at a table have seen last. */
import type { Event } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';
import type { Deed } from '../games/web-game.ts';

const NOTHING: Deed<Event> = { seat: null, events: [] };

export function latestDeed(entries: readonly LogEntry[]): Deed<Event> {
  return entries.findLast((entry) => entry.type === 'answered') ?? NOTHING;
}
