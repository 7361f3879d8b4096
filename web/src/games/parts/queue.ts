/** Who acts before you, for games in which one player acts after the other. */
import type { Seat } from '@horda/kernel';

/** A round at a table: turns go round by seat, beginning with `first`. */
export interface Round {
  readonly seats: number;
  /** Who begins; null: the turns go on and on, without an end of the round. */
  readonly first: Seat | null;
  /** Whose turn it is; below 0: nobody's. */
  readonly active: Seat;
  readonly own: Seat | null;
  /** Who is out of the game has no turn. */
  readonly isOut?: (seat: Seat) => boolean;
}

/** From the seat that acts now to your own; empty: it is your turn, or your next one is not in this round. */
export function queueIn({ seats, first, active, own, isOut = () => false }: Round): readonly Seat[] {
  if (own === null || active < 0 || own === active || isOut(own)) return [];
  const queue: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (active + i) % seats;
    if (seat === first && i > 0) return [];
    if (!isOut(seat) || i === 0) queue.push(seat);
    if (seat === own) return queue;
  }
  return [];
}
