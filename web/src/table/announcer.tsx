/** Says aloud what has happened since, and that it is your move. Nothing of it is seen: the log shows the same. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { logLines } from './log-lines.ts';
import { useSession } from './session.ts';
import type { Happened } from './use-table.ts';
import { othersDeciding } from './waiting-for.ts';

export function Announcer({ happened, readOnly }: { readonly happened: Happened; readonly readOnly: boolean }) {
  const session = useSession();
  const { ask, now, texts, name, entries } = session;
  const words = useWords().table;
  const [spoken, speak] = useState('');
  const heard = useRef(now.seq);
  const said = useRef(words);
  useEffect(() => {
    const all = entries.filter(({ type }) => type !== 'said');
    const news = logLines(all, session, words, heard.current).map(({ text }) => text);
    heard.current = now.seq;
    const question = ask === null || readOnly ? [] : [words.status.yourMove, texts.prompt(ask.prompt, now.view, name)];
    const deciding = othersDeciding(session, words);
    speak([...news, ...question, ...(deciding === null ? [] : [deciding])].join(' '));
  }, [happened.moment, now.tick, now.seq]);
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
