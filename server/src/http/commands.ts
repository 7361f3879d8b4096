/** A command from anywhere, and the reply it gets. */
import type { Command, ServerFrame } from '@horda/protocol';
import type { Hall, Visitor } from '../live/hall.ts';
import type { LiveTable } from '../live/live-table.ts';
import { infoOf } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';

type Reply = Extract<ServerFrame, { type: 'accepted' | 'refused' | 'resync' }>;

export async function doCommand(
  { services: { meter, log } }: Hall,
  live: LiveTable,
  { seat, host }: Visitor,
  id: string,
  command: Command,
): Promise<Reply> {
  try {
    return { type: 'accepted', id, seq: await live.act({ seat, host }, id, command) };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      log.error('a command failed', { table: live.table.id, do: command.do, error: String(error) });
      return { type: 'refused', id, reason: 'fault', message: 'the server could not write this down; try again' };
    }
    meter.refused(error.reason);
    // Whoever answers an old question has missed something.
    if (error.reason === 'stale') return { type: 'resync', id, info: infoOf(live.table), now: live.position(seat) };
    return { type: 'refused', id, reason: error.reason, message: error.message };
  }
}
