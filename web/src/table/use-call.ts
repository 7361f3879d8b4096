/** Calls a person who looks elsewhere when they are asked: by a notification, and by vibrating a phone. */
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { showNotice } from '../calls/notices.ts';
import type { TableSession } from './session.ts';

/** In milliseconds: on, off, on. */
const SHAKE = [90, 70, 90];

export function useCall(session: TableSession, readOnly: boolean): void {
  const { vibration, notices, words } = useSettings();
  const { texts, host, table } = session;
  const question = session.isAwaited && !readOnly ? session.asked : null;
  // A game may begin while its players look elsewhere: the first question counts as well.
  const before = useRef<number | null>(null);
  useEffect(() => {
    const isNew = question !== null && question !== before.current;
    before.current = question;
    // A player who has just answered and is asked again looks at the table anyway.
    if (!isNew || navigator.userActivation.isActive) return;
    if (vibration && navigator.userActivation.hasBeenActive) navigator.vibrate?.(SHAKE);
    if (!notices || document.visibilityState === 'visible') return;
    const href = hrefOf({ page: 'table', host: host.kind, table });
    const takeAway = showNotice({ title: texts.title, body: words.home.yourMove, tag: table, href });
    document.addEventListener('visibilitychange', takeAway, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', takeAway);
      takeAway();
    };
  }, [question]);
}
