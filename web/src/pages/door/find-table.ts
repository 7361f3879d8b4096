/** What a visitor with a link finds behind the door. */
import type { TableInfo } from '@horda/protocol';
import { knownTable } from '../../app/memory.ts';
import { loadGame } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { fetchStanding } from '../../backend/api.ts';
import { BackendError, reasonOf, type BackendReason } from '../../backend/backend.ts';
import { onlineBackend } from '../../backend/online.ts';
import { sentWish, type DoorKind } from './link.ts';

/** The way into a table. */
export type Found =
  /** A seat of one's own, or the place of the host who does not play. */
  | { readonly kind: 'seat'; readonly key: string; readonly game: string }
  /** May be seen, and perhaps joined. */
  | { readonly kind: 'guest'; readonly info: TableInfo; readonly game: AnyWebGame }
  | { readonly kind: 'watcher'; readonly game: string }
  /** This browser has a key of its own there, which the link's would replace. */
  | { readonly kind: 'kept'; readonly opens: 'seat' | 'host'; readonly key: string; readonly game: string }
  | { readonly kind: 'closed'; readonly reason: BackendReason | 'notLoaded' };

/** `replaces`: the person was asked, and gives up the key that this browser has there. */
export async function findTable(table: string, as: DoorKind, key: string | null, replaces = false): Promise<Found> {
  try {
    const own = await ownKey(table, key, replaces);
    // Who has a seat needs no invitation, and sees more than those who watch.
    if (own?.opens === 'seat' && as !== 'seat') return { kind: 'seat', key: own.key, game: own.game };
    const { info, seat, host } = await look(table, key);
    if (own !== null) return own;
    const { game } = info;
    if ((seat !== null || host) && key !== null) return { kind: 'seat', key, game };
    if (as === 'watcher') return { kind: 'watcher', game };
    const loading = loadGame(game);
    if (loading === null) return { kind: 'closed', reason: 'unknownGame' };
    const loaded = await loading.catch(() => null);
    return loaded === null ? { kind: 'closed', reason: 'notLoaded' } : { kind: 'guest', info, game: loaded };
  } catch (error) {
    return { kind: 'closed', reason: reasonOf(error) };
  }
}

/** What this browser has there already: from before, or because only the reply to a wish was lost. */
async function ownKey(
  table: string,
  key: string | null,
  replaces: boolean,
): Promise<Extract<Found, { kind: 'kept' }> | null> {
  const before = replaces ? null : (knownTable('online', table)?.key ?? null);
  for (const kept of [before, sentWish(table)]) {
    if (kept === null || kept === key) continue;
    try {
      const { info, seat, host } = await look(table, kept);
      if (seat !== null || host)
        return { kind: 'kept', opens: seat === null ? 'host' : 'seat', key: kept, game: info.game };
    } catch (error) {
      // A key of a seat that was freed since opens nothing; the link may.
      if (!(error instanceof BackendError) || error.reason !== 'wrongKey') throw error;
    }
  }
  return null;
}

const look = (table: string, key: string | null) => fetchStanding(onlineBackend, table, key);
