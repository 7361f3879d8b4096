/** Asks for the server's word, where only those who know it make tables. */
import { useEffect, useId, useState } from 'preact/hooks';
import { serverWord, rememberWord } from '../../app/server-word.ts';
import { useWords } from '../../app/settings.tsx';
import { isClosed } from '../../backend/api.ts';
import type { BackendKind, BackendReason } from '../../backend/backend.ts';
import { backendOf } from '../../backend/backends.ts';
import { Note } from './fields.tsx';

/** Why the word has to be written, or written again. */
export type WordProblem = 'wordNeeded' | 'wrongWord';

export function wordProblem(reason: BackendReason | string | null): WordProblem | null {
  return reason === 'wordNeeded' || reason === 'wrongWord' ? reason : null;
}

/** Whether tables of this host need a word. Who has heard of it from a refusal need not ask. */
export function useClosed(host: BackendKind, problem: WordProblem | null): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    // A server that does not say is open, or does not answer anything else either.
    if (host === 'online') isClosed(backendOf(host)).then(setClosed, () => undefined);
  }, [host]);
  return closed || problem !== null;
}

export function WordField({ problem, onChange }: { readonly problem: WordProblem | null; onChange(): void }) {
  const { common, pages } = useWords();
  const [word, setWord] = useState(serverWord);
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {pages.form.word}
      </label>
      <div class="field-tape">
        <input
          id={id}
          class="field-name tape"
          value={word}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget: { value } }) => {
            setWord(value);
            rememberWord(value.trim());
            onChange();
          }}
        />
      </div>
      <Note
        id={`${id}-note`}
        problem={problem}
        text={problem === null ? pages.form.wordHelp : common.reasons[problem]}
      />
    </div>
  );
}
