/** The bandit raid: what happens between its chapters. (L314–L333) */
import { call, emit, rule, type Rule } from '@horda/kernel';
import type { ChapterId } from '../content/ids.ts';
import { DEATH } from '../declared.ts';
import { hurt } from '../rules/damage.ts';
import { putAt } from '../rules/putting.ts';
import { byInfluence, damageOf, find, isExiled, printed, seatsFrom } from '../rules/table.ts';
import { changeFood } from '../rules/tracks.ts';
import { COLONY, HIDEOUT, NONE, type State, type SurvivorNo } from '../state.ts';
import { reckoning } from './raid-reckoning.ts';
import { roomFor } from './room.ts';

/** A survivor with this many tokens of any kind is spared the wound. (N22) */
const SPARED = 2;

/** L320–L325: the way to the hideout. */
const ambush = rule<State, { leader: SurvivorNo; other: SurvivorNo }>('ambush')({
  /** L320, N21: the reader has the survivor with the lowest influence, exiled or not. L325: the hideout is open. */
  begin(s, my) {
    const all = byInfluence(s, s.survivors);
    my.leader = all.at(-1)?.card ?? NONE;
    my.other = all.find(({ card }) => printed(s, card).human)?.card ?? NONE;
    emit(s, { type: 'chapterRead', seat: all[0]?.owner ?? NONE });
    changeFood(s, -s.food);
    s.places[HIDEOUT]!.closed = false;
  },
  /** L322, Q102: the highest influence and the lowest of a human, among all survivors. */
  go(s, { leader, other }) {
    if (other !== NONE) call(s, roomFor, { survivor: other, place: HIDEOUT, stays: leader });
    if (leader !== NONE && leader !== other) call(s, roomFor, { survivor: leader, place: HIDEOUT, stays: other });
  },
  /** L323 */
  fall(s, { leader }) {
    if (leader !== NONE) call(s, DEATH, { survivor: leader, noMorale: false, seat: NONE });
  },
  /** L324, Q101 */
  flee(s, { other }) {
    const one = find(s, other);
    if (one !== undefined && damageOf(one) < SPARED) hurt(s, [other], 'wound', 1);
  },
  /** F16: the survivor of an exiled player stays outside. */
  home(s, { other }) {
    const one = find(s, other);
    if (one !== undefined && !isExiled(s, one)) putAt(s, other, COLONY);
  },
});

/** The last chapter counts the rounds in which no bandit stands at the locations 1–6. */
export function markClearRound(s: State): void {
  if (s.places.some(({ bandits }) => bandits > 0)) return;
  s.clearMarks++;
  emit(s, { type: 'tokensPut', token: 'clear', n: 1 });
}

/** What happens when a chapter is completed. */
export const RAID_GOES_ON: Partial<Record<ChapterId, (s: State) => void>> = {
  B1: (s) => call(s, ambush, { leader: NONE, other: NONE }),
  B2: (s) => call(s, reckoning, { left: seatsFrom(s, s.first) }),
};
export const RAID_RULES: readonly Rule<State>[] = [ambush, reckoning];
