/** One run of the server on an open store: HTTP, WebSocket and bots. */
import { findGame, GAMES } from '@horda/games';
import type { Logger } from 'pino';
import { fileURLToPath } from 'node:url';
import { openManagement } from './admin/management.ts';
import { NO_QUOTAS, Room } from './admin/sizes.ts';
import { openBotPool } from './bots/pool.ts';
import { openApp } from './http/app.ts';
import { Askers } from './http/askers.ts';
import { USUAL_LIMITS, USUAL_PATIENCE } from './http/limits.ts';
import { openMetrics, watchThreads } from './http/metrics.ts';
import { openSockets, type Sockets } from './http/socket.ts';
import { hostIn, openOutgoing } from './http/outgoing.ts';
import { openWebhooks } from './http/webhooks.ts';
import { Push, PUSH_AFTER } from './push/push.ts';
import { ParcelDesk } from './push/routes.ts';
import type { HostStore } from '@horda/tables/housekeeping';
import { Hall } from '@horda/tables/live/hall';
import type { Secrets } from '@horda/tables/live/secrets';
import type { Log } from '@horda/tables/live/services';
import { Slices } from '@horda/tables/live/slices';
import type { Store } from '@horda/tables/store';
import { CannotServe, livesOf, type Running, type ServeOptions } from './options.ts';
import { shared } from './shared.ts';
import { openReplays } from './threads/replays.ts';

const CLIENT = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const IDLE = 60_000;
/** With several nodes: how long the others leave bots to the node that asked them, in milliseconds. */
const GRACE = 2_000;
/** Whether the store can be written to is tried at most once in so many milliseconds: each time is a write. */
const READY_FOR = 1_000;

/** What a run of the server is given besides its options. */
export interface Given {
  readonly store: HostStore;
  readonly secrets: Secrets;
  readonly logger: Logger;
  /** The server's time. */
  readonly now: () => number;
}

/** Takes over the store: closes it at its end, also if it does not come to a beginning. */
export async function startNode(options: ServeOptions, { store, secrets, logger, now }: Given): Promise<Running> {
  const { limits = USUAL_LIMITS, patience = USUAL_PATIENCE, origins, trustProxy, idle = IDLE, games = GAMES } = options;
  const { adminKey } = options;
  const lives = livesOf(options.lives);
  const quotas = { ...NO_QUOTAS, ...options.quotas };
  const log = logOf(logger);
  const metrics = openMetrics();
  const askers = new Askers(limits, now);
  const find = options.games === undefined ? findGame : (id: string) => games.find(({ game }) => game.id === id);
  const program = options.worker === undefined ? {} : { worker: options.worker };
  const pool = openBotPool({
    log: (line) => logger.error(line),
    games: find,
    newSeed: secrets.newSeed,
    ...program,
  });
  const replays = openReplays({ log: (line) => logger.error(line), ...program });
  const post = openOutgoing({
    insideToo: options.insideWebhooks ?? false,
    hosts: [options.host, ...origins.map((origin) => hostIn(new URL(origin)))],
  });
  const webhooks = openWebhooks(store, log, post);
  const push = await Push.open({
    store,
    log,
    post,
    // Push services want to know whom to ask about a server that misbehaves.
    contact: origins.find((origin) => origin.startsWith('https:')) ?? 'mailto:host@horda.invalid',
    after: options.pushAfter ?? PUSH_AFTER,
    titleOf: (game, language) => find(game)?.texts[language === 'pl' ? 'pl' : 'en'].title ?? game,
  });
  const room = new Room(store, quotas);
  const hall: Hall = new Hall({
    store,
    games: find,
    fetchGame: async () => {},
    pool,
    seal: replays.seal,
    slices: new Slices(),
    secrets,
    now,
    grace: options.database === null ? 0 : GRACE,
    idle,
    attends: () => true,
    lives,
    checkRoom: () => room.take(),
    log,
    meter: metrics,
    awaited: (table, game, seat) => {
      webhooks.awaited(table, game, seat);
      push.awaited(hall, table, game, seat);
    },
  });
  let sockets: Sockets | null = null;
  const openSocketCount = (): number => sockets?.open ?? 0;
  const key = adminKey ?? null;
  const management = await openManagement({ store, hall, room, quotas, key, sockets: openSocketCount });
  const { blocks, admin } = management;
  let closing = false;
  const check = shared(READY_FOR, () => isWritable(store, log));
  const isReady = async (): Promise<boolean> => !closing && (await check());
  const closeInner = async (): Promise<void> => {
    await management.close();
    await Promise.all([pool.close(), replays.close()]);
    await store.close();
  };
  const shown = {
    hall,
    games,
    metrics,
    logger,
    limits,
    askers,
    patience,
    origins,
    trustProxy,
    word: options.word ?? null,
    client: options.client ?? CLIENT,
    isReady,
    readImport: replays.readImport,
    push,
    parcels: new ParcelDesk(store, now),
    blocks,
    admin,
  };
  const app = await openApp(shown).catch(async (error: unknown) => {
    await hall.close();
    await closeInner();
    throw error;
  });
  sockets = openSockets(app.server, hall, { origins, trustProxy, limits, askers, blocks });
  watchThreads(metrics, pool, replays);
  metrics.watchStore(() => room.sizes());
  metrics.gauge('horda_live_tables', 'Tables in memory', () => hall.liveTables);
  metrics.gauge('horda_sockets', 'Open sockets', openSocketCount);

  let ended: Promise<void> | null = null;
  const end = async (): Promise<void> => {
    closing = true;
    push.close();
    log.info('closing');
    await hall.close();
    await sockets?.close();
    await app.close();
    await closeInner();
    log.info('closed');
  };
  try {
    const address = await app.listen({ host: options.host, port: options.port });
    return { address, close: () => (ended ??= end()) };
  } catch (error) {
    await end();
    throw new CannotServe(whyNotListening(error, options), error);
  }
}

export function logOf(logger: Logger): Log {
  return {
    info: (what, about) => logger.info(about ?? {}, what),
    error: (what, about) => logger.error(about ?? {}, what),
  };
}

/** Whether the store can be written to; the log says why not. */
export async function isWritable(store: Store, log: Log): Promise<boolean> {
  try {
    await store.check();
    return true;
  } catch (error) {
    log.error('the database cannot be written to', { error: String(error) });
    return false;
  }
}

function whyNotListening(error: unknown, { host, port }: ServeOptions): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} of ${host} is in use: choose another one`;
  if (code === 'EACCES') return `port ${port} may not be opened by this user: choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine`;
  return `${host}:${port} could not be opened (${code ?? String(error)})`;
}
