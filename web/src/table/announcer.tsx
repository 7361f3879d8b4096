/** Says aloud what has happened since, and that it is your move. Nothing of it is seen: the log shows the same. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { isOpenFloor } from './asks.ts';
import { logLines } from './log-lines.ts';
import { useSession } from './session.ts';
import type { Happened } from './use-table.ts';
import { othersDeciding } from './waiting-for.ts';

/** On an open floor, what others do is gathered for so long, in milliseconds, and of it only the last is said. */
const GATHERED = 4_000;
const MOST = 3;

export function Announcer({ happened, readOnly }: { readonly happened: Happened; readonly readOnly: boolean }) {
  const session = useSession();
  const { ask, asked, isAwaited, seat, now, texts, name, entries } = session;
  const words = useWords().table;
  const [spoken, speak] = useState('');
  const heard = useRef(now.seq);
  const said = useRef(words);
  /** What others have done on an open floor and nobody has been told of yet. */
  const gathered = useRef<readonly string[]>([]);
  const timer = useRef(0);
  const lastQuestion = useRef('');
  useEffect(() => {
    const all = entries.filter(({ type }) => type !== 'said');
    const news = logLines(all, session, words, heard.current).map(({ text }) => text);
    const isOwn = all.some((entry) => entry.seq > heard.current && 'seat' in entry && entry.seat === seat);
    heard.current = now.seq;
    const { view } = now;
    const isAsked = isAwaited && ask !== null && view !== null && !readOnly;
    const question = isAsked ? [words.status.yourMove, texts.prompt(ask.prompt, view, name)] : [];
    const whole = `${asked} ${question.join(' ')}`;
    const isFloor = isOpenFloor(view);
    if (isFloor && whole === lastQuestion.current) {
      gathered.current = [...gathered.current, ...news].slice(-MOST);
      const tell = (): void => {
        timer.current = 0;
        speak(gathered.current.join(' '));
        gathered.current = [];
      };
      // What one does oneself is confirmed at once.
      if (isOwn) tell();
      else if (timer.current === 0) timer.current = window.setTimeout(tell, GATHERED);
      return;
    }
    clearTimeout(timer.current);
    timer.current = 0;
    const deciding = othersDeciding(session, words);
    speak([...gathered.current, ...news, ...question, ...(deciding === null ? [] : [deciding])].join(' '));
    gathered.current = [];
    lastQuestion.current = whole;
  }, [happened.moment, now.askedAt, now.seq]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was said in another language is not read by a voice of this one.
  useEffect(() => {
    if (said.current !== words) speak('');
    said.current = words;
  }, [words]);
  return (
    <p class="unseen" aria-live="polite" data-news>
      {spoken}
    </p>
  );
}
