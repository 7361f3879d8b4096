/** V26–V28, V32–V39: the turn of one survivor. */
import { askUnlessOne, call, emit, rule, type Seat } from '@horda/kernel';
import { actOn, turnChoices } from '../actions/index.ts';
import type { Action } from '../choices/turn.ts';
import { COMPANIONS } from '../content/companions.ts';
import { SIGHTINGS, TURN, type Turn } from '../declared.ts';
import { missionOf } from '../rules/mission.ts';
import { grant, hasSkill } from '../rules/skills.ts';
import { isStanding } from '../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../state.ts';
import { giveActionsOfCards } from './actions-of-cards.ts';
import { keep, resume } from './kept.ts';

/** V32: and one more for each skill that says so, which yellow gives to everybody. */
const ACTIONS = 3;

export const turn = rule<State, Turn, Choice>(TURN)({
  begin(s, my) {
    const one = s.survivors[my.survivor]!;
    // It may break into another turn, even of the same survivor. (X60, X64)
    my.kept = keep(s, one);
    s.acting = my.survivor;
    one.acted = false;
    one.searched = false;
    one.used = [];
    one.actions = ACTIONS;
    one.free = [];
    for (const skill of one.skills) grant(one, skill);
    for (const each of one.companions) grant(one, COMPANIONS[s.companions[each]!.who]!.skill);
    emit(s, { type: 'turnBegan', survivor: my.survivor });
  },
  choose(s, { survivor, extra }, f) {
    const one = s.survivors[survivor]!;
    // V39: who falls loses the rest of the turn.
    if (one.acted || !isStanding(s, survivor)) return void (f.at = 'end');
    giveActionsOfCards(s, survivor);
    const options = turnChoices(s, survivor);
    if (!extra && options.length > 1) offerTacticians(s, survivor, NONE, options);
    askUnlessOne(s, f, one.owner, 'turn.choose', options);
  },
  act(s, { survivor }, f) {
    const { pick } = f;
    f.at = 'choose';
    if (pick.do === 'activate') return call(s, TURN, { survivor: pick.survivor, extra: false });
    // V404: when the action is done.
    if (missionOf(s).abominationNotes !== undefined) call(s, SIGHTINGS, {});
    actOn(s, survivor, pick as Action);
    if (pick.do === 'end' || pick.do === 'exit') f.at = 'end';
  },
  end(s, { survivor, extra, kept }) {
    const one = s.survivors[survivor]!;
    emit(s, { type: 'turnEnded', survivor });
    one.acted = true;
    if (extra) {
      one.acted = kept!.acted;
      one.used = kept!.used;
      one.searched = kept!.searched;
      return resume(s, survivor, kept!);
    }
    one.actions = 0;
    one.free = [];
    s.acting = kept!.acting;
  },
});

/** X60: a Tactician takes the turn at any moment of the player phase, whosever it is. `but`: not those of this seat. */
export function offerTacticians(s: State, acting: SurvivorNo, but: Seat, options: Choice[]): void {
  for (let other = 0; other < s.survivors.length; other++) {
    const { acted, owner, status } = s.survivors[other]!;
    if (other === acting || acted || owner === but || status !== 'standing') continue;
    if (hasSkill(s, other, 'tactician')) options.push({ do: 'activate', survivor: other });
  }
}
