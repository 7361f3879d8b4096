/** The advice of an old hand, as a slip of paper under the status line. */
import type { Choice } from '@horda/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useSettings, useWords } from '../app/settings.tsx';
import { useReturnFocus } from './return-focus.ts';
import { AHEAD } from './text/ahead.ts';
import type { Choosing } from './use-choosing.ts';
import type { Foresight } from './use-foresight.ts';
import type { Hint } from './use-hint.ts';
import './notes.css';

export function HintNote(props: { readonly hint: Hint; readonly choosing: Choosing; readonly foresight: Foresight }) {
  const { hint, choosing, foresight } = props;
  const ahead = AHEAD[useSettings().language];
  const follows = followsOf(hint.hinted, foresight);
  const followsSecond = followsOf(hint.runnerUp, foresight);
  const words = useWords();
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);
  // The player asked for it, so it gets the focus: it is read out, and Tab reaches its buttons next.
  useEffect(() => note.current?.focus({ preventScroll: true }), [hint.advice]);
  return (
    <section ref={note} class="table-note sheet" tabIndex={-1} aria-label={words.table.hint.title}>
      <p>
        <b class="table-note-head">{words.table.hint.title}</b> {hint.advice}
        {follows !== null && <Follows head={ahead.advised} text={follows} />}
        {followsSecond !== null && <Follows head={ahead.runnerUp} text={followsSecond} />}
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

/** Several picks work together: what each would do alone tells nothing. */
function followsOf(choices: readonly Choice[], foresight: Foresight): string | null {
  const [only, another] = choices;
  return only === undefined || another !== undefined ? null : foresight.of(only);
}

function Follows({ head, text }: { readonly head: string; readonly text: string }) {
  return (
    <span class="table-note-follows">
      <b>{head}:</b> {text}
    </span>
  );
}
