import type { IncomingMessage } from 'node:http';

/** Whether a page from elsewhere sends this request on behalf of a visitor who does not know of it. */
export function isForeign({ headers }: IncomingMessage, origins: readonly string[], trustProxy: boolean): boolean {
  const { origin, host } = headers;
  // Programs send no origin. Only browsers can be made to send requests for other pages.
  if (origin === undefined || origins.includes(origin)) return false;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const own = typeof forwarded === 'string' ? forwarded : host;
  return !URL.canParse(origin) || new URL(origin).host !== own;
}
