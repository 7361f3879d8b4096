/** The HTTP routes: each reads its request by the schema in the protocol's list and answers from the hall. */
import { BOT_NAMES } from '@horda/bots';
import { describe, type RegisteredGame } from '@horda/games';
import { ROUTES, type BodyOf, type Route, type RouteName } from '@horda/protocol/api';
import { Key, Seq, TableId } from '@horda/protocol/schemas';
import { answerCall, openCall, seated, TABLE_CALLS, type Call, type TableCall } from '@horda/tables/live/requests';
import type { Hall } from '@horda/tables/live/hall';
import { makeFromSave } from '@horda/tables/live/from-save';
import { makeNew } from '@horda/tables/live/new-tables';
import { read } from '@horda/tables/live/checked-input';
import { Refusal } from '@horda/tables/table/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorAddress } from './limits.ts';
import { checkWebhook } from './webhooks.ts';
import { WORD_HEADER, type Door } from './word.ts';

type TableRoute = TableCall | 'webhook';

const LOBBY_SIZE = 50;
/** Tables that have not begun within a day are no longer shown. */
const LOBBY_TIME = 24 * 3_600_000;

export interface RouteOptions {
  readonly games: readonly RegisteredGame[];
  /** How many tables one address may make per minute. */
  readonly tables: number;
  readonly door: Door;
}

export function addRoutes(app: FastifyInstance, hall: Hall, { games, tables, door }: RouteOptions): void {
  const add = (name: RouteName, handler: Handler): void => addRoute(app, name, tables, door, handler);
  add('server', () => ({ closed: door.isClosed }));
  add('games', () => games.map(gameInfo));
  add('lobby', () => lobby(hall));
  add('create', (request) => makeNew(hall, read(ROUTES.create.body, request.body)));
  add('import', (request) => makeFromSave(hall, read(ROUTES.import.body, request.body)));
  for (const name of [...TABLE_CALLS, 'webhook'] as const) add(name, (request) => atTable(hall, name, request));
}

type Handler = (request: FastifyRequest) => unknown;

function addRoute(app: FastifyInstance, name: RouteName, tables: number, door: Door, handler: Handler): void {
  const { method, path, limit, makes, word }: Route = ROUTES[name];
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const config = makes === true ? { config: { rateLimit: { max: tables, groupId: 'tables' } } } : {};
  // Before the body is read: a stranger to a closed server sends nothing large.
  const onRequest = async ({ headers, ip }: FastifyRequest): Promise<void> =>
    door.check(headers[WORD_HEADER], visitorAddress(ip ?? 'gone'));
  app.route({
    method,
    url,
    ...(limit === undefined ? {} : { bodyLimit: limit }),
    ...(word === true && door.isClosed ? { onRequest } : {}),
    ...config,
    handler,
  });
}

async function atTable(hall: Hall, name: TableRoute, request: FastifyRequest): Promise<unknown> {
  const route: Route = ROUTES[name];
  const params = request.params as { id: string; seen?: string };
  const id = TableId.safeParse(params.id);
  if (!id.success) throw new Refusal('unknownTable', 'there is no such table');
  const seen = read(Seq, Number(params.seen ?? 0), 'seen');
  const body =
    route.body === undefined ? null : read(route.body, request.body ?? (route.bodiless === true ? {} : undefined));
  const key = keyOf(request);
  const call = await openCall(hall, name, { table: id.data, key, seen, body });
  return name === 'webhook' ? setWebhook(call as Call<BodyOf<'webhook'>>) : answerCall(name, call);
}

async function setWebhook({ hall, live, visitor, body: { url } }: Call<BodyOf<'webhook'>>): Promise<object> {
  if (url !== null) checkWebhook(url);
  await hall.services.store.setWebhook(live.table.id, seated(visitor).seat, url);
  return { url };
}

function keyOf({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  const key = Key.safeParse(authorization.replace(/^Bearer /, ''));
  if (!key.success) throw new Refusal('wrongKey', 'a key is 22 letters, digits, - or _: Authorization: Bearer KEY');
  return key.data;
}

function gameInfo(entry: RegisteredGame) {
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
    const pack = made.pack === undefined ? null : { id: made.pack.id, hash: made.pack.hash };
    tables.push({ table, game: made.game, options: made.options, pack, clock: made.clock, seats });
  }
  return tables;
}
