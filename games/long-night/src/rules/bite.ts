/** L125, L127–L133: a bite kills, and spreads to the lowest influence at the place. */
import { ask, call, emit, rule } from '@horda/kernel';
import { BITE, DEATH, EXPOSURE, REPLACEMENT } from '../declared.ts';
import { NONE, type Choice, type PlaceNo, type State, type Survivor, type SurvivorNo } from '../state.ts';
import { valueOf } from './modifiers.ts';
import { byInfluence, seatsFrom, survivorOf, survivorsAt } from './table.ts';

interface Bite {
  survivor: SurvivorNo;
  place: PlaceNo;
  /** The survivor that the bite has reached. */
  victim: SurvivorNo;
}

export const bite = rule<State, Bite, Choice>(BITE)({
  kill(s, { survivor }) {
    call(s, DEATH, { survivor, noMorale: false, seat: NONE });
  },
  /** The next lowest; survivors that spreading bites skip are passed over. (Q2) Bandits and helpless are safe. (F2, F4) */
  spread(s, my, f) {
    const [next] = reachable(s, my.place);
    my.victim = next?.card ?? NONE;
    if (next === undefined) f.at = 'mourn';
    else emit(s, { type: 'biteSpread', survivor: next.card });
  },
  choose(s, { victim }) {
    ask<Choice>(s, survivorOf(s, victim).owner, 'bite.choose', [{ do: 'giveUp' }, { do: 'risk' }]);
  },
  decide(s, { victim }, f) {
    if (f.pick.do === 'risk') return call(s, EXPOSURE, { survivor: victim, n: 1, chained: true });
    f.at = 'mourn';
    call(s, DEATH, { survivor: victim, noMorale: false, seat: NONE });
  },
  /** L130: a blank saves the survivor and stops the bite. L131: any other face kills, and it goes on. */
  fate(s, { victim }, f) {
    if (s.turn.face === 'blank') return;
    f.at = 'spread';
    call(s, DEATH, { survivor: victim, noMorale: false, seat: NONE });
  },
  /** F3: replacements come after the whole chain. The face that began it is the one that others ask for. */
  mourn(s) {
    s.turn.face = 'bite';
    for (const seat of seatsFrom(s, s.first).toReversed())
      if (s.players[seat]!.bereft) call(s, REPLACEMENT, { seat, survivor: NONE });
  },
});

/** Whom a spreading bite can reach at a place, the next one first. */
export function reachable(s: State, place: PlaceNo): Survivor[] {
  return byInfluence(
    s,
    survivorsAt(s, place).filter((one) => valueOf(s, one, 'bite.skip') === 0),
  );
}
