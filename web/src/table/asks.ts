/** The open questions of a view. Every game's view has them, in the same place. */
import type { Choice, Seat } from '@horda/kernel';
import type { OwnAsk } from '../games/web-game.ts';

interface SeenAsk {
  readonly seat: Seat;
  /** Nobody waits for it. */
  readonly answered: boolean;
  /** On an open floor: all see what is picked, and whoever is asked may answer as long as it is open. */
  readonly open?: true;
  /** A standing offer: it may be taken up, and play goes on beside it. */
  readonly offered?: true;
  readonly own: OwnAsk<Choice> | null;
}

export function asksOf(view: unknown): readonly SeenAsk[] {
  return (view as { readonly asks?: readonly SeenAsk[] } | null)?.asks ?? [];
}

/** Who has still to decide where several are asked at the same time, but for the one who looks on; else nobody. */
export function decidingWith(view: unknown, own: Seat | null): readonly Seat[] {
  const asks = asksOf(view).filter(({ offered }) => offered !== true);
  return asks.length > 1 ? awaitedIn(view).filter((seat) => seat !== own) : [];
}

export const isOpenFloor = (view: unknown): boolean => asksOf(view).some(({ open }) => open === true);

/** The seats that can answer now, awaited or only invited. */
export const invitedIn = (view: unknown): readonly Seat[] =>
  asksOf(view)
    .filter(({ answered, open }) => open === true || !answered)
    .map(({ seat }) => seat);

/** The seats that have a standing offer: everybody who could be meant, so that this tells nothing of hands. */
export const offeredIn = (view: unknown): readonly Seat[] => [
  ...new Set(asksOf(view).flatMap(({ seat, offered }) => (offered === true ? [seat] : []))),
];

/** The seats that the game waits for. */
export const awaitedIn = (view: unknown): readonly Seat[] =>
  asksOf(view)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);
