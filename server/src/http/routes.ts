/** The HTTP routes: each reads its request by the schema in the protocol's list and answers from the hall. */
import { BOT_NAMES } from '@horda/bots';
import { describe, type Entry } from '@horda/games';
import { ROUTES, type Route, type RouteName } from '@horda/protocol/api';
import { Key, Seq, TableId } from '@horda/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Hall, Visitor } from '../live/hall.ts';
import { erasePerson, exportSave, personalData, sitDown, tell, welcome } from '../live/keeping.ts';
import type { LiveTable } from '../live/live-table.ts';
import { makeFork, makeFromSave, makeNew, makeRematch } from '../live/making.ts';
import { Refusal } from '../table/refusal.ts';
import { doCommand } from './commands.ts';
import { checkWebhook } from './webhooks.ts';

/** A request to a table, with what its key opens. */
interface Call<Body> {
  readonly hall: Hall;
  readonly live: LiveTable;
  readonly visitor: Visitor;
  readonly body: Body;
  readonly seen: number;
}

type BodyOf<R> = R extends { readonly body: z.ZodType } ? z.infer<R['body']> : null;
type TableRoute = Exclude<RouteName, 'games' | 'lobby' | 'create' | 'import'>;

const AT_TABLE: { readonly [R in TableRoute]: (call: Call<BodyOf<(typeof ROUTES)[R]>>) => unknown } = {
  read: ({ hall, live, visitor, seen }) => welcome(hall, live, visitor, seen),
  join: ({ hall, live, visitor, body }) => sitDown(hall, live, visitor, body),
  command: ({ hall, live, visitor, body }) => doCommand(hall, live, visitor, body.id, body.command),
  question: ({ hall, live, visitor, body }) => tell(hall, live, visitor, body.question),
  save: ({ live }) => exportSave(live),
  fork: ({ hall, live, visitor, body }) => makeFork(hall, live, visitor, body),
  rematch: async ({ hall, live, visitor }) => ({ table: await makeRematch(hall, live, visitor) }),
  archive: async ({ hall, live, visitor }) => {
    const { id, status } = live.table;
    if (!visitor.host) throw new Refusal('notHost', 'only the one who made the table may do this');
    if (status !== 'over' && status !== 'abandoned') throw new Refusal('notOver', 'the game is not over yet');
    await hall.archive(id);
    return { archived: true };
  },
  webhook: async ({ hall, live, visitor, body }) => {
    if (body.url !== null) checkWebhook(body.url);
    await hall.services.store.setWebhook(live.table.id, seated(visitor).seat, body.url);
    return { url: body.url };
  },
  personal: ({ hall, live, visitor }) => personalData(hall, live, seated(visitor)),
  erase: async ({ hall, live, visitor }) => {
    await erasePerson(hall, live, seated(visitor));
    return { erased: true };
  },
};

const LOBBY_SIZE = 50;
/** Tables that nobody has begun after a day are no longer shown. */
const LOBBY_TIME = 24 * 3_600_000;

/** `tables`: how many a minute may be made from one address. */
export function addRoutes(app: FastifyInstance, hall: Hall, games: readonly Entry[], tables: number): void {
  const add = (name: RouteName, handler: Handler): void => addRoute(app, name, tables, handler);
  add('games', () => games.map(gameInfo));
  add('lobby', () => lobby(hall));
  add('create', (request) => makeNew(hall, read(ROUTES.create.body, request.body)));
  add('import', (request) => makeFromSave(hall, read(ROUTES.import.body, request.body)));
  for (const name of Object.keys(AT_TABLE) as TableRoute[]) add(name, (request) => atTable(hall, name, request));
}

type Handler = (request: FastifyRequest) => unknown;

function addRoute(app: FastifyInstance, name: RouteName, tables: number, handler: Handler): void {
  const { method, path, limit, makes }: Route = ROUTES[name];
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const config = makes === true ? { config: { rateLimit: { max: tables, groupId: 'tables' } } } : {};
  app.route({ method, url, ...(limit === undefined ? {} : { bodyLimit: limit }), ...config, handler });
}

async function atTable(hall: Hall, name: TableRoute, request: FastifyRequest): Promise<unknown> {
  const route: Route = ROUTES[name];
  const params = request.params as { id: string; seen?: string };
  const id = TableId.safeParse(params.id);
  if (!id.success) throw new Refusal('unknownTable', 'there is no such table');
  const seen = read(Seq, Number(params.seen ?? 0), 'seen');
  const body = route.body === undefined ? null : read(route.body, request.body);
  const key = keyOf(request);
  if (key === null && route.key === 'needed') throw new Refusal('wrongKey', 'send your key: Authorization: Bearer KEY');
  const live = await hall.open(id.data);
  const visitor = await hall.visitor(live, key);
  return (AT_TABLE[name] as (call: Call<unknown>) => unknown)({ hall, live, visitor, body, seen });
}

function keyOf({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  const key = Key.safeParse(authorization.replace(/^Bearer /, ''));
  if (!key.success) throw new Refusal('wrongKey', 'a key is 22 letters, digits, - or _: Authorization: Bearer KEY');
  return key.data;
}

/** The value if it fits; a refusal that names the first field that does not. */
export function read<T>(schema: z.ZodType<T>, value: unknown, whole = 'the message'): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Refusal('badMessage', `${path.length === 0 ? whole : path.join('.')}: ${message}`);
}

function seated(visitor: Visitor): Visitor & { seat: number } {
  const { seat } = visitor;
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may do this');
  return { ...visitor, seat };
}

function gameInfo(entry: Entry) {
  const { game, texts } = entry;
  const about = { en: texts.en.about, pl: texts.pl.about };
  return { ...describe(entry), version: game.version, about, bots: BOT_NAMES };
}

async function lobby(hall: Hall) {
  const { store, games, now } = hall.services;
  const tables = [];
  for (const { table, game, touched } of await store.lobby(LOBBY_SIZE)) {
    if (touched < now() - LOBBY_TIME) break;
    if (games(game) === undefined) continue;
    const { made, chairs } = (await hall.open(table)).table;
    const seats = chairs.map(({ name, held }) => ({ name, held }));
    tables.push({ table, game: made.game, options: made.options, clock: made.clock, seats });
  }
  return tables;
}
