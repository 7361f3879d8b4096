/** The end of a lesson: what the learner has done, and what to do next. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { remember } from '../app/memory.ts';
import { go, hrefOf } from '../app/route.ts';
import { useMotion, useSettings } from '../app/settings.tsx';
import type { Tutorial } from '../games/game-tutorial.ts';
import type { AnyWebGame } from '../games/web-game.ts';
import { keepScriptedTable } from '../local/local-api.ts';
import { dropLesson, type KeptLesson } from './lessons.ts';
import { stepsOf } from './script.ts';

/** In milliseconds: twice the longest movement. */
const LAST_LOOK = 1_600;

export function LessonEnd(props: {
  readonly game: AnyWebGame;
  readonly tutorial: Tutorial;
  readonly lesson: KeptLesson;
  readonly again: () => void;
}) {
  const { game, tutorial, lesson, again } = props;
  const { language, words } = useSettings();
  const said = words.tutorial;
  const heading = useRef<HTMLHeadingElement>(null);
  // The result of the last answer is shown first.
  const [shown, show] = useState(!useMotion());
  useEffect(() => {
    const soon = setTimeout(() => show(true), LAST_LOOK);
    return () => clearTimeout(soon);
  }, []);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown]);
  const { title } = game.texts[language];
  // From here on it is a normal table on this device.
  const playOn = async (): Promise<void> => {
    const { table, key } = lesson;
    // If this fails, the game can still be played until old lessons are removed.
    await keepScriptedTable(table).catch(() => null);
    dropLesson(game.id);
    remember({ host: 'local', table, game: game.id, key });
    go({ page: 'table', host: 'local', table });
  };
  if (!shown) return null;
  return (
    <section class="lesson-end sheet" aria-labelledby="lesson-end">
      <h2 ref={heading} id="lesson-end" class="stencil" tabIndex={-1}>
        {said.overTitle}
      </h2>
      <p class="lesson-end-text">{said.overText(title)}</p>
      <div class="lesson-learned">
        <p>{said.learned}</p>
        <ul>
          {stepsOf(tutorial).map((step) => (
            <li key={step.title.en}>{step.title[language]}</li>
          ))}
        </ul>
      </div>
      <div class="lesson-end-foot">
        <button type="button" class="button button-primary" onClick={() => void playOn()}>
          {said.playOn}
        </button>
        <a
          class="button"
          href={hrefOf({ page: 'new', game: game.id, host: 'local' })}
          onClick={() => dropLesson(game.id)}
        >
          {said.newGame}
        </a>
        <button type="button" class="button" onClick={again}>
          {said.again}
        </button>
        <a class="button button-plain" href={hrefOf({ page: 'rules', game: game.id, rule: null })}>
          {said.rules}
        </a>
      </div>
    </section>
  );
}
