/** The first game: a scripted one, played on this device, in which each step explains one thing. */
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../app/route.ts';
import { useMotion, useSettings } from '../app/settings.tsx';
import { coverOf, loadGame } from '../games/index.ts';
import type { Tutorial } from '../games/game-tutorial.ts';
import type { AnyWebGame } from '../games/web-game.ts';
import { backendOf } from '../backend/backends.ts';
import type { ScriptedTable } from '../local/lessons.ts';
import { LessonTable } from './lesson-table.tsx';
import { dropLesson, keepLesson, keptLesson, type KeptLesson } from './lessons.ts';
import { partsOf, scriptOf } from './script.ts';
import './tutorial.css';

/** The time between two answers of the others, in milliseconds: the learner needs time to see movements. */
const PACE = 1_200;
const QUICK_PACE = 400;

/** `none`: this page does not have the game, or the game has no lesson. */
type Opening = { readonly game: AnyWebGame; readonly tutorial: Tutorial } | 'none' | 'failed' | null;

export function TutorialPage({ game: id }: { readonly game: string }) {
  const { language, words } = useSettings();
  const said = words.tutorial;
  const [tries, setTries] = useState(0);
  const opening = useTutorial(id, tries);
  const taught = isReady(opening) ? opening : null;
  const { lesson, again, goOn } = useLesson(id, taught?.tutorial ?? null, tries);
  if (taught !== null && isReady(lesson))
    return <LessonTable key={lesson.table} {...taught} lesson={lesson} again={again} goOn={goOn} />;
  const cover = coverOf(id);
  const isMissing = opening === 'none';
  const isFailed = opening === 'failed' || lesson === 'failed';
  return (
    <main class="lesson-page">
      <h1 class="stencil lesson-page-title">{said.title(cover?.title[language] ?? id)}</h1>
      <p role="status">{isMissing ? said.none : isFailed ? said.failed : words.common.loading}</p>
      {isFailed && (
        <button type="button" class="button button-primary" onClick={() => setTries(tries + 1)}>
          {words.common.tryAgain}
        </button>
      )}
      {isMissing && cover?.load && (
        <a class="button" href={hrefOf({ page: 'rules', game: id, rule: null })}>
          {said.rules}
        </a>
      )}
      <a class="button" href={hrefOf({ page: 'home' })}>
        {words.common.home}
      </a>
    </main>
  );
}

function isReady<T extends object>(opening: T | string | null): opening is T {
  return opening !== null && typeof opening !== 'string';
}

function useTutorial(id: string, tries: number): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let wanted = true;
    setOpening(null);
    fetchTutorial(id).then(
      (found) => wanted && setOpening(found ?? 'none'),
      () => wanted && setOpening('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, tries]);
  return opening;
}

async function fetchTutorial(id: string): Promise<{ readonly game: AnyWebGame; readonly tutorial: Tutorial } | null> {
  const game = await loadGame(id);
  const tutorial = (await game?.tutorial?.()) ?? null;
  return game === null || tutorial === null ? null : { game, tutorial };
}

/** The lesson that was begun here and not finished, or a new one. */
function useLesson(id: string, tutorial: Tutorial | null, tries: number) {
  const { name: ownName, language } = useSettings();
  const pace = useMotion() ? PACE : QUICK_PACE;
  const [lesson, setLesson] = useState<KeptLesson | 'failed' | null>(null);
  const begin = async (taught: Tutorial, part: number): Promise<void> => {
    try {
      const name = ownName || taught.names[language][taught.learner]!;
      const made = await makeTable(id, partsOf(taught)[part]!, name, pace);
      const fresh = { ...made, part, at: 0 };
      keepLesson(id, fresh);
      setLesson(fresh);
    } catch {
      setLesson('failed');
    }
  };
  useEffect(() => {
    if (tutorial === null) return;
    const kept = keptLesson(id);
    if (kept === null || kept.part >= partsOf(tutorial).length) {
      setLesson(null);
      void begin(tutorial, 0);
    } else setLesson(kept);
  }, [id, tutorial, tries]);
  return {
    lesson,
    again: () => {
      dropLesson(id);
      setLesson(null);
      if (tutorial !== null) void begin(tutorial, 0);
    },
    // The table that was taught at stays in sight until the next one is laid.
    goOn: () => {
      if (tutorial !== null && isReady(lesson)) void begin(tutorial, lesson.part + 1);
    },
  };
}

async function makeTable(
  game: string,
  tutorial: Tutorial,
  name: string,
  pace: number,
): Promise<{ table: string; key: string }> {
  const { seats, options, seed, start, learner, bot } = tutorial;
  const wish = { game, seats, options, seed, start, script: scriptOf(tutorial), learner, name, bot, pace };
  const { table, key } = await backendOf('local').request<ScriptedTable>('POST', '/api/local/scripted', wish);
  return { table, key };
}
