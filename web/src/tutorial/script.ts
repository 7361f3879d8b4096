/** Where a lesson stands, told from the number of answers given at its table. Pure, so that a reload changes nothing. */
import { same, type Answer, type Choice } from '@horda/kernel';
import type { Tutorial, TutorialStep } from '../games/web-game.ts';

type Steps = readonly TutorialStep[];

/** How many answers of the game a step consists of. */
const answersIn = (step: TutorialStep): number =>
  step.kind === 'do' ? 1 : step.kind === 'watch' ? step.answers.length : 0;

/** How many answers are given before a step begins; after the last step: all of them. */
export function answersBefore(steps: Steps, at: number): number {
  return steps.slice(0, at).reduce((sum, step) => sum + answersIn(step), 0);
}

/** Everything that the step is about has been answered. */
export function isAnswered(steps: Steps, at: number, answers: number): boolean {
  return answers >= answersBefore(steps, at + 1);
}

/**
 * The step to be shown, as near to `at` as the table allows: what the learner had to do and did is over, and what was
 * taken back is to be done again. What is told, or was watched, stays until the learner goes on. `steps.length`: the end.
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

/** The whole game as a save would hold it. Every question of a lesson is put to one seat, so that ticks count answers. */
export function scriptOf({ learner, steps }: Pick<Tutorial, 'learner' | 'steps'>): readonly Answer<Choice>[] {
  const answers = steps.flatMap((step) => {
    if (step.kind === 'tell') return [];
    return step.kind === 'watch' ? step.answers : [{ seat: learner, picks: [step.choice] }];
  });
  return answers.map((answer, tick) => ({ tick, ...answer }));
}

/** What the learner is to choose; null: nothing now. */
export function awaitedAt(steps: Steps, at: number): Choice | null {
  const step = steps[at];
  return step?.kind === 'do' ? step.choice : null;
}

/** Whether this answer is what the lesson waits for. */
export function isAwaited(steps: Steps, at: number, picks: readonly Choice[]): boolean {
  const awaited = awaitedAt(steps, at);
  return awaited !== null && picks.length === 1 && same(picks[0], awaited);
}
