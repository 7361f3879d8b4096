/** V404, Y47, W9: the first sight of an abomination may make the team read the next note. */
import { askUnlessOne, call, rule } from '@horda/kernel';
import { NOTE, SIGHTINGS } from '../declared.ts';
import { UNSEEN } from '../map/sight.ts';
import { missionOf } from '../rules/mission.ts';
import { sees } from '../rules/sight.ts';
import { NONE, type Abomination, type Choice, type State } from '../state.ts';
import { holds } from './conditions.ts';
import { nextNote } from './notes.ts';

export const sightings = rule<State, object, Choice>(SIGHTINGS)({
  /** W9: the nearest one who sees it is "this survivor"; the first player decides between equals. */
  look(s, _my, f) {
    const { abominationNotes } = missionOf(s);
    if (abominationNotes === undefined || s.abominations.every(({ seen }) => seen)) return void (f.at = '');
    const seen = newlySeen(s);
    if (seen === undefined || nextNote(s) === undefined || !holds(s, abominationNotes.onSightIf, NONE))
      return void (f.at = '');
    askUnlessOne(s, f, s.first, 'sightings.look', witnesses(s, seen));
  },
  read(s, _my, f) {
    const one = newlySeen(s);
    f.at = 'look';
    if (one === undefined || f.pick.do !== 'name') return;
    one.seen = true;
    call(s, NOTE, { note: nextNote(s)!, survivor: f.pick.survivor, trigger: 'sight', seen: one.kind });
  },
});

function newlySeen(s: State): Abomination | undefined {
  return s.abominations.find((one) => !one.seen && witnesses(s, one).length > 0);
}

/** Those who see it from the shortest range. */
function witnesses(s: State, { zone }: Abomination): readonly Choice[] {
  const ranges = s.survivors.map(({ status }, survivor) => (status === 'standing' ? sees(s, survivor, zone) : UNSEEN));
  const nearest = Math.min(...ranges.filter((range) => range !== UNSEEN));
  return ranges.flatMap((range, survivor) => (range === nearest ? [{ do: 'name', survivor }] : []));
}
