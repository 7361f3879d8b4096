/** V3–V7: the mission is over. */
import { emit, endAll, rule } from '@horda/kernel';
import { closeChapter } from '../campaign/conservation.ts';
import { END } from '../declared.ts';
import { NONE, type Ending, type State } from '../state.ts';

export const ending = rule<State, { ending: Ending }>(END)({
  close(s, my) {
    if (my.ending === 'won') closeChapter(s);
    s.phase = 'over';
    s.ending = my.ending;
    s.active = NONE;
    s.acting = NONE;
    emit(s, { type: 'gameEnded', ending: my.ending });
    endAll(s);
  },
});
