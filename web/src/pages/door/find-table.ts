/** What a visitor with a link finds behind the door. */
import type { ServerFrame, TableInfo } from '@horda/protocol';
import { knownTable } from '../../app/memory.ts';
import { loadGame } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { HostError, type HostReason } from '../../host/host.ts';
import { onlineHost } from '../../host/online.ts';
import { sentWish, type DoorKind } from './link.ts';

type Welcome = Extract<ServerFrame, { readonly type: 'welcome' }>;

/** The way into a table. */
export type Found =
  /** A seat of one's own. */
  | { readonly kind: 'seat'; readonly key: string; readonly game: string }
  /** May be seen, and perhaps joined. */
  | { readonly kind: 'guest'; readonly info: TableInfo; readonly game: AnyWebGame }
  | { readonly kind: 'watcher'; readonly game: string }
  | { readonly kind: 'closed'; readonly reason: HostReason | 'notLoaded' };

/** Nothing of the past is needed: only how things are now. */
const NOTHING_OF_THE_PAST = 2 ** 31 - 1;

export async function findTable(table: string, as: DoorKind, key: string | null): Promise<Found> {
  try {
    const own = await ownSeat(table, as, key);
    if (own !== null) return own;
    const { info, seat } = await look(table, key);
    const { game } = info;
    if (seat !== null && key !== null) return { kind: 'seat', key, game };
    if (as === 'watcher') return { kind: 'watcher', game };
    const loading = loadGame(game);
    if (loading === null) return { kind: 'closed', reason: 'unknownGame' };
    const loaded = await loading.catch(() => null);
    return loaded === null ? { kind: 'closed', reason: 'notLoaded' } : { kind: 'guest', info, game: loaded };
  } catch (error) {
    return { kind: 'closed', reason: error instanceof HostError ? error.reason : 'fault' };
  }
}

/** The seat that this browser has there already: from before, or because only the reply to a wish was lost. */
async function ownSeat(table: string, as: DoorKind, key: string | null): Promise<Found | null> {
  if (as === 'seat') return null;
  for (const kept of [knownTable('online', table)?.key ?? null, sentWish(table)]) {
    if (kept === null || kept === key) continue;
    try {
      const { info, seat } = await look(table, kept);
      if (seat !== null) return { kind: 'seat', key: kept, game: info.game };
    } catch (error) {
      // A key of a seat that was freed since opens nothing; the link may.
      if (!(error instanceof HostError) || error.reason !== 'wrongKey') throw error;
    }
  }
  return null;
}

const look = (table: string, key: string | null): Promise<Welcome> =>
  onlineHost.request('GET', `/api/tables/${table}/since/${NOTHING_OF_THE_PAST}`, undefined, key);
