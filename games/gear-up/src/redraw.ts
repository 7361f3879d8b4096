import { shuffleAnew } from '@horda/kernel';
import { mixedRow } from './rules/row.ts';
import { FIRST_PHASE } from './turn.ts';
import type { State } from './state.ts';

/** Redraws what nobody knows: both zombie piles, the face-down turn cards and the cards under them. (G56) */
export function redraw(s: State): void {
  s.piles = { standard: shuffleAnew(s, s.piles.standard), special: shuffleAnew(s, s.piles.special) };
  if (s.round === 0) return;
  s.row = [...s.row.slice(0, s.turn), ...mixedRow(s, sorted(s.row.slice(s.turn)))];
  const phases = s.round === 1 ? [0, s.under.length] : [0, FIRST_PHASE, s.under.length];
  const under = s.under.slice(0, s.shown);
  for (let i = 1; i < phases.length; i++)
    under.push(...shuffleAnew(s, s.under.slice(Math.max(s.shown, phases[i - 1]!), phases[i])));
  s.under = under;
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}
