/** The open questions of a view. Every game's view has them, in the same place. */
import type { Choice, Seat } from '@horda/kernel';
import type { OwnAsk } from '../games/web-game.ts';

interface SeenAsk {
  readonly seat: Seat;
  /** The seat has answered: nobody waits for it. */
  readonly answered: boolean;
  /** On an open floor: all see the picks, and every seat that is asked may answer until the floor closes. */
  readonly open?: true;
  /** A standing offer: the seat may take it up, and play goes on meanwhile. */
  readonly offered?: true;
  readonly own: OwnAsk<Choice> | null;
}

export function asksOf(view: unknown): readonly SeenAsk[] {
  return (view as { readonly asks?: readonly SeenAsk[] } | null)?.asks ?? [];
}

/** Where several seats are asked at once: those still deciding, except `own`. Empty if only one is asked. */
export function decidingWith(view: unknown, own: Seat | null): readonly Seat[] {
  const asks = asksOf(view).filter(({ offered }) => offered !== true);
  return asks.length > 1 ? awaitedIn(view).filter((seat) => seat !== own) : [];
}

export const isOpenFloor = (view: unknown): boolean => asksOf(view).some(({ open }) => open === true);

/** The seats that can answer now, whether or not the game waits for them. */
export const invitedIn = (view: unknown): readonly Seat[] =>
  asksOf(view)
    .filter(({ answered, open }) => open === true || !answered)
    .map(({ seat }) => seat);

/** The seats that have a standing offer. It includes every seat that might use it, so it reveals no hands. */
export const offeredIn = (view: unknown): readonly Seat[] => [
  ...new Set(asksOf(view).flatMap(({ seat, offered }) => (offered === true ? [seat] : []))),
];

/** The seats that the game waits for. */
export const awaitedIn = (view: unknown): readonly Seat[] =>
  asksOf(view)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);

/**
 * The same at a table with bots: what is decided in common (`prompts`) waits for the people who can answer, if only bots
 * would be waited for. The table's own rule for this is `decidingInstead`.
 */
export function awaitedAmong(
  view: unknown,
  seats: readonly { readonly bot: string | null }[],
  prompts: readonly string[] = [],
): readonly Seat[] {
  const awaited = awaitedIn(view);
  const isPerson = (seat: Seat): boolean => seats[seat]?.bot === null;
  const isInCommon = asksOf(view).some(({ own }) => own !== null && prompts.includes(own.prompt));
  if (!isInCommon || awaited.some(isPerson)) return awaited;
  const people = invitedIn(view).filter(isPerson);
  return people.length === 0 ? awaited : people;
}
