/** Calls a seat's webhook when the game waits for it. */
import type { Store } from '@horda/tables/store';
import type { Log } from '@horda/tables/live/services';
import { codeOf, failure, INSIDE_CODE, type Post } from './outgoing.ts';

const TRIES = 3;
const MOST_WAITING = 1_000;
const JSON_HEADERS = { 'content-type': 'application/json' };

export interface Webhooks {
  awaited(table: string, game: string, seat: number): void;
}

export function openWebhooks(store: Store, log: Log, post: Post): Webhooks {
  let waiting = 0;
  const call = async (table: string, game: string, seat: number): Promise<void> => {
    const url = await store.webhook(table, seat);
    if (url === null) return;
    const body = JSON.stringify({ event: 'awaited', table, game, seat });
    for (let tries = 1; ; tries++) {
      try {
        const status = await post(url, { headers: JSON_HEADERS, body });
        if (status < 400) return;
        throw failure(`HTTP ${status}`);
      } catch (error) {
        const code = codeOf(error);
        if (tries === TRIES || code === INSIDE_CODE)
          return log.info('a webhook could not be called', { table, seat, error: code });
        await new Promise((resolve) => setTimeout(resolve, 1_000 * 4 ** (tries - 1)).unref());
      }
    }
  };
  return {
    awaited(table, game, seat) {
      if (waiting >= MOST_WAITING) return;
      waiting++;
      call(table, game, seat)
        .catch((error: unknown) => log.error('webhooks could not be read', { error: String(error) }))
        .finally(() => waiting--);
    },
  };
}
