import { call, emit, rule, type Frame, type Seat } from '@horda/kernel';
import { HAND_SIZE } from './content/table.ts';
import { attack } from './phases/attack.ts';
import { play } from './phases/play.ts';
import { isFinalAttack } from './rules/city.ts';
import { elimination } from './rules/elimination.ts';
import { noise } from './rules/noise.ts';
import { draw } from './rules/resources.ts';
import { leftOf, playersLeft } from './rules/shelter.ts';
import type { Ending, State } from './state.ts';

const STALLED_ROUNDS = 3;

/** Turn after turn: play or discard, the zombies attack, draw; then the player on the left. (C14, C36, C37) */
export const turn = rule<State, { seat: Seat }>('turn')({
  play(s, { seat }) {
    begin(s, seat);
  },
  attack(s, my, f) {
    const attackers = s.shelters[my.seat]!.zombies.length;
    if (attackers > 0) emit(s, { type: 'attackBegan', shelter: my.seat, zombies: attackers });
    // Where nobody attacks there is nothing to do, unless barriers may make noise. (A48)
    if (attackers > 0 || s.options.expert) call(s, attack, { seat: my.seat, attackers, stopped: 0 });
    else close(s, my, f);
  },
  close,
});

function begin(s: State, seat: Seat): void {
  s.active = seat;
  s.turn++;
  emit(s, { type: 'turnBegan', seat, turn: s.turn });
  call(s, play, { seat, played: false });
  const stalled = isStalled(s);
  s.still++;
  if (stalled) stir(s, seat);
}

/** Ends a turn; the next one begins in the same step, which simulations notice. (C32, C36, C37) */
function close(s: State, my: { seat: Seat }, f: Frame<'play' | 'attack' | 'close'>): void {
  const { hand, survivors, alive } = s.shelters[my.seat]!;
  if (alive && survivors.length === 0) {
    f.at = 'close';
    return call(s, elimination, { seat: my.seat });
  }
  const ending = endingOf(s);
  if (ending !== null) {
    f.at = '';
    return end(s, ending);
  }
  if (alive && !isFinalAttack(s)) draw(s, my.seat, HAND_SIZE - hand.length, 'C36');
  my.seat = leftOf(s, my.seat);
  f.at = 'attack';
  begin(s, my.seat);
}

/** What is called last runs first: the noise comes before phase 1. (A43) */
function stir(s: State, seat: Seat): void {
  emit(s, { type: 'cityStirred', seat });
  noise(s, seat);
}

/** House rule: the city has not changed for three rounds, and survivors are left in it. (A43) */
function isStalled(s: State): boolean {
  return s.options.stallGuard && !isFinalAttack(s) && s.still >= STALLED_ROUNDS * playersLeft(s);
}

/** One player is left; or the Final Attack is over, because no shelter holds a zombie. (C100, C104, C105, A40, A41) */
function endingOf(s: State): Ending | null {
  if (playersLeft(s) === 1) return 'elimination';
  if (!isFinalAttack(s)) return null;
  return s.shelters.every((shelter) => !shelter.alive || shelter.zombies.length === 0) ? 'finalAttack' : null;
}

/** Most survivors win; those who have equally many share the victory. (C105, C106, A51) */
function end(s: State, ending: Ending): void {
  let most = 0;
  for (const { alive, survivors } of s.shelters) if (alive) most = Math.max(most, survivors.length);
  s.ending = ending;
  s.winners = s.shelters.flatMap(({ alive, survivors }, seat) => (alive && survivors.length === most ? [seat] : []));
  emit(s, { type: 'gameEnded', ending, winners: s.winners });
}
