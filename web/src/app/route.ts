/**
 * The address of each page. It stands after `#`, which browsers do not send: keys never reach a server this way, and
 * the page works from any folder and without a server.
 */
import { useEffect, useState } from 'preact/hooks';
import type { BackendKind } from '../backend/backend.ts';

export type DoorKind = 'guest' | 'hand' | 'watcher' | 'seat';

export type Route =
  | { readonly page: 'home' }
  /** A new table: for friends, or on this device. */
  | { readonly page: 'new'; readonly game: string; readonly host: BackendKind }
  /**
   * An invitation, one whose seat is played from a hand beside a television, a link to watch, or a person's own seat on
   * another device: the key is remembered at once.
   */
  | { readonly page: 'door'; readonly table: string; readonly key: string; readonly as: DoorKind }
  /** A table on a television; `key`: its invitation, empty if this browser knows a key. */
  | { readonly page: 'tv'; readonly host: BackendKind; readonly table: string; readonly key: string }
  /** Open tables that anybody may join, and joining by a link. */
  | { readonly page: 'join' }
  /** A table before, during and after its game. */
  | { readonly page: 'table'; readonly host: BackendKind; readonly table: string }
  /** `at`: the number of the answer after which to show the game. */
  | { readonly page: 'replay'; readonly host: BackendKind; readonly table: string; readonly at: number | null }
  /** The newspaper of a finished game. */
  | { readonly page: 'paper'; readonly host: BackendKind; readonly table: string }
  /** The series that a table belongs to. */
  | { readonly page: 'series'; readonly host: BackendKind; readonly table: string }
  | { readonly page: 'tutorial'; readonly game: string }
  /** `rule`: the rule to show first. */
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  /** All tables that this browser keeps or knows. */
  | { readonly page: 'games' }
  | { readonly page: 'settings' }
  /** To another device and from it; `code`: what waits there, empty if none came with the link. */
  | { readonly page: 'device'; readonly code: string }
  | { readonly page: 'lab' }
  | { readonly page: 'about' }
  /** For the person who runs the server. */
  | { readonly page: 'admin' }
  | { readonly page: 'lost'; readonly address: string };

const LOCAL = 'local';

export function readRoute(hash: string): Route {
  const [path = '', key = ''] = hash.replace(/^#\/?/, '').split('~');
  const lost: Route = { page: 'lost', address: path };
  const parts = decoded(path.split('/'));
  if (parts === null) return lost;
  const [first = '', second = '', third = ''] = parts;
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return second === '' ? lost : { page: 'new', game: second, host: third === LOCAL ? 'local' : 'online' };
    case 'guest':
    case 'hand':
    case 'watcher':
    case 'seat':
      return second === '' || key === '' ? lost : { page: 'door', table: second, key, as: first };
    case 'table':
      return second === '' ? lost : { page: 'table', table: second, host: 'online' };
    case 'local':
      return second === '' ? lost : { page: 'table', table: second, host: 'local' };
    case 'tv':
    case 'local-tv':
      return second === '' ? lost : { page: 'tv', table: second, host: first === 'tv' ? 'online' : 'local', key };
    case 'replay':
    case 'local-replay': {
      const at = /^\d+$/.test(third) ? Number(third) : null;
      return second === ''
        ? lost
        : { page: 'replay', table: second, host: first === 'replay' ? 'online' : 'local', at };
    }
    case 'paper':
    case 'local-paper':
    case 'series':
    case 'local-series': {
      const page = first.endsWith('paper') ? 'paper' : 'series';
      return second === '' ? lost : { page, table: second, host: first === page ? 'online' : 'local' };
    }
    case 'tutorial':
      return second === '' ? lost : { page: 'tutorial', game: second };
    case 'rules':
      return second === '' ? lost : { page: 'rules', game: second, rule: third || null };
    case 'device':
      return { page: 'device', code: key };
    case 'games':
    case 'settings':
    case 'join':
    case 'lab':
    case 'about':
    case 'admin':
      return { page: first };
    default:
      return lost;
  }
}

/** Null: not a valid address, for example one that was cut in the middle of an encoded character. */
function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}

export function hrefOf(route: Route): string {
  const path = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return route.host === 'local' ? path('new', route.game, LOCAL) : path('new', route.game);
    case 'door':
      return `${path(route.as, route.table)}~${route.key}`;
    case 'table':
      return path(route.host === 'local' ? 'local' : 'table', route.table);
    case 'replay': {
      const at = route.at === null ? [] : [String(route.at)];
      return path(route.host === 'local' ? 'local-replay' : 'replay', route.table, ...at);
    }
    case 'paper':
    case 'series':
      return path(route.host === 'local' ? `local-${route.page}` : route.page, route.table);
    case 'tv':
      return `${path(route.host === 'local' ? 'local-tv' : 'tv', route.table)}${route.key === '' ? '' : `~${route.key}`}`;
    case 'tutorial':
      return path('tutorial', route.game);
    case 'rules':
      return path('rules', route.game, ...(route.rule === null ? [] : [route.rule]));
    case 'device':
      return route.code === '' ? path('device') : `${path('device')}~${route.code}`;
    case 'lost':
      return path(route.address);
    default:
      return path(route.page);
  }
}

/** Whether a page is about a table that others share; a form for a new table can make it on this device, too. */
export function needsServer(route: Route): boolean {
  if (route.page === 'door' || route.page === 'join') return true;
  return 'host' in route && route.host === 'online' && route.page !== 'new';
}

/** `replace`: the browser's back button does not lead to the present page. */
export function go(route: Route, replace = false): void {
  if (replace) location.replace(hrefOf(route));
  else location.assign(hrefOf(route));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const follow = (): void => {
      setRoute(readRoute(location.hash));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}
