/** The step of a lesson, computed from the number of answers at its table. Pure, so a reload changes nothing. */
import { same, type Answer, type Choice } from '@horda/kernel';
import type { Tutorial, TutorialStep } from '../games/game-tutorial.ts';

type Steps = readonly TutorialStep[];

/** The tables of a lesson, one after the other: where a game begins, if that is taught apart, and the lesson itself. */
export function partsOf<C extends Choice>(tutorial: Tutorial<C>): readonly Tutorial<C>[] {
  const { beginning, start: _, ...rest } = tutorial;
  return beginning === undefined ? [tutorial] : [{ ...rest, ...beginning }, tutorial];
}

/** All steps of a lesson, whichever table they are taught at. */
export function stepsOf<C extends Choice>(tutorial: Tutorial<C>): readonly TutorialStep<C>[] {
  return partsOf(tutorial).flatMap(({ steps }) => steps);
}

/** How many answers of the game a step consists of. */
const answersIn = (step: TutorialStep): number =>
  step.kind === 'do' ? 1 : step.kind === 'watch' ? step.answers.length : 0;

/** How many answers are given before a step begins; after the last step: all of them. */
export function answersBefore(steps: Steps, at: number): number {
  return steps.slice(0, at).reduce((sum, step) => sum + answersIn(step), 0);
}

/** Whether all answers of the step have been given. */
export function isAnswered(steps: Steps, at: number, answers: number): boolean {
  return answers >= answersBefore(steps, at + 1);
}

/**
 * The step to show, as near to `at` as the table allows. A task that the learner has done is over, and one that was
 * taken back must be done again. Steps to read or watch stay until the learner goes on. `steps.length`: the end.
 */
export function settle(steps: Steps, at: number, answers: number): number {
  let now = Math.min(Math.max(0, at), steps.length);
  while (now > 0 && answersBefore(steps, now) > answers) now--;
  while (now < steps.length && isOver(steps, now, answers)) now++;
  return now;
}

function isOver(steps: Steps, at: number, answers: number): boolean {
  const behind = answers > answersBefore(steps, at + 1);
  return behind || (steps[at]!.kind === 'do' && isAnswered(steps, at, answers));
}

/** The whole game as in a save. The tick counts questions: it stays while others still have to answer the same one. */
export function scriptOf({ learner, steps }: Pick<Tutorial, 'learner' | 'steps'>): readonly Answer<Choice>[] {
  const answers = steps.flatMap((step) => {
    if (step.kind === 'tell') return [];
    return step.kind === 'watch' ? step.answers : [{ seat: learner, picks: [step.choice], together: step.together }];
  });
  let tick = 0;
  return answers.map(({ seat, picks, together }) => ({ tick: together === true ? tick : tick++, seat, picks }));
}

/** The choice that the lesson waits for; null: none now. */
export function awaitedAt(steps: Steps, at: number): Choice | null {
  const step = steps[at];
  return step?.kind === 'do' ? step.choice : null;
}

/** Whether this answer is what the lesson waits for. */
export function isAwaited(steps: Steps, at: number, picks: readonly Choice[]): boolean {
  const awaited = awaitedAt(steps, at);
  return awaited !== null && picks.length === 1 && same(picks[0], awaited);
}
