/** Carries out a command, wherever it comes from, and returns the reply. */
import type { Command, ServerFrame } from '@horda/protocol';
import { commandName } from './drafts.ts';
import type { Hall, Visitor } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { makeRematch } from './following.ts';
import { infoOf } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';

type Reply = Extract<ServerFrame, { type: 'accepted' | 'refused' | 'resync' }>;

export async function doCommand(
  hall: Hall,
  live: LiveTable,
  visitor: Visitor,
  id: string,
  command: Command,
): Promise<Reply> {
  const { meter, log } = hall.services;
  try {
    if (command.do === 'rematch') {
      const name = commandName(visitor, id);
      if (live.lineOf(name) === null) await makeRematch(hall, live, visitor, name);
      // Somebody else may have asked for it first: then there is nothing to write.
      return { type: 'accepted', id, seq: live.table.rematched };
    }
    return { type: 'accepted', id, seq: await live.act(visitor, id, command) };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      log.error('a command failed', { table: live.table.id, do: command.do, error: String(error) });
      return {
        type: 'refused',
        id,
        reason: 'fault',
        message: 'it is not known whether this was written down; send it again with the same id',
      };
    }
    meter.refused(error.reason);
    // A client that answers an old question has missed something.
    if (error.reason === 'stale')
      return { type: 'resync', id, info: infoOf(live.table), now: live.position(visitor.seat) };
    return { type: 'refused', id, reason: error.reason, message: error.message };
  }
}
