/** The open questions of a view. Every game's view has them, in the same place. */
import type { Choice, Seat } from '@horda/kernel';
import type { OwnAsk } from '../games/web-game.ts';

interface SeenAsk {
  readonly seat: Seat;
  readonly answered: boolean;
  readonly own: OwnAsk<Choice> | null;
}

export function asksOf(view: unknown): readonly SeenAsk[] {
  return (view as { readonly asks?: readonly SeenAsk[] } | null)?.asks ?? [];
}

/** Who has still to decide where several are asked at the same time, but for the one who looks on; else nobody. */
export function decidingWith(view: unknown, own: Seat | null): readonly Seat[] {
  const asks = asksOf(view);
  return asks.length > 1 ? awaitedIn(view).filter((seat) => seat !== own) : [];
}

/** The seats that the game waits for. */
export const awaitedIn = (view: unknown): readonly Seat[] =>
  asksOf(view)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);
