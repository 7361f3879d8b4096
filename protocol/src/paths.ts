/** Where requests go. Kept apart from the schemas of their bodies, so that a page can use it without loading those. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` is a table, `{seen}` a line, `{parcel}` something for another device. */
  readonly path: string;
  /** Whether a key is sent as `Authorization: Bearer KEY`; `admin`: that of the server's host. */
  readonly key: 'none' | 'optional' | 'needed' | 'admin';
}

export const PATHS = {
  server: { method: 'GET', path: '/api/server', key: 'none' },
  pushKey: { method: 'GET', path: '/api/push', key: 'none' },
  sendParcel: { method: 'POST', path: '/api/parcels', key: 'none' },
  fetchParcel: { method: 'GET', path: '/api/parcels/{parcel}', key: 'none' },
  removeParcel: { method: 'DELETE', path: '/api/parcels/{parcel}', key: 'none' },
  games: { method: 'GET', path: '/api/games', key: 'none' },
  lobby: { method: 'GET', path: '/api/tables', key: 'none' },
  create: { method: 'POST', path: '/api/tables', key: 'none' },
  import: { method: 'POST', path: '/api/imports', key: 'none' },
  read: { method: 'GET', path: '/api/tables/{id}/since/{seen}', key: 'optional' },
  join: { method: 'POST', path: '/api/tables/{id}/seats', key: 'optional' },
  command: { method: 'POST', path: '/api/tables/{id}/commands', key: 'needed' },
  question: { method: 'POST', path: '/api/tables/{id}/questions', key: 'optional' },
  save: { method: 'GET', path: '/api/tables/{id}/save', key: 'optional' },
  series: { method: 'GET', path: '/api/tables/{id}/series', key: 'optional' },
  fork: { method: 'POST', path: '/api/tables/{id}/forks', key: 'needed' },
  rematch: { method: 'POST', path: '/api/tables/{id}/rematch', key: 'needed' },
  next: { method: 'POST', path: '/api/tables/{id}/next', key: 'needed' },
  archive: { method: 'POST', path: '/api/tables/{id}/archive', key: 'needed' },
  webhook: { method: 'PUT', path: '/api/tables/{id}/me/webhook', key: 'needed' },
  push: { method: 'PUT', path: '/api/tables/{id}/me/push', key: 'needed' },
  personal: { method: 'GET', path: '/api/tables/{id}/me', key: 'needed' },
  erase: { method: 'DELETE', path: '/api/tables/{id}/me', key: 'needed' },
} as const satisfies Record<string, Address>;

export type RouteName = keyof typeof PATHS;

/** The path of the WebSocket. */
export const SOCKET = '/api/socket';
