/** A touch may answer several questions in a row: what was touched is remembered until the questions have come. */
import type { Choice } from '@horda/long-night/state';
import { same } from '@horda/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shot } from './aims.ts';
import type { LongNightProps } from './table.ts';

/** Questions for the die of an action: the lowest one that is enough is taken. */
const DICE = /^(?:attack|search|barricade|clean|attract|ability)\.die$/;

export function useShots({ ask, choose, selection }: LongNightProps): (shot: Shot) => void {
  const wanted = useRef<readonly Choice[] | null>(null);
  const bound = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || ask === null || ask.prompt === 'turn.choose') return;
    const answer = answerOf(ask.prompt, ask.options, wanted.current, bound.current);
    if (answer === null) wanted.current = null;
    else {
      wanted.current = wanted.current.filter((choice) => !same(choice, answer));
      choose(answer);
    }
  }, [ask]);
  return ({ choice, next }) => {
    choose(choice, () => {
      wanted.current = next;
      bound.current = selection.find((spot) => spot.startsWith('die-')) ?? null;
    });
  };
}

function answerOf(
  prompt: string,
  options: readonly Choice[],
  wanted: readonly Choice[],
  bound: string | null,
): Choice | null {
  const touched = options.find((option) => wanted.some((choice) => same(choice, option)));
  if (touched !== undefined) return touched;
  if (!DICE.test(prompt)) return null;
  const dice = options.filter((option) => option.do === 'die');
  return dice.find(({ value }) => `die-${value}` === bound) ?? dice[0] ?? null;
}
