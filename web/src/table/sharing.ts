/** How people who share a device pass it on. */
import type { Seat } from '@horda/kernel';
import type { TableInfo } from '@horda/protocol';
import type { Readers } from './use-session.ts';

/** Whose view the page shows: a seat's, a spectator's, or, before and after the game, the host's. */
export type Holder = Seat | 'nobody' | 'host';

export interface Sharing {
  readonly holder: Holder;
  hold(holder: Holder): void;
  /** The seats that are played here. */
  readonly seats: readonly Seat[];
  /** The player who asked for the device, even if others are awaited; null: nobody has asked. */
  readonly chosen: Seat | null;
  choose(seat: Seat | null): void;
}

/** On a shared device the player who holds it is "you". After the game nobody holds it. */
export function readersOf(sharing: Pick<Sharing, 'holder' | 'seats'> | null): Readers {
  if (sharing === null || sharing.seats.length < 2) return 'one';
  return typeof sharing.holder === 'number' ? 'several' : 'nobody';
}

/** The first holder, before the state of the game is known: after a reload anybody may sit at the screen. */
export const firstHolder = (watch: string | undefined): Holder => (watch === undefined ? 'host' : 'nobody');

/**
 * The player at this device who has to act; null: none of them. Votes on a proposal come before moves, because a move
 * would drop the proposal. Where several can act at the same time, they may take the device from each other.
 */
export function nextHolder(
  awaited: readonly Seat[],
  { seats: at, proposal }: Pick<TableInfo, 'seats' | 'proposal'>,
  { holder, seats, chosen }: Pick<Sharing, 'holder' | 'seats' | 'chosen'>,
): Seat | null {
  const isHere = (seat: Seat): boolean => seats.includes(seat) && at[seat]?.bot === null;
  const voters = (proposal?.awaited ?? []).filter(isHere);
  if (voters.length === 0 && chosen !== null && isHere(chosen)) return chosen;
  const due = voters.length > 0 ? voters : awaited.filter(isHere);
  if (typeof holder === 'number' && due.includes(holder)) return holder;
  return due[0] ?? null;
}

/** `open`: nobody has anything to hide, so the device is passed on without a cover. */
export function wantedHolder(
  { status }: Pick<TableInfo, 'status'>,
  holder: Holder,
  { due, open }: { readonly due: Seat | null; readonly open: boolean },
): Holder {
  if (status !== 'playing') return 'host';
  if (open && due !== null) return due;
  if (typeof holder !== 'number') return 'nobody';
  return due === null || due === holder ? holder : 'nobody';
}

/**
 * Whether the player who has just moved sees the result for a moment before the next one has the screen. A cover comes at
 * once: what it hides must not lie open until somebody looks away.
 */
export const lingersFor = (holder: Holder, wanted: Holder | null): boolean =>
  typeof holder === 'number' && typeof wanted === 'number';
