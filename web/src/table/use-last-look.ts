/** Where the reader left the log: after a reload, in a tab that was hidden, or days ago. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { isBehind, keepLook, lastLook, placeOf } from './last-look.ts';
import { DeviceContext } from './seat-switch.tsx';
import type { TableSession } from './session.ts';

export interface LastLook {
  /** The last line that the reader has seen; null: nothing has been missed. */
  readonly left: number | null;
  /** The reader has caught up. */
  caughtUp(): void;
}

/** For the log, which marks the place. */
export const LeftContext = createContext<number | null>(null);

/** @param isOff - where nobody can miss anything: a replay, a lesson */
export function useLastLook(session: TableSession, isOff: boolean): LastLook {
  const { host, table, seat, entries, pacing, info } = session;
  // People who share a device have just seen what the others did.
  const isShared = useContext(DeviceContext) !== null;
  const isOn = !isOff && !isShared && info.status === 'playing';
  const place = placeOf(host.kind, table, seat);
  const last = entries.at(-1)?.seq ?? 0;
  const own = entries.findLast((entry) => entry.type === 'answered' && entry.seat === seat && entry.bot === null)?.seq;
  const missedSince = (): number | null => {
    const seen = isOn ? lastLook(place) : null;
    if (seen === null) return null;
    // Whoever moves has seen what was there, also on another device.
    const since = Math.max(seen, own ?? 0);
    return isBehind(entries, since, seat) ? since : null;
  };
  const [left, setLeft] = useState(missedSince);
  useEffect(() => {
    if (!isOn) return;
    const look = (): void => {
      if (document.hidden || pacing.behind > 0) return;
      // A page that comes back finds what it has missed before it counts as seen.
      const missed = hasBeenAway ? missedSince() : null;
      if (missed !== null) setLeft(missed);
      hasBeenAway = false;
      keepLook(place, last);
    };
    let hasBeenAway = document.hidden;
    const change = (): void => {
      if (document.hidden) hasBeenAway = true;
      else look();
    };
    look();
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [isOn, place, last, pacing.behind > 0]);
  const isOld = left !== null && own !== undefined && own > left;
  const caughtUp = (): void => {
    keepLook(place, last);
    setLeft(null);
  };
  return { left: isOn && !isOld ? left : null, caughtUp };
}
