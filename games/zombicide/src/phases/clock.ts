/** V288–V290, W7, Y19, Y78: the clock, and what waits for an hour. */
import { askUnlessOne, call, emit, rule } from '@horda/kernel';
import { CLOCK, REVEAL } from '../declared.ts';
import { LIT_HOUSE } from '../effects/standing.ts';
import { missionOf } from '../rules/mission.ts';
import { NONE, type Choice, type ObjectiveNo, type State } from '../state.ts';

const DAWN = 7;
const DUSK = 19;

/** V289: by the hour shown. A table without a clock has no night, and a house with its lights on has none either. */
export function isNight({ hour, rules }: State): boolean {
  return hour !== NONE && (hour >= DUSK || hour < DAWN) && !rules.includes(LIT_HOUSE);
}

interface Clock {
  hours: number;
  /** Cards whose hour has come. */
  due: readonly ObjectiveNo[];
}

export const clock = rule<State, Clock, Choice>(CLOCK)({
  tick(s, my, f) {
    if (my.hours === 0 || s.hour === NONE) return void (f.at = '');
    my.hours--;
    s.hour = (s.hour + 1) % 24;
    // W20: at the end of a round, what waits for the hour happens by its light; within a round nothing changes. (Y82)
    if (s.phase === 'end') s.night = isNight(s);
    emit(s, { type: 'hourStruck', hour: s.hour });
    // Y19: no beam is left by day.
    if (s.hour === DAWN) for (const one of s.survivors) one.light = NONE;
    my.due = cardsDue(s);
  },
  /** Y78: nobody has revealed it, so the first player names a survivor. */
  choose(s, { due }, f) {
    const options: Choice[] = [];
    if (due.length > 0)
      for (let survivor = 0; survivor < s.survivors.length; survivor++)
        if (s.survivors[survivor]!.status === 'standing') options.push({ do: 'name', survivor });
    if (options.length === 0) f.at = 'tick';
    else askUnlessOne(s, f, s.first, 'clock.choose', options);
  },
  reveal(s, my, f) {
    const [card, ...due] = my.due;
    my.due = due;
    f.at = 'choose';
    if (f.pick.do === 'name') call(s, REVEAL, { card: card!, survivor: f.pick.survivor, noisy: false });
  },
});

/** V388: cards of this hour that were not revealed yet. */
function cardsDue(s: State): readonly ObjectiveNo[] {
  return missionOf(s).cards.flatMap(({ at }, card) => {
    const isDue = 'hour' in at && at.hour === s.hour;
    return isDue && s.placed.every((one) => one.card !== card || one.state === 'faceDown') ? [card] : [];
  });
}
