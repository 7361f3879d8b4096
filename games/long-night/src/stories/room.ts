/** L307, Q101, N12: a story puts a survivor at a place, and room is made there. */
import { askUnlessOne, rule } from '@horda/kernel';
import { putAt } from '../rules/putting.ts';
import { find, freeSpaces, isExiled, survivorsAt } from '../rules/table.ts';
import { COLONY, type Choice, type PlaceNo, type State, type SurvivorNo } from '../state.ts';

interface RoomFor {
  survivor: SurvivorNo;
  place: PlaceNo;
  /** Who must not make room. */
  stays: SurvivorNo;
}

export const roomFor = rule<State, RoomFor, Choice>('roomFor')({
  /** The first player says who goes back to the colony; exiled survivors never enter it. (F16) */
  choose(s, { survivor, place, stays }, f) {
    if (freeSpaces(s, place) > 0 || find(s, survivor)?.place === place) return void (f.at = 'put');
    const there = survivorsAt(s, place).filter((one) => one.card !== stays && !isExiled(s, one));
    if (there.length === 0) return void (f.at = 'put');
    askUnlessOne(
      s,
      f,
      s.first,
      'roomFor.choose',
      there.map(({ card }): Choice => ({ do: 'survivor', survivor: card })),
    );
  },
  makeRoom(s, _my, { pick }) {
    if (pick.do === 'survivor') putAt(s, pick.survivor, COLONY);
  },
  put(s, { survivor, place }) {
    if (find(s, survivor) !== undefined) putAt(s, survivor, place);
  },
});
