/** How people who share a device pass it on. */
import type { Seat } from '@horda/kernel';
import type { TableInfo } from '@horda/protocol';

/** Whose eyes the page has: a seat's, an onlooker's, or, before and after the game, those of who made the table. */
export type Holder = Seat | 'nobody' | 'host';

export interface Sharing {
  readonly holder: Holder;
  hold(holder: Holder): void;
  /** The seats that are played here. */
  readonly seats: readonly Seat[];
  /** Who wants it, whoever is awaited; null: nobody has asked for it. */
  readonly chosen: Seat | null;
  choose(seat: Seat | null): void;
}

/** Who looks at first, before it is known how far the game is: after a reload anybody may sit before the screen. */
export const firstHolder = (watch: string | undefined): Holder => (watch === undefined ? 'host' : 'nobody');

/**
 * Who of those who share this device is to do something; null: none of them is awaited. A proposal goes before moves:
 * the first move would settle it unheard. Where several can act at the same time, they may take it from each other.
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

/** `open`: nobody has anything to hide, so that the device goes on without a cover. */
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
