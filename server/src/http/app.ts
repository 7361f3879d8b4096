/** The HTTP side: routes, security headers, limits, health, and one shape for all errors. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { RegisteredGame } from '@horda/games';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Hall } from '@horda/tables/live/hall';
import { OpenTables } from '../admin/open-tables.ts';
import { addAdminRoutes, type AdminParts } from '../admin/routes.ts';
import type { Blocks } from '../admin/blocks.ts';
import { Refusal } from '@horda/tables/table/refusal';
import type { Askers } from './askers.ts';
import { isBuilt, serveClient } from './client-files.ts';
import { limitConnections } from './connections.ts';
import { RequestCounts, visitorAddress, type Limits, type Patience } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { isForeign } from './origin.ts';
import { VERSION } from '../version.ts';
import { addRoutes, type RouteOptions } from './routes.ts';
import { statusOf } from './statuses.ts';
import { WELCOME_PAGE } from './welcome-page.ts';
import { openDoor } from './word.ts';

export interface AppOptions {
  readonly hall: Hall;
  readonly games: readonly RegisteredGame[];
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly limits: Limits;
  readonly askers: Askers;
  readonly patience: Patience;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** The server's word, which the making of tables needs; null: none. */
  readonly word: string | null;
  /** The folder of the built web client. */
  readonly client: string;
  readonly blocks: Blocks;
  /** Null: the host has no key, and there are no requests for it. */
  readonly admin: AdminParts | null;
  isReady(): Promise<boolean>;
  readonly readImport: RouteOptions['readImport'];
  readonly push: RouteOptions['push'];
  readonly parcels: RouteOptions['parcels'];
}

export async function openApp(options: AppOptions): Promise<FastifyInstance> {
  const { hall, games, metrics, logger, limits, askers, patience, origins, trustProxy, client } = options;
  const { blocks, admin, readImport, push, parcels } = options;
  const fail = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { reason, message } = asRefusal(error);
    metrics.refused(reason);
    if (reason === 'fault') request.log.error({ error: String(error) }, 'a request failed');
    return reply.status(statusOf(reason)).send({ error: { reason, message } });
  };
  const app = fastify({
    loggerInstance: logger,
    // Called for malformed URLs, before any route.
    frameworkErrors: fail,
    // Requests are counted, not logged: their URLs name tables.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.head / 4 },
    // Trusts one proxy, the host's own: only the address it adds, not those a visitor may have written before.
    trustProxy: trustProxy ? (_, hop) => hop === 0 : false,
    // Idle connections must not hold up the end of the server.
    forceCloseConnections: true,
    return503OnClosing: false,
  });
  if (!trustProxy) limitConnections(app.server, limits.connections);
  app.setErrorHandler(fail);
  app.setNotFoundHandler(() => {
    throw new Refusal('unknownRoute', 'there is nothing here; GET /api/openapi.json lists what is');
  });
  app.addHook('onRequest', async (request) => {
    blocks.check(visitorAddress(request.ip ?? 'gone'));
    if (request.method !== 'GET' && isForeign(request.raw, origins, trustProxy))
      throw new Refusal('wrongOrigin', 'pages of other sites may not do this');
  });
  await app.register(helmet, SECURITY);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    store: RequestCounts,
    // A visitor who is already gone has no address.
    keyGenerator: ({ ip }) => visitorAddress(ip ?? 'gone'),
    allowList: ({ url }) => url === '/healthz',
    errorResponseBuilder: () => new Refusal('tooFast', 'too many requests; wait a minute'),
  });
  const { store, now } = hall.services;
  const open = new OpenTables(store, limits.open, now);
  const making = { perMinute: limits.tables, open, door: openDoor(options.word) };
  await addRoutes(app, { hall, games, making, askers, push, parcels, readImport });
  if (admin !== null) addAdminRoutes(app, admin);
  app.get('/api/openapi.json', () => openApi());
  app.get('/healthz', () => ({ ok: true, version: VERSION, now: hall.services.now() }));
  // Counted apart: visitors must not use up the operator's requests, where both come through one address.
  const watching = { config: { rateLimit: { max: limits.requests, groupId: 'watching' } } };
  app.get('/readyz', watching, async (_, reply) => {
    const ready = await options.isReady();
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', watching, async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  if (isBuilt(client)) await serveClient(app, client);
  else app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(WELCOME_PAGE));
  return app;
}

function asRefusal(error: FastifyError | Refusal): Pick<Refusal, 'reason' | 'message'> {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, message } = error;
  if (statusCode === 413) return { reason: 'tooLarge', message: 'the body is too large' };
  if (statusCode >= 500) return { reason: 'fault', message: 'the server could not do this; try again' };
  return { reason: 'badMessage', message };
}

/** Nothing may be loaded from other sites, and no URL of this server is sent to them. */
const SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginEmbedderPolicy: false,
};
