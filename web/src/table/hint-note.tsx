/** The advice of an old hand, as a slip of paper under the status line. */
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { useReturnFocus } from './return-focus.ts';
import type { Choosing } from './use-choosing.ts';
import type { Hint } from './use-hint.ts';
import './notes.css';

export function HintNote({ hint, choosing }: { readonly hint: Hint; readonly choosing: Choosing }) {
  const words = useWords();
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);
  // The player asked for it, so it gets the focus: it is read out, and Tab reaches its buttons next.
  useEffect(() => note.current?.focus({ preventScroll: true }), [hint.advice]);
  return (
    <section ref={note} class="table-note sheet" tabIndex={-1} aria-label={words.table.hint.title}>
      <p>
        <b class="table-note-head">{words.table.hint.title}</b> {hint.advice}
      </p>
      <div class="table-note-answers">
        {choosing.takes(hint.hinted) && (
          <button
            type="button"
            class="button"
            aria-disabled={choosing.sending}
            onClick={() => choosing.pickAll(hint.hinted)}
          >
            {words.table.hint.doIt}
          </button>
        )}
        <button type="button" class="button button-plain" onClick={hint.close}>
          {words.common.close}
        </button>
      </div>
    </section>
  );
}
