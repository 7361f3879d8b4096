/** V37, V38, V391: the end of a turn, on the board or through an exit. */
import { call, emit } from '@horda/kernel';
import { TOKENS } from '../content/tokens.ts';
import type { TokenId } from '../content/ids.ts';
import { GOALS } from '../declared.ts';
import { missionOf } from '../rules/mission.ts';
import { zombiesIn } from '../rules/table.ts';
import { NONE, type State, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const EXIT_ACTIONS: ActionRules<'exit' | 'end'> = {
  exit: {
    offer(s, survivor, options) {
      if (s.exits.length === 0) return;
      const { zone } = s.survivors[survivor]!;
      if (s.exits.some((exit) => exit.zone === zone) && zombiesIn(s, zone) === 0 && areExitsOpen(s))
        options.push({ do: 'exit' });
    },
    act: (s, survivor) => escape(s, survivor),
  },
  end: {
    offer: (_s, _survivor, options) => void options.push(END_TURN),
    // The turn itself goes on to its end.
    act: () => {},
  },
};
const END_TURN = { do: 'end' } as const;

/** Some missions open their exits once everything else is done. */
function areExitsOpen(s: State): boolean {
  const { exitsOpen, goals } = missionOf(s);
  if (exitsOpen !== 'afterGoals') return exitsOpen === 'always';
  return goals.every(({ id, test }) => test === 'allOut' || test === 'companionsOut' || s.done.includes(id));
}

function escape(s: State, survivor: SurvivorNo): void {
  const one = s.survivors[survivor]!;
  const exit = s.exits.find(({ zone }) => zone === one.zone)!;
  // The first exit used binds all.
  if (missionOf(s).goals.some((goal) => goal.test === 'allOut' && goal.together)) s.exits = [exit];
  one.status = 'escaped';
  s.progress = s.round;
  one.zone = NONE;
  one.light = NONE;
  for (const companion of one.companions) s.companions[companion]!.status = 'escaped';
  const keywords = one.tokens.flatMap((token) => TOKENS[token as TokenId].keywordOnExit ?? []);
  if (keywords.length > 0) s.noted = { ...s.noted, keywords: [...s.noted.keywords, ...keywords] };
  emit(s, { type: 'survivorEscaped', survivor, exit: exit.name });
  call(s, GOALS, {});
}
