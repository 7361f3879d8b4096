import { emit, reveal } from '@horda/kernel';
import type { Side } from '../content/effects.ts';
import { deckOf, pieceOfCard, printed, rowOf, seatOf } from '../rules/cards.ts';
import type { CardId, State } from '../state.ts';

export const ROW_SIZE = 4;

/** Step 3: cards are turned up until four lie in the row. Dawn ends the game at once. (Z50–Z56, Z89, R36–R41) */
export function draw(s: State, side: Side): void {
  const row = rowOf(s, side);
  const deck = deckOf(s, side);
  const drawn: CardId[] = [];
  while (row.length < ROW_SIZE && deck.length > 0) {
    const card = deck.pop()!;
    if (side === 'zombies' && s.known > 0) s.known--;
    if (printed(s, card).kind === 'dawn') {
      deck.push(card);
      break;
    }
    row.push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) {
    reveal(s);
    emit(s, { type: 'cardsDrawn', side, seat: seatOf(s, side), cards: drawn.map((card) => pieceOfCard(s, card)) });
  }
  if (side === 'humans' && drawn.length > 0 && deck.length === 0)
    emit(s, { type: 'deckRanOut', side, seat: seatOf(s, side) });
  if (side === 'zombies' && row.length < ROW_SIZE) dawnCame(s);
}

/** The humans have held out until Dawn. (Z89) */
function dawnCame(s: State): void {
  reveal(s);
  s.ending = 'dawn';
  emit(s, { type: 'gameEnded', ending: 'dawn', winner: seatOf(s, 'humans') });
  s.kernel.stack = [];
}
