/** For bots: who has probably spoiled crises, by what everybody at the table has seen. (Q22) */
import type { Seat } from '@horda/kernel';
import { isBetrayer } from '../rules/ending.ts';
import type { State } from '../state.ts';
import { isDisloyal } from './own-goal.ts';

/** How sure somebody must be: to accuse, and to vote for it once somebody is accused. */
const ACCUSED = 0.8;
const VOTED_OUT = 0.6;
/** That a wrong card comes from somebody who has added too few: there may be a mistake. */
const MISTAKE = 0.02;

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
  let sum = 0;
  // Who was exiled and has shown a loyal objective is above suspicion; who has shown none is the betrayer. (F14)
  for (const [other, { shown }] of s.players.entries()) if (other !== seat && !shown) sum += likelihood(s, other);
  return likelihood(s, whom) >= least * sum;
}

/** L43: at most one betrays. So all wrong cards come from one player, who has added at least as many each time. */
function likelihood(s: State, whom: Seat): number {
  return s.spoiled.reduce((chance, { by, wrong }) => (by[whom]! >= wrong ? chance : chance * MISTAKE), 1);
}
