/** Zombie cards: drawn, sent to a street, discarded. */
import { emit, shuffle, type Seat } from '@horda/kernel';
import { isSpecial, zombieCard } from '../content/cards.ts';
import type { Wave } from '../content/content.ts';
import { refOf } from './table.ts';
import type { CardId, State } from '../state.ts';

type PileName = 'standard' | 'special';

/** Draws these numbers of cards; an empty pile is refilled from its discards. (B91, G55) */
export function drawZombies(s: State, { standard, special }: Wave): readonly CardId[] {
  return [...drawFrom(s, 'standard', standard), ...drawFrom(s, 'special', special)];
}

function drawFrom(s: State, pile: PileName, count: number): CardId[] {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (s.piles[pile].length === 0) {
      if (s.discards[pile].length === 0) break;
      s.piles[pile] = shuffle(s, s.discards[pile]);
      s.discards[pile] = [];
      emit(s, { type: 'pileReshuffled', pile });
    }
    drawn.push(s.piles[pile].pop()!);
  }
  return drawn;
}

/** A zombie arrives on the third street space with no squares crossed. (B30, B93) */
export function arrive(s: State, seat: Seat, card: CardId): void {
  s.survivors[seat]!.street.push({ card, space: 3, crossed: 0 });
}

export function discard(s: State, card: CardId): void {
  s.discards[isSpecial(zombieCard(s, card).kind) ? 'special' : 'standard'].push(card);
}

export function refs(s: State, cards: readonly CardId[]): ReturnType<typeof refOf>[] {
  return cards.map((card) => refOf(s, card));
}
