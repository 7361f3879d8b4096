/** The server: one process with HTTP, WebSocket, storage and bots. */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { findGame, GAMES, type RegisteredGame } from '@horda/games';
import { pino } from 'pino';
import { faultOfAdminKey } from './admin/admin-key.ts';
import { openManagement } from './admin/management.ts';
import { NO_QUOTAS, Room, type Quotas } from './admin/sizes.ts';
import { openBotPool } from './bots/pool.ts';
import { openApp } from './http/app.ts';
import { Askers } from './http/askers.ts';
import { isBuilt } from './http/client-files.ts';
import { NO_LIMITS, USUAL_LIMITS, USUAL_PATIENCE, type Limits, type Patience } from './http/limits.ts';
import { openMetrics, watchThreads } from './http/metrics.ts';
import { openSockets, type Sockets } from './http/socket.ts';
import { hostIn, openWebhooks } from './http/webhooks.ts';
import { Hall } from '@horda/tables/live/hall';
import { DAY, FOREVER, type Lives } from '@horda/tables/live/lives';
import type { Secrets } from '@horda/tables/live/secrets';
import type { Log } from '@horda/tables/live/services';
import { Slices } from '@horda/tables/live/slices';
import { plainWord, SHORTEST_WORD } from './http/word.ts';
import { nodeSecrets } from './secrets.ts';
import { shared } from './shared.ts';
import { openStore } from './storage/open.ts';
import { steadyTime } from './time.ts';
import { openReplays } from './threads/replays.ts';
import type { HostStore } from '@horda/tables/housekeeping';
import { Unusable } from '@horda/tables/store';

export { FOREVER, NO_LIMITS };
export type { Lives, Quotas };

/** How long tables live unless the host says otherwise. */
export const USUAL_LIVES: Lives = { open: 14 * DAY, unused: 3 * DAY, idle: 90 * DAY, over: 365 * DAY };

export interface ServeOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL URL, in place of the embedded database. */
  readonly database: string | null;
  /** Further origins whose pages may connect. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** Closes the server: only those who send this word make tables. */
  readonly word?: string;
  readonly log: 'silent' | 'error' | 'info' | 'debug';
  readonly limits?: Limits;
  readonly patience?: Patience;
  /** Games to use instead of the list. `worker` is then the program for the threads; it must know them, too. */
  readonly games?: readonly RegisteredGame[];
  readonly worker?: URL;
  /** How long a table that nobody uses stays in memory, in milliseconds. */
  readonly idle?: number;
  /** The folder of the built web client, if it is not the usual one. */
  readonly client?: string;
  /** Lets webhooks call addresses inside the host's own network. */
  readonly insideWebhooks?: boolean;
  /** Opens the requests of the host; without it they do not exist. */
  readonly adminKey?: string;
  readonly lives?: Lives;
  readonly quotas?: Quotas;
}

export interface Running {
  /** For example `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

/** The server could not be started; the message says why, and what to do. */
export class CannotServe extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CannotServe';
  }
}

const CLIENT = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const IDLE = 60_000;
/** With several nodes: how long the others leave bots to the node that asked them, in milliseconds. */
const GRACE = 2_000;
/** Whether the store can be written to is tried at most once in so many milliseconds: each time is a write. */
const READY_FOR = 1_000;

/**
 * `secrets`: the source of ids, keys, deals and the bots' worlds. Only tests replace it by a predictable one
 * (`@horda/tables/test/seeded-secrets`); no command-line option can. `now`: the server's time, which tests move.
 */
export async function serve(
  options: ServeOptions,
  secrets: Secrets = nodeSecrets,
  now: () => number = steadyTime(),
): Promise<Running> {
  if (options.client !== undefined && !isBuilt(options.client))
    throw new CannotServe(`there is no built page in ${options.client}: it has no index.html`);
  const { word = null } = options;
  if (word !== null && plainWord(word).length < SHORTEST_WORD)
    throw new CannotServe(`the server's word must have at least ${SHORTEST_WORD} characters`);
  const faultOfKey = options.adminKey === undefined ? null : faultOfAdminKey(options.adminKey);
  if (faultOfKey !== null) throw new CannotServe(faultOfKey);
  // A table's state lives until the next move. V8 sees states outlive a clearing of young objects and would put all
  // later ones among the old objects, which are costly to write to and to clear.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const { limits = USUAL_LIMITS, patience = USUAL_PATIENCE, origins, trustProxy, idle = IDLE, games = GAMES } = options;
  const { lives = USUAL_LIVES, quotas = NO_QUOTAS, adminKey } = options;
  const askers = new Askers(limits, now);
  const store = await opened(options);
  // Standard output belongs to the program that starts the server.
  const logger = pino({ level: options.log }, pino.destination(2));
  const log: Log = {
    info: (what, about) => logger.info(about ?? {}, what),
    error: (what, about) => logger.error(about ?? {}, what),
  };
  const metrics = openMetrics();
  const find = options.games === undefined ? findGame : (id: string) => games.find(({ game }) => game.id === id);
  const program = options.worker === undefined ? {} : { worker: options.worker };
  const pool = openBotPool({
    log: (line) => logger.error(line),
    games: find,
    newSeed: secrets.newSeed,
    ...program,
  });
  const replays = openReplays({ log: (line) => logger.error(line), ...program });
  const webhooks = openWebhooks(store, log, {
    insideToo: options.insideWebhooks ?? false,
    hosts: [options.host, ...origins.map((origin) => hostIn(new URL(origin)))],
  });
  const room = new Room(store, quotas);
  const hall = new Hall({
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
    awaited: (table, game, seat) => webhooks.awaited(table, game, seat),
  });
  let sockets: Sockets | null = null;
  const openSocketCount = (): number => sockets?.open ?? 0;
  const key = adminKey ?? null;
  const management = await openManagement({ store, hall, room, quotas, key, sockets: openSocketCount });
  const { blocks, admin } = management;
  let closing = false;
  const check = shared(READY_FOR, () =>
    store.check().then(
      () => true,
      () => false,
    ),
  );
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
    word,
    client: options.client ?? CLIENT,
    isReady,
    readImport: replays.readImport,
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

async function opened({ data, database }: ServeOptions): Promise<HostStore> {
  try {
    return await openStore({ data, database });
  } catch (error) {
    if (error instanceof Unusable) throw new CannotServe(error.message, error);
    throw error;
  }
}

function whyNotListening(error: unknown, { host, port }: ServeOptions): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} of ${host} is in use: choose another one`;
  if (code === 'EACCES') return `port ${port} may not be opened by this user: choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine`;
  return `${host}:${port} could not be opened (${code ?? String(error)})`;
}
