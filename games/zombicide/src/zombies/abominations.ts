/** V224–V226, V441, W8, Y61: an abomination comes, or those on the board act. */
import { call, emit, rule } from '@horda/kernel';
import { ABOMINATIONS } from '../content/abominations.ts';
import { ABOMINATION, ACTIVATION } from '../declared.ts';
import { drawCard } from '../rules/decks.ts';
import { passedMark } from '../rules/kills.ts';
import { NONE, TYPES, type State, type ZoneNo } from '../state.ts';
import { allAbominations } from './activation.ts';

export const abomination = rule<State, { zone: ZoneNo; always: boolean }>(ABOMINATION)({
  /** V225, W8: with one on the board, all on the board act, and none comes but at an Abomination Fest. */
  come(s, { always }, f) {
    if (s.abominations.length === 0 || always) return;
    activateAll(s);
    if (!s.options.fest || s.abominations.length >= ABOMINATIONS.length) f.at = '';
  },
  /** V224, Y61; W8: when all of them are on the board, they act instead. */
  place(s, { zone }) {
    const kind = drawCard(s, s.abominationCards);
    if (kind === NONE) return activateAll(s);
    s.abominations = [...s.abominations, { kind, zone, mark: passedMark(s), seen: false }];
    emit(s, { type: 'abominationCame', zone, kind });
  },
});

function activateAll(s: State): void {
  emit(s, { type: 'extraActivation', kind: TYPES });
  call(s, ACTIVATION, { zombies: s.zombies.map(() => 0), abominations: allAbominations(s), extra: true, target: NONE });
}
