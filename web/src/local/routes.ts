/** The requests that this browser answers: those of a server, except server-only ones, and a few of its own. */
import { PATHS, type Address, type RouteName } from '@horda/protocol';
import type { ServerOnly } from '@horda/tables/live/requests';
import { Refusal } from '@horda/tables/table/refusal';

/** Without webhooks and pushes, because a browser calls nobody, and without what the page knows. */
type LocalRoute = Exclude<RouteName, ServerOnly>;

const OWN_PATHS = {
  /** The tables of this browser, the latest first: `LocalTable[]`. */
  list: { method: 'GET', path: '/api/local/tables', key: 'none' },
  /** Removes a table with all that is kept of it. */
  remove: { method: 'DELETE', path: '/api/local/tables/{id}', key: 'none' },
  /** The keys to a table, for people at this device: `LocalKeys`. */
  keys: { method: 'GET', path: '/api/local/tables/{id}/keys', key: 'none' },
  /** Replays a saved game to check it: `Verified`. */
  verify: { method: 'POST', path: '/api/local/verify', key: 'none' },
  /** Replays games that follow each other to check them: `VerifiedSeries`. */
  verifySeries: { method: 'POST', path: '/api/local/verify-series', key: 'none' },
  /** Makes a table for a lesson: `ScriptedTable`. */
  script: { method: 'POST', path: '/api/local/scripted', key: 'none' },
  /** Ends a lesson: its table becomes a normal one. */
  playOn: { method: 'DELETE', path: '/api/local/scripted/{id}', key: 'none' },
} as const satisfies Record<string, Address>;

type OwnRoute = keyof typeof OWN_PATHS;

export interface Asked {
  readonly name: LocalRoute | OwnRoute;
  readonly table: string;
  readonly seen: number;
}

const {
  server: _server,
  pushKey: _pushKey,
  sendParcel: _sendParcel,
  fetchParcel: _fetchParcel,
  removeParcel: _removeParcel,
  games: _games,
  webhook: _webhook,
  push: _push,
  ...SHARED
} = PATHS;
const ROUTES = Object.entries({ ...SHARED, ...OWN_PATHS }).map(([name, { method, path }]) => {
  const pattern = path.replace('{id}', '(?<id>[A-Za-z0-9_-]+)').replace('{seen}', String.raw`(?<seen>\d{1,10})`);
  return { name: name as Asked['name'], method, pattern: new RegExp(`^${pattern}$`) };
});

export function routeOf(method: string, path: string): Asked {
  for (const route of ROUTES) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (found === null) continue;
    return { name: route.name, table: found.groups?.['id'] ?? '', seen: Number(found.groups?.['seen'] ?? 0) };
  }
  throw new Refusal('unknownRoute', 'there is nothing here');
}
