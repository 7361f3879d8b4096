/** The server that this page came from. */
import type { Reason } from '@horda/protocol';
import { serverWord } from '../app/server-word.ts';
import { BackendError, type Backend } from './backend.ts';

/** A server that does not answer within this many milliseconds counts as offline. */
const PATIENCE = 15_000;

export const onlineBackend: Backend = {
  kind: 'online',
  async request<T>(method: string, path: string, body?: unknown, key: string | null = null): Promise<T> {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...wordFor(method, path),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => {
      throw new BackendError('offline', 'the server does not answer');
    });
    const answer = (await response.json().catch(() => null)) as T | null;
    if (response.ok && answer !== null) return answer;
    throw errorIn(answer) ?? new BackendError('fault', `status ${response.status}`);
  },
  socket: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
};

/** What makes a table on a closed server. */
const MAKES = /^\/api\/(tables|imports|tables\/[^/]+\/forks)$/;

/** The server's word, if this browser knows it. A header is plain ASCII, a word need not be. */
function wordFor(method: string, path: string): Readonly<Record<string, string>> {
  const word = method === 'POST' && MAKES.test(path) ? serverWord() : '';
  return word === '' ? {} : { 'horda-word': encodeURIComponent(word) };
}

/** Null: this is not an answer of our server; a proxy on the way may have sent it. */
export function errorIn(answer: unknown): BackendError | null {
  const { error } = (answer ?? {}) as { readonly error?: unknown };
  if (typeof error !== 'object' || error === null) return null;
  const { reason, message } = error as { readonly reason?: unknown; readonly message?: unknown };
  return typeof reason === 'string' ? new BackendError(reason as Reason, String(message)) : null;
}
