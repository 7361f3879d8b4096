/** The script of a lesson, played by the rules of its game: for what must hold at each of its steps. */
import { apply, opening, replay, type Answer, type Choice, type Event, type Game, type State } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { expect } from 'vitest';
import type { Tutorial, TutorialStep } from '../src/games/game-tutorial.ts';
import { scriptOf } from '../src/tutorial/script.ts';

export interface LessonScene<S, C extends Choice, E> {
  readonly step: TutorialStep<C>;
  /** The table at which the step is shown, and the one that it leads to. */
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** A lesson with its options as the game knows them. */
type Lesson<C extends Choice, O> = Omit<Tutorial<C>, 'options'> & { readonly options: O };

/** The whole script: an answer that is not offered throws. `watch` sees the table before every answer. */
export function lessonScenes<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  lesson: Lesson<C, O>,
  watch: (s: S, answer: Answer<C>) => void = () => {},
): readonly LessonScene<S, C, E>[] {
  const s = opening(game, { ...lesson, version: game.version });
  return lesson.steps.map((step) => {
    const before = game.clone(s);
    const events = scriptOf({ learner: lesson.learner, steps: [step] }).flatMap(({ seat, picks }) => {
      const answer = { tick: s.kernel.tick, seat, picks: picks as readonly C[] };
      watch(s, answer);
      apply(game, s, answer);
      return s.kernel.events.slice();
    });
    return { step, before, after: game.clone(s), events };
  });
}

/** The end of the script as it is handed to a table. */
export function replayedLesson<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  lesson: Lesson<C, O>,
): S {
  const { options, seats, seed, start } = lesson;
  const answers = scriptOf(lesson) as readonly Answer<C>[];
  return replay(game, { game: game.id, version: game.version, options, seats, seed, start, answers });
}

/** The scene of the step with this English title. */
export function sceneTitled<T extends { readonly step: TutorialStep }>(scenes: readonly T[], title: string): T {
  const found = scenes.find(({ step }) => step.title.en === title);
  if (found === undefined) throw new Error(`no step is called ${title}`);
  return found;
}

/** What the steps quote, each with its scene. */
export function quotesIn<T extends { readonly step: TutorialStep }>(
  scenes: readonly T[],
  language: Language,
): readonly (T & { readonly quote: string })[] {
  return scenes.flatMap((scene) =>
    [...scene.step.text[language].matchAll(/[„“](.+?)”/g)].map(([, quote]) => ({ ...scene, quote: quote! })),
  );
}

/** Titles that fit one line, and texts that say something in no more letters than these. */
export function expectShort(steps: readonly TutorialStep[], language: Language, most: number): void {
  for (const { title, text } of steps) {
    expect(title[language].length).toBeLessThanOrEqual(26);
    expect(text[language].length).toBeGreaterThan(60);
    expect(text[language].length).toBeLessThanOrEqual(most);
  }
}
