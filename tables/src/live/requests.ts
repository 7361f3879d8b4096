/** What each request to a table does, wherever it comes from. The body is what the protocol's schema made of it. */
import { PATHS, type Address, type ReplyOf, type RouteName } from '@horda/protocol';
import type { BodyOf } from '@horda/protocol/api';
import { infoOf } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';
import type { Written } from '../written.ts';
import { doCommand } from './commands.ts';
import type { Hall, Visitor } from './hall.ts';
import { erasePerson, personalData, sitDown, tell, timeToWelcome, welcome } from './visits.ts';
import type { LiveTable } from './live-table.ts';
import { makeNext, makeRematch } from './following.ts';
import { makeFork } from './new-tables.ts';
import { exportSave } from './saves.ts';
import { exportSeries } from './series.ts';
import type { Asker } from './slices.ts';

/** A request to a table, with what its key opens. */
export interface Call<Body> {
  readonly hall: Hall;
  readonly live: LiveTable;
  readonly visitor: Visitor;
  readonly body: Body;
  readonly seen: number;
  readonly asker: Asker;
}

export interface TableRequest<Body> {
  readonly table: string;
  readonly key: string | null;
  /** The last line that the client knows of. */
  readonly seen: number;
  readonly body: Body;
  readonly asker: Asker;
}

/** Requests that only a server answers: a page that is its own host calls nobody and sends nothing. */
export type ServerOnly =
  | 'server'
  | 'pushKey'
  | 'sendParcel'
  | 'fetchParcel'
  | 'removeParcel'
  | 'games'
  | 'webhook'
  | 'push';

/** Requests to a table that need nothing but tables. */
export type TableCall = Exclude<RouteName, ServerOnly | 'lobby' | 'create' | 'import'>;

type Reply<R extends TableCall> = ReplyOf<R> | Written;

const CALLS: { readonly [R in TableCall]: (call: Call<BodyOf<R>>) => Reply<R> | Promise<Reply<R>> } = {
  read: async ({ hall, live, visitor, seen, asker }) => {
    await timeToWelcome(hall, live, seen, asker);
    return { ...(await welcome(live, visitor, seen)), info: infoOf(live.table) };
  },
  join: ({ hall, live, visitor, body }) => sitDown(hall, live, visitor, body),
  command: ({ hall, live, visitor, body }) => doCommand(hall, live, visitor, body.id, body.command),
  question: ({ hall, live, visitor, body, asker }) => tell(hall, live, visitor, body.question, asker),
  save: ({ hall, live, asker }) => exportSave(hall, live, asker.owner),
  series: ({ hall, live, asker }) => exportSeries(hall, live, asker.owner),
  fork: ({ hall, live, visitor, body, asker }) => makeFork(hall, live, visitor, body, asker),
  rematch: async ({ hall, live, visitor, body }) => ({ table: await makeRematch(hall, live, visitor, body) }),
  next: async ({ hall, live, visitor, body, asker }) => ({
    table: await makeNext(hall, live, visitor, body.seats, asker.owner),
  }),
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
  { table, key, seen, body, asker }: TableRequest<Body>,
): Promise<Call<Body>> {
  const { key: need }: Address = PATHS[name];
  if (key === null && need === 'needed') throw new Refusal('wrongKey', 'send your key: Authorization: Bearer KEY');
  const live = await hall.open(table);
  return { hall, live, visitor: await hall.visitor(live, key), body, seen, asker };
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
