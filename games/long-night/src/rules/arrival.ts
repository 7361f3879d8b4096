/** L179, L195, N15: a new survivor comes to a player: into the colony, or, if the player is exiled, to a place outside. */
import { askUnlessOne, emit, rule, type Seat } from '@horda/kernel';
import { ARRIVAL } from '../declared.ts';
import { COLONY, NONE, type Choice, type PlaceNo, type State, type SurvivorNo } from '../state.ts';
import { replaceable, survivorChoices, takePlaceOf } from './exile.ts';
import { isOpen, placesOf } from './table.ts';

export const arrival = rule<State, { seat: Seat; survivor: SurvivorNo }, Choice>(ARRIVAL)({
  where(s, { seat }, f) {
    if (!s.players[seat]!.exiled) return void (f.pick = { do: 'place', place: COLONY });
    const outside = placesOf(s).filter((place) => place !== COLONY && isOpen(s, place));
    if (outside.length === 0) return void (f.at = 'swap');
    askUnlessOne(
      s,
      f,
      seat,
      'arrival.where',
      outside.map((place): Choice => ({ do: 'place', place })),
    );
  },
  come(s, { seat, survivor }, f) {
    if (f.pick.do === 'place') arrive(s, seat, survivor, f.pick.place);
    f.at = '';
  },
  /** F13: somebody outside makes room. If nobody can, the new survivor does not come. */
  swap(s, { seat, survivor }, f) {
    const others = replaceable(s);
    if (others.length > 0) return askUnlessOne(s, f, seat, 'leaving.swap', survivorChoices(others));
    s.survivorDeck.unshift(survivor);
    f.at = '';
  },
  take(s, { seat, survivor }, { pick }) {
    if (pick.do === 'survivor') arrive(s, seat, survivor, takePlaceOf(s, survivor, pick.survivor));
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
