/** The note of a lesson: what this step is about, how far the lesson is, and a button to go on. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { TutorialStep } from '../games/game-tutorial.ts';
import { useSettings } from '../app/settings.tsx';
import { isTyping } from '../table/keys.ts';
import { Pointer } from './pointer.tsx';
import { touchable } from './marked.ts';
import { useAdvised, useMark } from './use-mark.ts';
import { useNotePlace } from './use-note-place.ts';

export interface CoachProps {
  readonly steps: readonly TutorialStep[];
  /** How many steps were taught before these, and how many there are in all. */
  readonly before: number;
  readonly count: number;
  /** The step that the lesson has come to. */
  readonly at: number;
  /** The mark of the thing to touch, if it is not the thing that the step is about. */
  readonly act: string | null;
  /** Whether the learner may go on to the next step now. */
  readonly mayGoOn: boolean;
  /** A remark to a learner who tried something else; null: none. */
  readonly remark: string | null;
  goOn(): void;
  leave(): void;
}

export function Coach({ steps, before, count, at, act, mayGoOn, remark, goOn, leave }: CoachProps) {
  const { language, words } = useSettings();
  const said = words.tutorial;
  // Earlier steps can be read again; the lesson itself stays where it is.
  const [shown, setShown] = useState(at);
  const [folded, setFolded] = useState(false);
  const note = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const step = steps[Math.min(shown, at)]!;
  const isCurrent = shown >= at;
  const title = step.title[language];
  const text = step.text[language];
  const mark = folded ? null : step.mark;
  const spokenOf = useMark(mark);
  const actMark = isCurrent && !folded ? act : null;
  const actBox = useMark(actMark, touchable);
  const isTask = isCurrent && step.kind === 'do';
  const isOne = isTask && (act ?? step.mark) === step.mark;
  const box = isOne && act !== null ? actBox : spokenOf;
  const forward = isCurrent ? goOn : () => setShown(shown + 1);
  const mayForward = !isCurrent || mayGoOn;
  const noted = { mark, box, act: actMark, isTask };
  const { box: place, isInSight } = useNotePlace(note, noted, `${shown} ${folded} ${language} ${mayForward}`);
  const advised = useAdvised(isTask ? mark : null);

  useEffect(() => {
    setShown(at);
    setFolded(false);
  }, [at]);
  // If the step is only to be read, the button to go on gets the focus; otherwise the thing to touch does.
  useEffect(() => {
    if (folded) return;
    const find = (): HTMLElement | null | undefined => {
      if (mayForward) return next.current;
      return step.kind === 'do' && isFree(note.current!) ? touchable(act ?? step.mark ?? '') : null;
    };
    // After the table's own effect, which moves the focus when somebody is asked.
    const soon = setTimeout(() => find()?.focus({ preventScroll: true }));
    return () => clearTimeout(soon);
  }, [shown, at, mayForward]);
  useEnter(mayForward ? forward : null);
  useOwnPointing();

  return (
    <>
      {box !== null && <Pointer mark={box} note={isInSight ? place : null} act={isOne && advised.length === 0} />}
      {actBox !== null && !isOne && <Pointer mark={actBox} note={box === null ? place : null} act />}
      {advised.map((each) => (
        <Pointer key={`${each.left} ${each.top}`} mark={each} note={null} act />
      ))}
      <aside
        ref={note}
        class={`coach sheet coach-${step.kind}`}
        aria-labelledby={heading}
        style={{ transform: `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)` }}
      >
        <header class="coach-head">
          <h2 id={heading} class="coach-title stencil">
            {title}
          </h2>
          <p class="coach-count typed">{said.step(before + Math.min(shown, at) + 1, count)}</p>
          <button
            type="button"
            class="coach-fold"
            aria-expanded={!folded}
            aria-label={folded ? said.unfold : said.fold}
            onClick={() => setFolded(!folded)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={folded ? 'M3 13l7-7 7 7' : 'M3 7l7 7 7-7'} fill="none" stroke="currentColor" stroke-width="3" />
            </svg>
          </button>
        </header>
        {!folded && (
          <>
            {remark !== null && isCurrent && <p class="coach-remark">{remark}</p>}
            <p class="coach-text">{text}</p>
            <footer class="coach-foot">
              {mayForward ? (
                <button ref={next} type="button" class="button button-primary" onClick={forward}>
                  {said.next}
                </button>
              ) : (
                <p class="coach-turn stencil">{step.kind === 'do' ? said.yourMove : said.othersMove}</p>
              )}
              {shown > 0 && (
                <button type="button" class="button" onClick={() => setShown(Math.min(shown, at) - 1)}>
                  {said.back}
                </button>
              )}
              <button type="button" class="button button-plain coach-leave" onClick={leave}>
                {said.leave}
              </button>
            </footer>
          </>
        )}
      </aside>
      <p class="unseen" role="status" aria-live="polite">
        {`${said.step(before + Math.min(shown, at) + 1, count)}. ${title}. ${text}`}
      </p>
      <p class="unseen" role="alert">
        {remark ?? ''}
      </p>
    </>
  );
}

/** Whether the focus may be moved: it is on the note, where it is no longer needed, or nowhere. */
function isFree(note: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || note.contains(activeElement);
}

/** The frame of the lesson shows what is meant: rings and words that a hint would pencil in are left out. */
function useOwnPointing(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['taught'] = 'true';
    return () => void delete dataset['taught'];
  }, []);
}

/** Enter goes on, unless the focused element uses Enter itself. */
function useEnter(act: (() => void) | null): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || isTyping(event.target)) return;
      if (event.target instanceof Element && event.target.closest('button, a, input, select, summary, dialog')) return;
      latest.current?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
