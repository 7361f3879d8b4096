/** L179, L195: a new survivor comes to a player: into the colony, or, for an exiled player, to a place of choice outside. */
import { askUnlessOne, emit, rule, type Seat } from '@horda/kernel';
import { ARRIVAL } from '../declared.ts';
import { COLONY, NONE, type Choice, type PlaceNo, type State, type SurvivorNo } from '../state.ts';
import { isOpen, placesOf } from './table.ts';

export const arrival = rule<State, { seat: Seat; survivor: SurvivorNo }, Choice>(ARRIVAL)({
  where(s, { seat, survivor }, f) {
    const outside = s.players[seat]!.exiled ? placesOf(s).filter((place) => place !== COLONY && isOpen(s, place)) : [];
    if (outside.length > 0)
      return askUnlessOne(
        s,
        f,
        seat,
        'arrival.where',
        outside.map((place): Choice => ({ do: 'place', place })),
      );
    arrive(s, seat, survivor, COLONY);
    f.at = '';
  },
  come(s, { seat, survivor }, { pick }) {
    if (pick.do === 'place') arrive(s, seat, survivor, pick.place);
  },
});

/** The figure is put down and can be used at once. (L180) */
export function arrive(s: State, seat: Seat, survivor: SurvivorNo, place: PlaceNo): void {
  s.survivors.push({
    card: survivor,
    owner: seat,
    place,
    wounds: 0,
    frostbite: 0,
    despair: 0,
    items: [],
    sideEffects: [],
    marks: [],
    moves: 0,
    used: 0,
  });
  const player = s.players[seat]!;
  if (player.leader === NONE) player.leader = survivor;
  emit(s, { type: 'survivorCame', survivor, seat, place });
}
