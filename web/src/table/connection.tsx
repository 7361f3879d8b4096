/** What a person should know about the line to the table; nothing while all is well. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { body as tower } from 'virtual:game-icon/radio-tower';
import { useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { newKey } from '../local/random.ts';
import { reasonText } from '../text/common/reason.ts';
import './connection.css';
import { useSession, type TableSession } from './session.ts';

/** A line that comes back at once is not worth a word, in milliseconds. */
const BRIEF = 900;

export function Connection() {
  const session = useSession();
  const allWords = useWords();
  const words = allWords.pages.connection;
  const isLost = useLost(session);
  const { host, refusal } = session;
  // Here no line can break: something in this browser is not as it should be.
  const lost = host.kind === 'local' ? reasonText('local', refusal ?? 'offline', allWords) : words.lost;
  const [isTwice, dismiss] = useOtherTab(session);
  // The region is always there: what is put into it later is read aloud.
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

/** Says when the line is back, if it was said that it was lost. */
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
  /** The table and the seat; the key itself is told to nobody. */
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
