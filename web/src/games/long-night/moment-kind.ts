/** Which moment lies over the table now. It is shown only while it offers every answer to the question. */
import type { Choice } from '@horda/long-night/state';
import type { MomentView } from '@horda/long-night/view';
import type { LongNightBoard } from './table.ts';

/** The answers that each moment draws itself. */
const ANSWERS: Readonly<Record<MomentView['is'], readonly Choice['do'][]>> = {
  crossroads: ['option'],
  vote: ['vote'],
  bite: ['giveUp', 'risk'],
  exposure: [],
  search: ['keep', 'makeNoise'],
};

export function momentOf({ view, options, ask }: LongNightBoard): MomentView | null {
  const moment = view.moments[0];
  if (moment === undefined) return null;
  if (ask === null) return moment.is === 'crossroads' || moment.is === 'vote' ? moment : null;
  return options.every((option) => ANSWERS[moment.is].includes(option.do)) ? moment : null;
}

export function isMoment(board: LongNightBoard): boolean {
  return board.ask !== null && momentOf(board) !== null;
}
