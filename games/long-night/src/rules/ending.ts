/** The end of the game, and who has won. */
import { emit, endAll, reveal, rule, type Seat } from '@horda/kernel';
import { allHold } from '../conditions/conditions.ts';
import type { Condition } from '../content/vocabulary.ts';
import { END } from '../declared.ts';
import { context } from '../effects/context.ts';
import { NONE, type Ending, type State } from '../state.ts';
import { contentOf } from './table.ts';

/** L201: each player who meets the own conditions wins; co-operative: all with the main objective. (L219) */
export const ending = rule<State, { ending: Ending }>(END)({
  close(s, { ending: how }) {
    endAll(s);
    s.ending = how;
    s.phase = 'over';
    s.active = NONE;
    // All hidden objectives are shown. (Q116)
    reveal(s);
    for (const player of s.players) player.shown = true;
    s.winners = s.players.map((_, seat) => hasWon(s, seat));
    emit(s, { type: 'ended', ending: how, winners: [...s.players.keys()].filter((seat) => s.winners[seat]) });
  },
});

function hasWon(s: State, seat: Seat): boolean {
  // Q118: whoever is out has lost.
  if (s.players[seat]!.out) return false;
  if (s.options.mode === 'coop') return s.ending === 'objective';
  return allHold(s, conditionsOf(s, seat), context(s, { deck: 'objective', card: s.main }, seat));
}

/** What a player needs to win, with the changes of an exile card. (F14, Q38) */
export function conditionsOf(s: State, seat: Seat): readonly Condition[] {
  const { objectives, exiles } = contentOf(s);
  const { objective, exiled, exile, needsDespair } = s.players[seat]!;
  const own = objectives[objective]?.conditions ?? [];
  const extra: readonly Condition[] =
    needsDespair && isBetrayer(s, seat) ? [{ of: [{ count: 'morale' }], exactly: 0 }] : [];
  const card = exiles[exile];
  if (!exiled || card === undefined) return [...own, ...extra];
  return isBetrayer(s, seat) ? [card.betrayer, ...own.slice(1), ...extra] : card.conditions;
}

export function isBetrayer(s: State, seat: Seat): boolean {
  return s.players[seat]!.objective >= contentOf(s).betrayals;
}
