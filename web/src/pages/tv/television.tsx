/** The television around the board: whose time it is, the code to join by, who is awaited, and what has just happened. */
import { useEffect } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { untouchedBoard } from '../../table/board-props.ts';
import { latestDeed } from '../../table/latest-deed.ts';
import { useSession, type TableSession } from '../../table/session.ts';
import { useLiveliness } from '../../table/use-liveliness.ts';
import type { Happened } from '../../table/use-table.ts';
import { TvAside } from './tv-aside.tsx';
import { TvEnd } from './tv-end.tsx';
import { TvLobby } from './tv-lobby.tsx';
import { TvStrip } from './tv-strip.tsx';
import { TvTicker } from './tv-ticker.tsx';
import { TV } from './text/of.ts';
import { useTvFollowing } from './use-tv-following.ts';
import '../../table/table.css';
import './tv.css';

export function Television({ happened }: { readonly happened: Happened }) {
  const session = useSession();
  const { info, connection } = session;
  const words = TV[useSettings().language];
  useTvFollowing(session);
  useWakefulness();
  const isOver = info.status === 'over' || info.status === 'abandoned';
  return (
    <div class="tv">
      <TvStrip />
      <main class="tv-main">
        {connection !== 'open' && (
          <p class="tv-lost typed" role="status">
            {words.noConnection}
          </p>
        )}
        {info.status === 'open' ? <TvLobby /> : <TvBoard session={session} happened={happened} />}
        {isOver && <TvEnd />}
      </main>
      {info.status !== 'open' && <TvAside />}
      {info.status !== 'open' && <TvTicker />}
    </div>
  );
}

/** A watcher's board that cannot be touched. */
function TvBoard({ session, happened }: { readonly session: TableSession; readonly happened: Happened }) {
  const { game, now, entries } = session;
  const { language } = useSettings();
  const board = useLiveliness(session, happened, true);
  const { Board } = game.drawing;
  if (now.view === null) return null;
  return (
    <div ref={board} class="table-board" inert>
      <Board
        {...untouchedBoard(session, now.view, language)}
        seat={null}
        television
        events={happened.events}
        moment={happened.moment}
        watched={latestDeed(entries)}
      />
    </div>
  );
}

/** Nobody touches a television, so it would fall asleep in the middle of a game. */
function useWakefulness(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let shown = true;
    const wake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Not every browser has it, and none allows it on a low battery.
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      if (!shown) void lock?.release();
    };
    void wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      shown = false;
      document.removeEventListener('visibilitychange', wake);
      void lock?.release();
    };
  }, []);
}
