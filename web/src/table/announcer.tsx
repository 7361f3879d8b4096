/** Tells screen readers what has just happened and when it is your move. It is invisible: the log shows the same. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { isOpenFloor } from './asks.ts';
import { logLines } from './log-lines.ts';
import { useSession } from './session.ts';
import { spokenNow } from './spoken.ts';
import type { Happened } from './use-table.ts';
import { othersDeciding } from './waiting-for.ts';

/** On an open floor, news of others is collected for this many milliseconds; then only the last few are read out. */
const GATHERED = 4_000;
const MOST = 3;

export function Announcer({ happened, readOnly }: { readonly happened: Happened; readonly readOnly: boolean }) {
  const session = useSession();
  const { ask, asked, isAwaited, seat, now, texts, name, entries, people } = session;
  const words = useWords().table;
  const [spoken, speak] = useState('');
  const heard = useRef(now.seq);
  const said = useRef(words);
  /** News of others, on an open floor or of a bot's turn, that has not been read out yet. */
  const gathered = useRef<readonly string[]>([]);
  const timer = useRef(0);
  const lastQuestion = useRef('');
  useEffect(() => {
    const all = entries.filter(({ type }) => type !== 'said' && type !== 'phrased');
    const news = logLines(all, session, words, heard.current);
    const isOwn = all.some((entry) => entry.seq > heard.current && 'seat' in entry && entry.seat === seat);
    heard.current = now.seq;
    const { view } = now;
    const isAsked = isAwaited && ask !== null && view !== null && !readOnly;
    const question = isAsked ? [words.status.yourMove, texts.prompt(ask.prompt, view, name)] : [];
    const whole = `${asked} ${question.join(' ')}`;
    const isFloor = isOpenFloor(view);
    if (isFloor && whole === lastQuestion.current) {
      gathered.current = [...gathered.current, ...news.map(({ text }) => text)].slice(-MOST);
      const tell = (): void => {
        timer.current = 0;
        speak(gathered.current.join(' '));
        gathered.current = [];
      };
      // The player's own answer is confirmed at once.
      if (isOwn) tell();
      else if (timer.current === 0) timer.current = window.setTimeout(tell, GATHERED);
      return;
    }
    clearTimeout(timer.current);
    timer.current = 0;
    const deciding = othersDeciding(session, words);
    const awaited = people.filter((person) => person.awaited);
    const botsPlay = awaited.length > 0 && awaited.every(({ bot }) => bot !== null);
    const { say, keep } = spokenNow(gathered.current, news, botsPlay);
    gathered.current = keep;
    const spoken = [...say, ...question, ...(deciding === null || botsPlay ? [] : [deciding])];
    if (spoken.length > 0 || !botsPlay) speak(spoken.join(' '));
    lastQuestion.current = whole;
  }, [happened.moment, now.askedAt, now.seq]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // When the language changes, the old text is cleared: a voice of one language must not read another.
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
