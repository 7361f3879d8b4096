/** How far the goals of the mission are, in counts. */
import type { Goal } from '@horda/zombicide/content/mission';
import { doorNamed } from '@horda/zombicide/map/board';
import { boardHere, missionOf } from '@horda/zombicide/rules/mission';
import { NONE } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import type { TableWords } from './words.ts';

interface Count {
  readonly of: keyof TableWords['counts'];
  readonly have: number;
  readonly need: number;
}

/** Null: the goal is met or not, and nothing can be counted. */
function countOf(view: View, goal: Goal): Count | null {
  switch (goal.test) {
    case 'doorsOpen': {
      const open = goal.doors.filter((name) => view.ground.open.includes(doorNamed(boardHere(view), name)));
      return { of: 'doors', have: open.length, need: goal.doors.length };
    }
    case 'cardsRevealed': {
      const { cards } = missionOf(view);
      // A back without a number may be any of them.
      const counted = view.placed.filter(
        ({ card }) => card === NONE || goal.cards?.includes(cards[card]!.id) !== false,
      );
      const have = counted.filter(({ state }) => state !== 'faceDown').length;
      return { of: 'cards', have, need: goal.cards?.length ?? counted.length };
    }
    case 'allOut': {
      const have = view.survivors.filter(({ status }) => status === 'escaped').length;
      return { of: 'out', have, need: have + view.survivors.filter(({ status }) => status === 'standing').length };
    }
    case 'companionsOut':
      return {
        of: 'companions',
        have: view.companions.filter(({ status }) => status === 'escaped').length,
        need: goal.n,
      };
    default:
      return null;
  }
}

export interface GoalLine {
  readonly id: string;
  /** `doors 1/3`, or whether it is met. */
  readonly count: string;
  readonly isMet: boolean;
}

export function goalLines(view: View, { counts, met, notMet }: TableWords): readonly GoalLine[] {
  return missionOf(view).goals.map((goal) => {
    const count = countOf(view, goal);
    const isMet = view.done.includes(goal.id);
    const told = count === null ? (isMet ? met : notMet) : `${counts[count.of]} ${count.have}/${count.need}`;
    return { id: goal.id, count: told, isMet };
  });
}
