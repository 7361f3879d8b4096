/** The head of the desk: the name of the pack, whether it is kept, and the one yellow button. */
import type { Ref } from 'preact';
import { nameOf } from './draft/store.ts';
import { idOf, useDesk } from './form/context.ts';
import { Note, Notes } from './form/note.tsx';
import type { Trial } from './actions.tsx';
import type { Typing } from './use-draft.ts';

export function Head(props: {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly typing: Typing;
  readonly trial: Trial;
  /** The number of the problem to which the button leads. */
  readonly at: number;
  onLeave(): void;
  onProblem(): void;
}) {
  const { heading, title, typing, trial, onLeave, onProblem } = props;
  const { words, set, problemsAt, file } = useDesk();
  const { problems, kept, isChecked } = typing;
  const isBad = problemsAt('pack').length > 0;
  const count = problems.length;
  return (
    <header class="ws-head">
      <h1 ref={heading} tabIndex={-1} class="stencil">
        {words.title}
      </h1>
      <div class={`ws-name ${isBad ? 'ws-bad' : ''}`}>
        <label>
          <span class="unseen">{words.name}</span>
          <input
            id={idOf('pack')}
            class="ws-input"
            value={nameOf({ file })}
            spellcheck={false}
            autocomplete="off"
            aria-invalid={isBad}
            aria-describedby={isBad ? 'ws-name-note' : undefined}
            onInput={({ currentTarget }) => set(['pack'], currentTarget.value)}
          />
        </label>
        <Notes path="pack" id="ws-name-note" />
        <small>
          {title},{' '}
          <span role="status">{kept === 'failed' ? words.notKept : kept === 'kept' ? words.saved : words.saving}</span>
        </small>
        <div id={idOf('')} tabIndex={-1}>
          {problems
            .filter(({ deck, path }) => deck === null && path !== 'pack')
            .map((each, n) => (
              <Note key={n} placed={each} />
            ))}
        </div>
      </div>
      <div class="ws-head-tools">
        <button type="button" class="button" onClick={onLeave}>
          {words.others}
        </button>
        {count > 0 ? (
          <button type="button" class="button button-primary" onClick={onProblem}>
            {words.toProblem(Math.max(0, props.at) + 1, count)}
          </button>
        ) : (
          <button type="button" class="button button-primary" disabled={!isChecked || trial.busy} onClick={trial.begin}>
            {isChecked ? words.try : words.checking}
          </button>
        )}
      </div>
      <p class="unseen" role="status">
        {count > 0 ? words.problems(count) : words.allGood}
      </p>
    </header>
  );
}
