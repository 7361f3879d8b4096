/** What is wrong with a field: the game's own sentence, and the likely repair. */
import { packProblemText } from '@horda/parts';
import type { Placed } from '../draft/decks.ts';
import { stepsOf } from '../draft/paths.ts';
import { useDesk, wordOf } from './context.ts';
import { repairOf } from './repair.ts';

export function Notes({ path, id }: { readonly path: string; readonly id: string }) {
  const problems = useDesk().problemsAt(path);
  if (problems.length === 0) return null;
  return (
    <div id={id} class="ws-notes">
      {problems.map((each, n) => (
        <Note key={n} placed={each} />
      ))}
    </div>
  );
}

export function Note({ placed: { problem } }: { readonly placed: Placed }) {
  const desk = useDesk();
  const { language, words } = desk;
  const repair = repairOf(problem);
  const steps = stepsOf(problem.path);
  const name = String(steps.findLast((step) => typeof step === 'string') ?? '');
  return (
    <p class="ws-note">
      <b class="ws-bang" aria-hidden="true">
        !
      </b>
      <span>
        {sentence(packProblemText(language, problem))}{' '}
        {repair !== null && (
          <button type="button" class="ws-take" onClick={() => desk.set(steps, repair.value)}>
            {words.take(problem.kind === 'word' ? wordOf(desk, name, String(repair.value)) : String(repair.value))}
          </button>
        )}
        {problem.kind === 'field' && (
          <button type="button" class="ws-take" onClick={() => desk.set(steps, undefined)}>
            {words.takeAway(problem.given)}
          </button>
        )}
      </span>
    </p>
  );
}

/** The check writes its sentences after the name of a place. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
