/** What a finished game leaves for statistics. */
import { isBetrayer } from './rules/ending.ts';
import type { State } from './state.ts';

/** Everybody who has won has an equal share. (L201) */
export function outcome({ ending, winners }: State): readonly number[] | null {
  if (ending === null) return null;
  const share = 1 / Math.max(1, winnersIn(winners));
  return winners.map((won) => (won ? share : 0));
}

export function summary(s: State) {
  return {
    ending: s.ending ?? 'unfinished',
    rounds: s.round,
    morale: s.morale,
    dead: s.graveyard.length,
    winners: winnersIn(s.winners),
    ...(s.options.mode === 'coop' ? {} : secretsOf(s)),
  };
}

function winnersIn(winners: readonly boolean[]): number {
  return winners.filter((won) => won).length;
}

export type Secret =
  | 'nobodyBetrays'
  | 'betrayerWins'
  | 'betrayerLoses'
  | 'metWithout'
  | 'missedWithout'
  | 'metDespite'
  | 'missedWith'
  | 'nobodyExiled'
  | 'betrayerExiled'
  | 'loyalExiled'
  | 'bothExiled';

/** Whether there was a betrayer, how the colony did with and without one, and who was exiled. */
function secretsOf(s: State): Readonly<Record<'betrayer' | 'colony' | 'exile', Secret>> {
  const isMet = s.ending === 'objective';
  const betrayer = s.players.findIndex((_, seat) => isBetrayer(s, seat));
  const exile = exileIn(s);
  if (betrayer < 0) return { betrayer: 'nobodyBetrays', colony: isMet ? 'metWithout' : 'missedWithout', exile };
  const hasWon = s.winners[betrayer] === true;
  return { betrayer: hasWon ? 'betrayerWins' : 'betrayerLoses', colony: isMet ? 'metDespite' : 'missedWith', exile };
}

function exileIn(s: State): Secret {
  const exiled = [...s.players.keys()].filter((seat) => s.players[seat]!.exiled);
  const betrayers = exiled.filter((seat) => isBetrayer(s, seat)).length;
  if (exiled.length === 0) return 'nobodyExiled';
  if (betrayers === 0) return 'loyalExiled';
  return betrayers === exiled.length ? 'betrayerExiled' : 'bothExiled';
}
