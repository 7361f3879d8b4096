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
  /** The person's own seat, or the place of a host who does not play. */
  | { readonly kind: 'seat'; readonly key: string; readonly game: string }
  /** The person may see the table, and perhaps join it. */
  | { readonly kind: 'guest'; readonly info: TableInfo; readonly game: AnyWebGame }
  | { readonly kind: 'watcher'; readonly game: string }
  /** This browser already has a key to the table, which the link's key would replace. */
  | { readonly kind: 'kept'; readonly opens: 'seat' | 'host'; readonly key: string; readonly game: string }
  | { readonly kind: 'closed'; readonly reason: BackendReason | 'notLoaded' };

/** `replaces`: the person has agreed to give up the key that this browser has. */
export async function findTable(table: string, as: DoorKind, key: string | null, replaces = false): Promise<Found> {
  try {
    const own = await ownKey(table, key, replaces);
    // A person with a seat needs no invitation, and sees more than a spectator.
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

/** The key that this browser already has: an old one, or one of a request whose reply was lost. */
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
      // The key of a seat that was freed opens nothing any more; the link may.
      if (!(error instanceof BackendError) || error.reason !== 'wrongKey') throw error;
    }
  }
  return null;
}

const look = (table: string, key: string | null) => fetchStanding(onlineBackend, table, key);
