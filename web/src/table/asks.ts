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

/** The seats that the game waits for. */
export const awaitedIn = (view: unknown): readonly Seat[] =>
  asksOf(view)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);
