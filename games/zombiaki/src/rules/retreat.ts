import { call, emit, rule } from '@horda/kernel';
import type { CardId, State } from '../state.ts';
import { BARRICADE, behind, fromCemetery } from '../content/board.ts';
import { LATER, type Retreat } from './later.ts';
import { retreatBar } from './moving.ts';
import { findZombie, pieceOf } from './zombies.ts';

/**
 * These zombies go back one field each, those nearest the Cemetery first. A zombie stays if the field behind it is
 * taken when its turn comes, or if it stands on street V. (Z82, Z84–Z87, R13, R14)
 */
export const retreat = rule<State, Retreat>(LATER.retreat)({
  next(s, my, f) {
    const [card, rest] = farthest(s, my.zombies);
    if (card === null) return;
    f.my = { zombies: rest };
    f.at = 'next';
    const z = findZombie(s, card)!;
    const bar = retreatBar(s, z);
    if (bar !== null) emit(s, { type: 'retreatBarred', zombie: pieceOf(s, z), rule: bar });
    else call(s, LATER.walk, { zombie: card, to: behind(z.field)!, how: 'forced' });
  },
});

/** Of the zombies still on the board, the one nearest the Cemetery; and the rest. */
function farthest(s: State, cards: readonly CardId[]): [CardId | null, readonly CardId[]] {
  let best: CardId | null = null;
  let field = BARRICADE;
  for (const card of cards) {
    const z = findZombie(s, card);
    if (z === null || (best !== null && fromCemetery(z.field, field) >= 0)) continue;
    best = card;
    field = z.field;
  }
  return [best, cards.filter((card) => card !== best)];
}
