/** The HTTP routes: each reads its request by the schema in the protocol's list and answers from the hall. */
import { BOT_NAMES } from '@horda/bots';
import { describe, type RegisteredGame } from '@horda/games';
import type { GameListing, LobbyTable, PersonalData, ReplyOf } from '@horda/protocol';
import { ROUTES, type BodyOf, type Route, type RouteName } from '@horda/protocol/api';
import { Key, Seq, TableId } from '@horda/protocol/schemas';
import { answerCall, openCall, seated, TABLE_CALLS, type Call, type TableCall } from '@horda/tables/live/requests';
import type { Hall } from '@horda/tables/live/hall';
import { makeFromSave } from '@horda/tables/live/from-save';
import { makeNew } from '@horda/tables/live/new-tables';
import type { ReadImport } from '@horda/tables/live/read-import';
import { read } from '@horda/tables/live/checked-input';
import { Refusal } from '@horda/tables/table/refusal';
import { Written } from '@horda/tables/written';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Askers } from './askers.ts';
import type { OpenTables } from '../admin/open-tables.ts';
import { visitorAddress } from './limits.ts';
import { checkOutgoing } from './outgoing.ts';
import { setPush, type ParcelDesk } from '../push/routes.ts';
import type { Push } from '../push/push.ts';
import { WORD_HEADER, type Door } from './word.ts';

type TableRoute = TableCall | 'webhook' | 'push';

const LOBBY_SIZE = 50;
/** Tables that have not begun within a day are no longer shown. */
const LOBBY_TIME = 24 * 3_600_000;

/** How many tables one address may make per minute, and how many of them may wait to begin. */
export interface Making {
  readonly perMinute: number;
  readonly open: OpenTables;
  /** Whom a closed server lets make tables. */
  readonly door: Door;
}

export interface RouteOptions {
  readonly hall: Hall;
  readonly games: readonly RegisteredGame[];
  readonly making: Making;
  readonly askers: Askers;
  readonly push: Push;
  readonly parcels: ParcelDesk;
  /** Verifies an import where that holds nobody up; the body is the text that was sent. */
  readImport(owner: string, body: string): Promise<ReadImport>;
}

export async function addRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { hall, games, making, askers, push, parcels, readImport } = options;
  const add = (name: RouteName, handler: Handler): void => addRoute(app, name, making, handler);
  add('server', () => ({ closed: making.door.isClosed }));
  add('pushKey', () => ({ key: push.key }));
  add('sendParcel', ({ body }) => parcels.take(body));
  add('fetchParcel', ({ params }) => parcels.give((params as { parcel: string }).parcel));
  add('removeParcel', ({ params }) => parcels.remove((params as { parcel: string }).parcel));
  add('games', () => games.map(gameInfo));
  add('lobby', () => lobby(hall));
  add('create', (request) => makeNew(hall, read(ROUTES.create.body, request.body)));
  for (const name of [...TABLE_CALLS, 'webhook', 'push'] as const)
    add(name, (request, reply) => atTable({ hall, askers, push }, name, request, reply));
  await app.register(async (apart) => {
    // To read so large a body takes long by itself: that is left to the thread that verifies it.
    apart.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    addRoute(apart, 'import', making, async ({ ip, body }) => {
      if (typeof body !== 'string') throw new Refusal('badMessage', 'the body must be JSON');
      const address = visitorAddress(ip);
      askers.chargeImport(address, body.length);
      return makeFromSave(hall, await readImport(address, body));
    });
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

function addRoute(app: FastifyInstance, name: RouteName, { perMinute, open, door }: Making, handler: Handler): void {
  const { method, path, limit, makes, word }: Route = ROUTES[name];
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const usual = { method, url, ...(limit === undefined ? {} : { bodyLimit: limit }) };
  if (makes !== true) return void app.route({ ...usual, handler });
  const config = { rateLimit: { max: perMinute, groupId: 'tables' } };
  // Before the body is read: a stranger to a closed server sends nothing large.
  const onRequest = async ({ headers, ip }: FastifyRequest): Promise<void> =>
    door.check(headers[WORD_HEADER], visitorAddress(ip));
  app.route({
    ...usual,
    config,
    ...(word === true && door.isClosed ? { onRequest } : {}),
    handler: (request, reply) => madeFrom(request, reply, open, handler),
  });
}

/** Counts the table that a request makes. */
async function madeFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenTables,
  handler: Handler,
): Promise<unknown> {
  const address = visitorAddress(request.ip ?? 'gone');
  await open.check(address);
  const made = (await handler(request, reply)) as { readonly table: string };
  open.add(address, made.table);
  return made;
}

async function atTable(
  { hall, askers, push }: Pick<RouteOptions, 'hall' | 'askers' | 'push'>,
  name: TableRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const route: Route = ROUTES[name];
  const params = request.params as { id: string; seen?: string };
  const id = TableId.safeParse(params.id);
  if (!id.success) throw new Refusal('unknownTable', 'there is no such table');
  const seen = read(Seq, Number(params.seen ?? 0), 'seen');
  const body =
    route.body === undefined ? null : read(route.body, request.body ?? (route.bodiless === true ? {} : undefined));
  const key = keyOf(request);
  const asker = askers.at(visitorAddress(request.ip));
  const call = await openCall(hall, name, { table: id.data, key, seen, body, asker });
  if (name === 'webhook') return setWebhook(call as Call<BodyOf<'webhook'>>);
  const hash = async (): Promise<string> => hall.services.secrets.hashOf(key!);
  if (name === 'push') return setPush(push, call as Call<BodyOf<'push'>>, await hash());
  const answer = await answerCall(name, call);
  if (name === 'personal') return { ...(answer as PersonalData), pushes: await push.endpointsOf(await hash()) };
  if (name === 'erase') await push.pushes.removeAll(id.data, await hash());
  if (!(answer instanceof Written)) return answer;
  void reply.type('application/json; charset=utf-8');
  return answer.text;
}

async function setWebhook({
  hall,
  live,
  visitor,
  body: { url },
}: Call<BodyOf<'webhook'>>): Promise<ReplyOf<'webhook'>> {
  if (url !== null) checkOutgoing(url);
  await hall.services.store.setWebhook(live.table.id, seated(visitor).seat, url);
  return { url };
}

function keyOf({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  const key = Key.safeParse(authorization.replace(/^Bearer /, ''));
  if (!key.success) throw new Refusal('wrongKey', 'a key is 22 letters, digits, - or _: Authorization: Bearer KEY');
  return key.data;
}

function gameInfo(entry: RegisteredGame): GameListing {
  const { game, texts } = entry;
  const about = { en: texts.en.about, pl: texts.pl.about };
  return { ...describe(entry), version: game.version, about, bots: BOT_NAMES };
}

async function lobby(hall: Hall): Promise<readonly LobbyTable[]> {
  const { store, games, now } = hall.services;
  const tables: LobbyTable[] = [];
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
