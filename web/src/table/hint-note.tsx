/** The advice of an old hand, as a slip of paper under the status line. */
import type { Choice } from '@horda/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import type { Hint } from './use-hint.ts';

export function HintNote({ hint, onDo }: { readonly hint: Hint; readonly onDo: (choice: Choice) => void }) {
  const words = useWords();
  const note = useRef<HTMLElement>(null);
  // It was asked for, so it is read, and its buttons are next.
  useEffect(() => note.current?.focus({ preventScroll: true }), [hint.advice]);
  return (
    <section ref={note} class="table-note sheet" tabIndex={-1} aria-label={words.table.hint.title}>
      <p>
        <b class="table-note-head">{words.table.hint.title}</b> {hint.advice}
      </p>
      <div class="table-note-answers">
        {hint.hinted.length === 1 && (
          <button type="button" class="button" onClick={() => onDo(hint.hinted[0]!)}>
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
