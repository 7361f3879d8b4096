/** Notes about the connection to the table; empty while all is well. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { body as tower } from 'virtual:game-icon/radio-tower';
import { useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { newKey } from '../local/random.ts';
import { reasonText } from '../text/common/reason.ts';
import './connection.css';
import { useSession, type TableSession } from './session.ts';

/** A connection that returns within this many milliseconds is not reported as lost. */
const BRIEF = 900;

export function Connection() {
  const session = useSession();
  const allWords = useWords();
  const words = allWords.pages.connection;
  const isLost = useLost(session);
  const { host, refusal } = session;
  // A local table has no network to lose, so the browser's own reason is shown.
  const lost = host.kind === 'local' ? reasonText('local', refusal ?? 'offline', allWords) : words.lost;
  const [isTwice, dismiss] = useOtherTab(session);
  // The region is always in the page, because screen readers announce only later additions to it.
  return (
    <div class="connection" role="status">
      {isLost && (
        <p class="connection-note sheet">
          <Icon body={tower} />
          <span>{lost}</span>
        </p>
      )}
      {isTwice && (
        <p class="connection-note sheet">
          <span>{words.otherTab}</span>
          <button type="button" class="button" onClick={dismiss}>
            {words.understood}
          </button>
        </p>
      )}
    </div>
  );
}

/** Tells that the connection is back, if its loss was shown. */
function useLost({ connection, notify }: TableSession): boolean {
  const words = useWords().pages.connection;
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (connection === 'connecting') {
      const timer = setTimeout(() => setLost(true), BRIEF);
      return () => clearTimeout(timer);
    }
    if (isLost && connection === 'open') notify(words.back);
    setLost(false);
    return undefined;
  }, [connection]);
  return isLost;
}

interface Call {
  readonly from: string;
  /** The table and the seat. The key itself is never sent to other tabs. */
  readonly place: string;
  readonly says: 'here' | 'too' | 'gone';
}

/** Whether another tab of this browser has the same seat open. */
function useOtherTab({ host, table, seat }: TableSession): readonly [boolean, () => void] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(false);
  const id = useRef(newKey());
  useEffect(() => {
    if (seat === null || typeof BroadcastChannel === 'undefined') return;
    const from = id.current;
    const place = `${host.kind}/${table}/${seat}`;
    const channel = new BroadcastChannel('horda.seats');
    const say = (says: Call['says']): void => channel.postMessage({ from, place, says } satisfies Call);
    channel.addEventListener('message', ({ data }: MessageEvent<Call>) => {
      if (data.place !== place) return;
      setOthers((now) => {
        const rest = now.filter((other) => other !== data.from);
        return data.says === 'gone' ? rest : [...rest, data.from];
      });
      if (data.says === 'here') say('too');
    });
    const leave = (): void => say('gone');
    addEventListener('pagehide', leave);
    say('here');
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      channel.close();
      setOthers([]);
    };
  }, [host, table, seat]);
  return [others.length > 0 && !seen, () => setSeen(true)];
}
