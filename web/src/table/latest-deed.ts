/** The latest move, for people who only watch a table. */
import type { Event } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';
import type { Deed } from '../games/web-game.ts';

const NOTHING: Deed<Event> = { seat: null, events: [] };

export function latestDeed(entries: readonly LogEntry[]): Deed<Event> {
  return entries.findLast((entry) => entry.type === 'answered') ?? NOTHING;
}
