/** For a reader who comes back: how much has happened, what of it matters, and the way to see it step by step. */
import { useMemo, useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { changedIn } from './last-look.ts';
import { logLines } from './log-lines.ts';
import './notes.css';
import { useReturnFocus } from './return-focus.ts';
import { useSession } from './session.ts';
import { countedText } from './taken-back.tsx';
import { CHANGED } from './text/changed.ts';
import type { LastLook } from './use-last-look.ts';

/** The rest is in the log. */
const MOST = 4;

export function ChangedNote(props: { readonly look: LastLook; readonly onShow: (at: number) => void }) {
  const { look, onShow } = props;
  const { left } = look;
  const session = useSession();
  const { language, words } = useSettings();
  // What comes while the note is read is not part of it: the reader sees it happen.
  const changed = useMemo(
    () => (left === null ? null : changedIn(logLines(session.entries, session, words.table, left))),
    [left, session.texts],
  );
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);
  if (changed === null) return null;
  const { turns, lines, grave, from } = changed;
  const show = (at: number): void => {
    look.caughtUp();
    onShow(at);
  };
  const say = CHANGED[language];
  return (
    <section ref={note} class="table-note changed-note sheet" role="status">
      <p>
        <b class="table-note-head">{say.title}</b>
        {say.since(turns, lines)}
      </p>
      {grave.length > 0 && (
        <ul class="changed-lines">
          {grave.slice(-MOST).map((line) => (
            <li key={line.id}>{countedText(line)}</li>
          ))}
        </ul>
      )}
      <div class="table-note-answers">
        {from !== null && (
          <button type="button" class="button" onClick={() => show(from)}>
            {say.stepByStep}
          </button>
        )}
        <button type="button" class="button" onClick={look.caughtUp}>
          {say.close}
        </button>
      </div>
    </section>
  );
}
