/** Carries out commands, wherever they come from. */
import type { Command, SentInfo, ServerFrame } from '@horda/protocol';
import { commandName } from './drafts.ts';
import type { Hall, Visitor } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { makeRematch } from './following.ts';
import { infoOf } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';

type Reply = Extract<ServerFrame, { type: 'accepted' | 'refused' | 'resync' }>;

/** The reply to a command. */
export async function doCommand(
  hall: Hall,
  live: LiveTable,
  visitor: Visitor,
  id: string,
  command: Command,
): Promise<Reply> {
  try {
    return { type: 'accepted', id, seq: await carryOut(hall, live, visitor, commandName(visitor, id), command) };
  } catch (error) {
    return refusalOf(hall, live, visitor, id, command, error);
  }
}

/** Carries out the command that has this name in the log; returns its line, or throws. */
export function carryOut(
  hall: Hall,
  live: LiveTable,
  visitor: Visitor,
  name: string,
  command: Command,
): Promise<number> {
  return command.do === 'rematch' ? rematch(hall, live, visitor, name) : live.carryOut(visitor, name, command);
}

async function rematch(hall: Hall, live: LiveTable, visitor: Visitor, name: string): Promise<number> {
  if (live.lineOf(name) === null) await makeRematch(hall, live, visitor, {}, name);
  // Somebody else may have asked for it first: then there is nothing to write.
  return live.table.rematched;
}

/** The reply to a command that was not carried out. `info`: what is told about a table that has moved on. */
export function refusalOf(
  { services: { meter, log } }: Hall,
  live: LiveTable,
  { seat }: Visitor,
  id: string,
  command: Command,
  error: unknown,
  info: (table: Table) => SentInfo = infoOf,
): Reply {
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
  if (error.reason === 'stale') return { type: 'resync', id, info: info(live.table), now: live.position(seat) };
  return { type: 'refused', id, reason: error.reason, message: error.message };
}
