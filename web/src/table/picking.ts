/** How many of the options are picked, and which: questions that take one, several, or none at all. */
import { same, type Choice } from '@horda/kernel';
import type { OwnAsk } from '../games/web-game.ts';

type Question = Pick<OwnAsk<Choice>, 'options' | 'min' | 'max'>;

/** Whether picks are collected before they are sent. A question for exactly one pick is answered at once. */
export const takesSeveral = ({ min, max }: Question): boolean => min !== 1 || max !== 1;

export const isOffered = ({ options }: Question, choice: Choice): boolean => isAmong(options, choice);

export const isAmong = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((each) => same(each, choice));

/** Adds the choice to the picks, or removes it. If there is one too many, the oldest pick goes. */
export function toggled(question: Question, picked: readonly Choice[], choice: Choice): readonly Choice[] {
  if (!isOffered(question, choice)) return picked;
  if (isAmong(picked, choice)) return picked.filter((each) => !same(each, choice));
  const next = [...picked, choice];
  return next.slice(Math.max(0, next.length - question.max));
}

/** Whether these picks are an answer. */
export function isAnswer(question: Question, picks: readonly Choice[]): boolean {
  const areDifferent = picks.every((pick, i) => !isAmong(picks.slice(0, i), pick));
  const { length } = picks;
  return (
    areDifferent && length >= question.min && length <= question.max && picks.every((pick) => isOffered(question, pick))
  );
}
