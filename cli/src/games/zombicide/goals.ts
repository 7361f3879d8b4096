/** How far the goals of the mission are, in counts. */
import type { Goal } from '@horda/zombicide/content/mission';
import { missionOf } from '@horda/zombicide/rules/mission';
import { goalsOf } from '@horda/zombicide/text/shown';
import type { View } from '@horda/zombicide/view';
import type { TableWords } from './words.ts';

/** What is counted; the other goals are met or not. */
const COUNTED: Readonly<Partial<Record<Goal['test'], keyof TableWords['counts']>>> = {
  doorsOpen: 'doors',
  cardsRevealed: 'cards',
  allOut: 'out',
  companionsOut: 'companions',
};

export interface GoalLine {
  readonly id: string;
  /** `doors 1/3`, or whether it is met. */
  readonly count: string;
  readonly isMet: boolean;
}

export function goalLines(view: View, { counts, met: yes, notMet: no }: TableWords): readonly GoalLine[] {
  const { goals } = missionOf(view);
  return goalsOf(view).map(({ id, have, need, met }) => {
    const counted = COUNTED[goals.find((goal) => goal.id === id)!.test];
    return { id, count: counted === undefined ? (met ? yes : no) : `${counts[counted]} ${have}/${need}`, isMet: met };
  });
}
