/** What each request to a table does, wherever it comes from. The body is what the protocol's schema made of it. */
import { PATHS, type Address, type RouteName } from '@horda/protocol';
import type { BodyOf } from '@horda/protocol/api';
import { Refusal } from '../table/refusal.ts';
import { doCommand } from './commands.ts';
import type { Hall, Visitor } from './hall.ts';
import { erasePerson, exportSave, personalData, sitDown, tell, welcome } from './visits.ts';
import type { LiveTable } from './live-table.ts';
import { makeNext, makeRematch } from './following.ts';
import { makeFork } from './new-tables.ts';
import { exportSeries } from './series.ts';

/** A request to a table, with what its key opens. */
export interface Call<Body> {
  readonly hall: Hall;
  readonly live: LiveTable;
  readonly visitor: Visitor;
  readonly body: Body;
  readonly seen: number;
}

export interface TableRequest<Body> {
  readonly table: string;
  readonly key: string | null;
  /** The last line that the client knows of. */
  readonly seen: number;
  readonly body: Body;
}

/** Requests to a table that need nothing but tables. */
export type TableCall = Exclude<RouteName, 'server' | 'games' | 'lobby' | 'create' | 'import' | 'webhook'>;

const CALLS: { readonly [R in TableCall]: (call: Call<BodyOf<R>>) => unknown } = {
  read: ({ live, visitor, seen }) => welcome(live, visitor, seen),
  join: ({ hall, live, visitor, body }) => sitDown(hall, live, visitor, body),
  command: ({ hall, live, visitor, body }) => doCommand(hall, live, visitor, body.id, body.command),
  question: ({ hall, live, visitor, body }) => tell(hall, live, visitor, body.question),
  save: ({ live }) => exportSave(live),
  series: ({ hall, live }) => exportSeries(hall, live),
  fork: ({ hall, live, visitor, body }) => makeFork(hall, live, visitor, body),
  rematch: async ({ hall, live, visitor }) => ({ table: await makeRematch(hall, live, visitor) }),
  next: async ({ hall, live, visitor, body }) => ({ table: await makeNext(hall, live, visitor, body.seats) }),
  archive: async ({ hall, live, visitor }) => {
    const { id, status } = live.table;
    if (!visitor.host) throw new Refusal('notHost', 'only the one who made the table may do this');
    if (status !== 'over' && status !== 'abandoned') throw new Refusal('notOver', 'the game is not over yet');
    await hall.archive(id);
    return { archived: true };
  },
  personal: ({ hall, live, visitor }) => personalData(hall, live, seated(visitor)),
  erase: async ({ hall, live, visitor }) => {
    await erasePerson(hall, live, seated(visitor));
    return { erased: true };
  },
};

export const TABLE_CALLS = Object.keys(CALLS) as readonly TableCall[];

/** Opens the table, or refuses. */
export async function openCall<Body>(
  hall: Hall,
  name: RouteName,
  { table, key, seen, body }: TableRequest<Body>,
): Promise<Call<Body>> {
  const { key: need }: Address = PATHS[name];
  if (key === null && need === 'needed') throw new Refusal('wrongKey', 'send your key: Authorization: Bearer KEY');
  const live = await hall.open(table);
  return { hall, live, visitor: await hall.visitor(live, key), body, seen };
}

/** `call.body` must be a body of this route. */
export function answerCall(name: TableCall, call: Call<unknown>): unknown {
  return (CALLS[name] as (call: Call<unknown>) => unknown)(call);
}

export function seated(visitor: Visitor): Visitor & { seat: number } {
  const { seat } = visitor;
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may do this');
  return { ...visitor, seat };
}
