/**
 * Silent players. A game without a clock would wait for them for ever: the others may let a bot play on until the owner of
 * the seat returns. A host who is silent before the game does not hold it up either.
 */
import type { Seat } from '@horda/kernel';
import { movesOn, speakerOf } from '@horda/protocol';
import type { TableRecord } from './records.ts';
import { isWaitedFor, persons, playsFor, type Table } from './table.ts';

/**
 * In milliseconds. `short`: from then on, the others may do it if all of them agree, and a game may begin without its
 * host. `long`: from then on, one of them is enough, whoever else is missing. Only `decide` uses these numbers, and its
 * records say what it found, so that a log means the same if they are ever changed.
 */
export const SILENCE = { short: 2 * 60_000, long: 5 * 60_000 } as const;

/** Notes, after a line, when the table last moved on, and when each person was last heard of. */
export function listen(table: Table, record: TableRecord): void {
  if (table.askedAt === table.seq || movesOn(record)) table.moved = table.at;
  const speaker = speakerOf(record);
  if (speaker !== null) table.chairs[speaker]!.heard = table.at;
}

/** How long `seat` has been silent at the time `at`, in milliseconds. Null: a host without a seat. */
export function silenceOf({ moved, chairs }: Table, seat: Seat | null, at: number): number {
  return at - (seat === null ? moved : Math.max(moved, chairs[seat]!.heard));
}

/** Why a bot cannot play for `seat` just because its owner is silent; null: it can, once the silence has lasted. */
export function whyNotSilent(table: Table, seat: Seat): string | null {
  if (table.made.clock.kind !== 'none') return 'this table has a clock, which looks after whoever is late';
  if (table.chairs[seat]!.held !== 'person') return `nobody sits at seat ${seat}`;
  if (playsFor(table, seat) !== null) return `a bot plays seat ${seat} already`;
  return isWaitedFor(table, seat) ? null : `the game does not wait for seat ${seat}`;
}

/** Who must agree that a bot plays for `silent`: all other persons who play themselves. */
export function votersAbout(table: Table, silent: Seat): readonly Seat[] {
  return persons(table).filter((seat) => seat !== silent && playsFor(table, seat) === null);
}
