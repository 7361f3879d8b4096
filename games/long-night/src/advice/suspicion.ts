/** For bots: who has probably spoiled crises, by what everybody at the table has seen. (Q22) */
import type { Seat } from '@horda/kernel';
import { isBetrayer } from '../rules/ending.ts';
import type { State } from '../state.ts';
import { isDisloyal } from './needs.ts';

/** Wrong cards that a player must probably have added: to be accused, and to be voted out once accused. */
const ACCUSED = 1;
const VOTED_OUT = 0.7;
/** By how much more than anybody else. */
const AHEAD = 0.25;

/** L116: worth a vote to exile. */
export function shouldAccuse(s: State, seat: Seat, whom: Seat): boolean {
  return knowsBetrayer(s, seat, whom) || isSuspect(s, seat, whom, ACCUSED);
}

/** L118: whether to vote for it. */
export function isGuilty(s: State, seat: Seat, whom: Seat): boolean {
  return whom !== seat && (knowsBetrayer(s, seat, whom) || isSuspect(s, seat, whom, VOTED_OUT));
}

/** The seat has seen that objective. */
function knowsBetrayer(s: State, seat: Seat, whom: Seat): boolean {
  const { shown, shownTo } = s.players[whom]!;
  return (shown || shownTo.includes(seat)) && isBetrayer(s, whom) && !isDisloyal(s, seat);
}

function isSuspect(s: State, seat: Seat, whom: Seat, least: number): boolean {
  if (s.spoiled.length === 0) return false;
  const doubt = doubtOf(s, seat, whom);
  if (doubt < least) return false;
  return s.players.every(
    ({ exiled }, other) => exiled || other === seat || other === whom || doubtOf(s, seat, other) <= doubt - AHEAD,
  );
}

/** Wrong cards that come from a player, by how many cards each has added; the own ones are known to be right. */
function doubtOf(s: State, seat: Seat, whom: Seat): number {
  let sum = 0;
  for (const { by, wrong } of s.spoiled) {
    const others = by.reduce((all, n, other) => (other === seat ? all : all + n), 0);
    if (others > 0) sum += (wrong * by[whom]!) / others;
  }
  return sum;
}
