import type { Choice } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import type { TutorialStep } from '../games/game-tutorial.ts';
import { answersBefore, awaitedAt, isAnswered, isAwaited, scriptOf, settle } from './script.ts';

const WORDS = { title: { pl: '', en: '' }, text: { pl: '', en: '' }, mark: null };
const choice = (name: string): Choice => ({ do: name });
const tell: TutorialStep = { ...WORDS, kind: 'tell' };
const todo = (name: string): TutorialStep => ({ ...WORDS, kind: 'do', choice: choice(name) });
const watch = (...seats: number[]): TutorialStep => ({
  ...WORDS,
  kind: 'watch',
  answers: seats.map((seat) => ({ seat, picks: [choice(`by ${seat}`)] })),
});

/** Told, done, watched twice, told, done, done, told. */
const STEPS = [tell, todo('a'), watch(1, 2), tell, todo('b'), todo('c'), tell];

test('answers are counted up to each step', () => {
  expect(STEPS.map((_, at) => answersBefore(STEPS, at))).toEqual([0, 0, 1, 3, 3, 4, 5]);
  expect(answersBefore(STEPS, STEPS.length)).toBe(5);
});

describe('the step to be shown', () => {
  test('what is told stays until the learner goes on', () => {
    expect(settle(STEPS, 0, 0)).toBe(0);
    expect(settle(STEPS, 3, 3)).toBe(3);
  });

  test('what was done is over, and two in a row as well', () => {
    expect(settle(STEPS, 1, 1)).toBe(2);
    expect(settle(STEPS, 4, 4)).toBe(5);
    expect(settle(STEPS, 4, 5)).toBe(6);
  });

  test('what was watched stays until the learner goes on', () => {
    expect(settle(STEPS, 2, 1)).toBe(2);
    expect(settle(STEPS, 2, 2)).toBe(2);
    expect(settle(STEPS, 2, 3)).toBe(2);
    expect(isAnswered(STEPS, 2, 2)).toBe(false);
    expect(isAnswered(STEPS, 2, 3)).toBe(true);
  });

  test('what was taken back is to be done again', () => {
    expect(settle(STEPS, 5, 3)).toBe(4);
    expect(settle(STEPS, 6, 4)).toBe(5);
  });

  test('a memory that was lost is made good by the table', () => {
    expect(settle(STEPS, 0, 2)).toBe(2);
    expect(settle(STEPS, 0, 4)).toBe(5);
    expect(settle(STEPS, -1, 0)).toBe(0);
  });

  test('behind the last step there is the end', () => {
    expect(settle(STEPS, 7, 5)).toBe(7);
    expect(settle(STEPS, 99, 5)).toBe(7);
    expect(settle(STEPS, 99, 3)).toBe(4);
  });

  test('it is found for any memory and any number of answers, and settled', () => {
    for (let at = 0; at <= STEPS.length; at++)
      for (let answers = 0; answers <= 5; answers++) {
        const now = settle(STEPS, at, answers);
        expect(answersBefore(STEPS, now)).toBeLessThanOrEqual(answers);
        expect(settle(STEPS, now, answers)).toBe(now);
      }
  });
});

test('the script is what a save of the game would hold', () => {
  const script = scriptOf({ learner: 0, steps: STEPS });
  expect(script.map(({ tick, seat, picks }) => `${tick} ${seat} ${picks[0]!.do}`)).toEqual([
    '0 0 a',
    '1 1 by 1',
    '2 2 by 2',
    '3 0 b',
    '4 0 c',
  ]);
});

test('all who are asked at once answer the same question', () => {
  const answers = [
    { seat: 1, picks: [choice('vote')], together: true as const },
    { seat: 2, picks: [choice('vote')] },
    { seat: 2, picks: [choice('act')] },
  ];
  const steps: readonly TutorialStep[] = [
    { ...WORDS, kind: 'do', choice: choice('vote'), together: true },
    { ...WORDS, kind: 'watch', answers },
  ];
  expect(scriptOf({ learner: 0, steps }).map(({ tick, seat }) => `${tick} ${seat}`)).toEqual([
    '0 0',
    '0 1',
    '0 2',
    '1 2',
  ]);
});

test('only the awaited choice is taken, and none while something is told', () => {
  expect(awaitedAt(STEPS, 1)).toEqual(choice('a'));
  expect(isAwaited(STEPS, 1, [{ do: 'a' }])).toBe(true);
  expect(isAwaited(STEPS, 1, [{ do: 'b' }])).toBe(false);
  expect(isAwaited(STEPS, 1, [])).toBe(false);
  expect(isAwaited(STEPS, 0, [{ do: 'a' }])).toBe(false);
  expect(isAwaited(STEPS, 7, [{ do: 'a' }])).toBe(false);
});
